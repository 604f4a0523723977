import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import texts from '../../question-types/radio/locales/en.json' with { type: 'json' }
import type { Choice, ChoiceAnswer } from './choice.ts'
import { ChoiceControl } from './choice-control.tsx'
import { useOfferedChoices } from './use-offered-choices.ts'

afterEach(cleanup)

const choices: readonly Choice[] = [
  { id: 'boat', label: { en: 'Boat' }, quota: 4 },
  { id: 'walk', label: { en: 'Walk' }, description: { en: 'Along the river' }, quota: 9 },
  { id: 'rest', label: { en: 'Rest' } },
]
const question = { id: 'q1', type: 'radio', title: {}, required: false, span: 24, options: {} }

const Asked = ({ value, readOnly = false }: { value?: ChoiceAnswer; readOnly?: boolean }) => (
  <ChoiceControl
    kind="radio"
    question={question}
    choices={useOfferedChoices(choices, { value, issues: [], readOnly })}
    columns={1}
    value={value}
    onChange={() => undefined}
    onBlur={() => undefined}
    issues={[]}
    readOnly={readOnly}
    controlId="control"
    labelId="label"
    describedBy={undefined}
  />
)
const draw = (asked: { value?: ChoiceAnswer; readOnly?: boolean }, callAction: () => Promise<unknown>) =>
  render(
    <QuestionHostProvider host={{ ...plainHost({ 'question-types/radio': texts.fill }, 'en'), callAction }}>
      <QuestionScope typeId="radio" questionId="q1">
        <Asked {...asked} />
      </QuestionScope>
    </QuestionHostProvider>,
  )
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })

test('an option that is full is closed and says so; how many are left stands below the others', async () => {
  draw({}, async () => ({ left: { boat: 0, walk: 3 } }))
  expect(await screen.findByText(texts.fill['quota.out'])).toBeDefined()
  expect(radio('Boat').disabled).toBe(true)
  expect(screen.getByRole('radio', { name: 'Walk', description: 'Along the river 3 left' })).toBeDefined()
  expect([radio('Walk').disabled, radio('Rest').disabled]).toEqual([false, false])
})

test('what somebody chose before it was full stays theirs to take back', async () => {
  draw({ value: { ids: ['boat'] } }, async () => ({ left: { boat: 0, walk: null } }))
  expect(await screen.findByText(texts.fill['quota.out'])).toBeDefined()
  expect(radio('Boat').disabled).toBe(false)
})

test('without an answer of the server all are offered; where nothing is filled in nobody asks', async () => {
  const refuses = vi.fn(() => Promise.reject(new Error('offline')))
  draw({}, refuses)
  await vi.waitFor(() => expect(refuses).toHaveBeenCalledOnce())
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ disabled }) => disabled)).toEqual([false, false, false])
  cleanup()
  const unasked = vi.fn(() => Promise.resolve({ left: { boat: 0 } }))
  draw({ readOnly: true }, unasked)
  expect(unasked).not.toHaveBeenCalled()
})
