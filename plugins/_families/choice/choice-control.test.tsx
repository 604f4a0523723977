import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import texts from '../../question-types/checkbox/locales/en.json' with { type: 'json' }
import type { Choice, ChoiceAnswer } from './choice.ts'
import { ChoiceControl } from './choice-control.tsx'
import { ChooseAll } from './choose-all.tsx'
import { shuffledChoices } from './shown-order.ts'

afterEach(cleanup)

const choices: readonly Choice[] = [
  { id: 'tea', label: { en: 'Tea' }, description: { en: 'Green or black' } },
  { id: 'coffee', label: { en: 'Coffee' } },
  { id: 'juice', label: { en: 'Juice' } },
  { id: 'milk', label: { en: 'Milk' }, disabled: true },
  { id: 'other', label: { en: 'Other' }, allowText: true },
  { id: 'none', label: { en: 'None of these' }, exclusive: true },
]
const question = { id: 'q1', type: 'checkbox', title: {}, required: false, span: 24, options: {} }

const Drawn = ({ seed, spy }: { seed?: string; spy: (answer: ChoiceAnswer | undefined) => void }) => {
  const [value, setValue] = useState<ChoiceAnswer | undefined>()
  const change = (next: ChoiceAnswer | undefined) => {
    spy(next)
    setValue(next)
  }
  return (
    <QuestionHostProvider
      host={{ ...plainHost({ 'question-types/checkbox': texts.fill }, 'en'), ...(seed !== undefined && { seed }) }}
    >
      <QuestionScope typeId="checkbox" questionId="q1">
        <ChooseAll choices={choices} value={value} onChange={change} readOnly={false} />
        <ChoiceControl
          kind="checkbox"
          question={question}
          choices={choices}
          columns={1}
          shuffle
          value={value}
          onChange={change}
          onBlur={() => undefined}
          issues={[]}
          readOnly={false}
          controlId="control"
          labelId="label"
          describedBy={undefined}
        />
      </QuestionScope>
    </QuestionHostProvider>
  )
}
const shownIds = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ value }) => value)

test('a respondent sees their own order, and the answer keeps the author’s', async () => {
  const spy = vi.fn()
  const seed = ['a', 'b', 'c', 'd', 'e'].find((each) => shuffledChoices(choices, `${each}:q1`)[0]?.id === 'juice')
  render(<Drawn seed={seed ?? ''} spy={spy} />)
  expect(shownIds()).toEqual(shuffledChoices(choices, `${seed}:q1`).map(({ id }) => id))
  expect(shownIds()[0]).toBe('juice')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Juice' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tea', description: 'Green or black' }))
  expect(spy).toHaveBeenLastCalledWith({ ids: ['tea', 'juice'] })
})

test('where nobody answers, options stand as their author wrote them', () => {
  render(<Drawn spy={vi.fn()} />)
  expect(shownIds()).toEqual(choices.map(({ id }) => id))
})

test('one press chooses all that can be chosen together, the next one nothing', async () => {
  const spy = vi.fn()
  render(<Drawn spy={spy} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'None of these' }))
  await userEvent.click(screen.getByRole('button', { name: texts.fill['choice.all'] }))
  expect(spy).toHaveBeenLastCalledWith({ ids: ['tea', 'coffee', 'juice'] })
  await userEvent.click(screen.getByRole('button', { name: texts.fill['choice.clear'] }))
  expect(spy).toHaveBeenLastCalledWith(undefined)
})

test('choosing all keeps what somebody wrote', async () => {
  const spy = vi.fn()
  render(<Drawn spy={spy} />)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Other' }))
  await userEvent.type(screen.getByRole('textbox'), 'Water')
  await userEvent.click(screen.getByRole('button', { name: texts.fill['choice.all'] }))
  expect(spy).toHaveBeenLastCalledWith({ ids: ['tea', 'coffee', 'juice', 'other'], other: 'Water' })
})
