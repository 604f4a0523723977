import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AnswerOf, Issue } from '#sdk'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import matrixSelect from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof matrixSelect>

const example = matrixSelect.examples[0]?.options ?? matrixSelect.defaults
const options = { ...example, columns: example.columns.map((column) => ({ ...column, quota: 9 })), showLeft: true }

const Drawn = ({ begin, issues }: { begin: Answer | undefined; issues: readonly Issue[] }) => {
  const [value, setValue] = useState(begin)
  return (
    <renderer.Component
      {...rendererProps('matrix-select')}
      options={options}
      value={value}
      onChange={setValue}
      issues={issues}
    />
  )
}
const draw = (
  left: Record<string, number | null>,
  { begin, issues = [] }: { begin?: Answer; issues?: readonly Issue[] } = {},
) =>
  render(
    <QuestionHostProvider
      host={{ ...plainHost({ 'question-types/matrix-select': texts.fill }, 'en'), callAction: async () => ({ left }) }}
    >
      <QuestionScope typeId="matrix-select" questionId="q00001">
        <span id="label">Meal</span>
        <Drawn begin={begin} issues={issues} />
      </QuestionScope>
    </QuestionHostProvider>,
  )
const choice = (row: string, column: RegExp) =>
  within(screen.getByRole('radiogroup', { name: row })).getByRole<HTMLInputElement>('radio', { name: column })
const heading = (name: RegExp) => screen.findByRole('columnheader', { name, hidden: true })

test('a column says how often it may still be chosen; one that is full is closed in every row', async () => {
  draw({ bad: 5, fair: null, good: 0 })
  await heading(/^Poor 5 left$/)
  await heading(/^Fair$/)
  await heading(/^Good Full$/)
  expect(choice('Service', /^Good/).disabled).toBe(true)
  expect(choice('Taste of the food', /^Good/).disabled).toBe(true)
  expect([choice('Service', /^Poor/).disabled, choice('Service', /^Fair/).disabled]).toEqual([false, false])
})

test('what is chosen in one row is no longer there for the others, and comes back with the choice', async () => {
  draw({ bad: 5, fair: 9, good: 1 })
  await heading(/^Good 1 left$/)
  await userEvent.click(choice('Service', /^Good/))
  await heading(/^Good Full$/)
  expect(choice('Taste of the food', /^Good/).disabled).toBe(true)
  expect(choice('Service', /^Good/).disabled).toBe(false)
  await userEvent.click(choice('Service', /^Poor/))
  await heading(/^Good 1 left$/)
  await heading(/^Poor 4 left$/)
  expect(choice('Taste of the food', /^Good/).disabled).toBe(false)
})

test('what was chosen before stays theirs, and is not taken off twice', async () => {
  draw({ bad: 5, fair: 2, good: 0 }, { begin: { service: ['good'], food: ['fair'] } })
  await heading(/^Good Full$/)
  await heading(/^Fair 2 left$/)
  expect(choice('Service', /^Good/).disabled).toBe(false)
  expect(choice('Taste of the food', /^Good/).disabled).toBe(true)
})

test('who came too late sees in which rows to choose something else', async () => {
  draw(
    { bad: 5, fair: 2, good: 0 },
    { begin: { service: ['good'], food: ['fair'] }, issues: [{ code: 'matrix-select.full', path: ['service'] }] },
  )
  await heading(/^Good Full$/)
  const marked = screen.getAllByRole('radiogroup').filter((row) => row.getAttribute('aria-invalid') === 'true')
  expect(marked).toEqual([screen.getByRole('radiogroup', { name: 'Service' })])
})

test('without an answer of the server all are offered', async () => {
  const asked = vi.fn(() => Promise.reject(new Error('offline')))
  render(
    <QuestionHostProvider
      host={{ ...plainHost({ 'question-types/matrix-select': texts.fill }, 'en'), callAction: asked }}
    >
      <QuestionScope typeId="matrix-select" questionId="q00001">
        <span id="label">Meal</span>
        <Drawn begin={undefined} issues={[]} />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ disabled }) => disabled)).toBe(false)
})
