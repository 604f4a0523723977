import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf, Issue, Question } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import type subForm from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import renderer from './renderer.tsx'

afterEach(cleanup)

type Answer = AnswerOf<typeof subForm>

const child = (id: string): Question => ({
  id,
  type: 'input',
  title: { en: id },
  required: false,
  span: 24,
  options: {},
})

/** Children drawn as plain fields that show the issues handed to them. */
const host: QuestionHost = {
  ...plainHost({ 'question-types/sub-form': texts.fill }, 'en'),
  renderQuestion: ({ question, value, onChange, issues, scope }) => (
    <label key={scope + question.id}>
      {question.id}
      <input
        id={`${scope}-${question.id}`}
        value={typeof value === 'string' ? value : ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
      />
      <output>{JSON.stringify(issues)}</output>
    </label>
  ),
}

const show = (options: { minRows?: number; maxRows?: number }, value?: Answer, issues: readonly Issue[] = []) => {
  const answers: (Answer | undefined)[] = []
  const Held = () => {
    const [answer, setAnswer] = useState(value)
    return (
      <renderer.Component
        question={{ ...child('family'), type: 'sub-form', children: [child('name'), child('age')] }}
        options={{ addLabel: {}, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
        onBlur={() => undefined}
        issues={issues}
        readOnly={false}
        controlId="control"
        labelId="label"
        describedBy={undefined}
        page={{ number: 1, total: 1 }}
      />
    )
  }
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="sub-form" questionId="family">
        <span id="label">Family</span>
        <Held />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  return { answers, last: () => answers.at(-1) }
}

const row = (position: number) => within(screen.getByRole('group', { name: `Row ${position}` }))
const add = () => screen.getByRole('button', { name: 'Add a row' })
const rowCount = () => screen.queryAllByRole('group', { name: /^Row/ }).length

test('the fewest rows are there without being an answer, and go along once anything is written', async () => {
  const { answers, last } = show({ minRows: 2 })
  expect(rowCount()).toBe(2)
  expect(answers).toEqual([])
  await userEvent.type(row(2).getByLabelText('name'), 'L')
  expect(last()).toEqual([{}, { name: 'L' }])
  await userEvent.clear(row(2).getByLabelText('name'))
  expect(last()).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Remove row 1' })).toBeNull()
})

test('a new row gets focus on its heading; removing one gives focus back to the add button and says so', async () => {
  const { last } = show({ minRows: 1 }, [{ name: 'first' }])
  await userEvent.click(add())
  expect(document.activeElement?.textContent).toBe('Row 2')
  await userEvent.type(row(2).getByLabelText('name'), 'second')
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 1' }))
  expect(document.activeElement).toBe(add())
  expect(screen.getByText('Row 1 removed, 1 row left').getAttribute('role')).toBe('status')
  expect(last()).toEqual([{ name: 'second' }])
})

test('rows keep their elements while others go, so that what is half done in them survives', async () => {
  show({ minRows: 1 }, [{ name: 'a' }, { name: 'b' }, { name: 'c' }])
  const field = row(3).getByLabelText('name')
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 2' }))
  expect(row(2).getByLabelText('name')).toBe(field)
})

test('no more rows than allowed', async () => {
  show({ maxRows: 2 }, [{ name: 'a' }])
  await userEvent.click(add())
  expect(rowCount()).toBe(2)
  expect(add()).toHaveProperty('disabled', true)
})

test('each child gets its own issues, with the rest of their path', () => {
  show(
    {},
    [{ name: 'a' }, { name: 'b' }],
    [
      { code: 'sub-form.tooFew', params: { count: 3 } },
      { code: 'required', path: [0, 'age'] },
      { code: 'matrix-select.everyRow', path: [1, 'name', 'row1'] },
    ],
  )
  const seen = (position: number) =>
    row(position)
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
  expect(seen(1)).toEqual(['[]', '[{"code":"empty"}]'])
  expect(seen(2)).toEqual(['[{"code":"matrix-select.everyRow","path":["row1"]}]', '[]'])
})
