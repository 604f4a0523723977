import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { AnswerOf, Issue, OptionsOf, PostedFields, Question } from '#sdk'
import { type QuestionHost, QuestionHostProvider, QuestionScope } from '#sdk/ui'
import { compileForm } from '#shared/form/compile'
import { noPatterns } from '#shared/form/no-patterns'
import { postedFields } from '#shared/form/posted'
import { form, question } from '#shared/form/testing/forms'
import { testTypes } from '#shared/form/testing/types'
import { plainHost } from '#src/plugin-sdk/ui/plain-host.tsx'
import { rendererProps } from '../../_families/renderer-props.testing.ts'
import type subForm from './definition.ts'
import texts from './locales/en.json' with { type: 'json' }
import posted from './posted.ts'
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

const compiled = compileForm(form([question('age', 'text', { options: { once: true } })]), testTypes, noPatterns)
const aroundRows = { compiled, session: compiled.openSession() }

const show = (
  options: Partial<OptionsOf<typeof subForm>>,
  value?: Answer,
  issues: readonly Issue[] = [],
  inHost: QuestionHost = host,
) => {
  const answers: (Answer | undefined)[] = []
  const Held = () => {
    const [answer, setAnswer] = useState(value)
    return (
      <renderer.Component
        {...rendererProps('sub-form', {
          ...child('family'),
          type: 'sub-form',
          children: [child('name'), child('age')],
        })}
        options={{ addLabel: {}, ...options }}
        value={answer}
        onChange={(next) => {
          answers.push(next)
          setAnswer(next)
        }}
        issues={issues}
      />
    )
  }
  render(
    <QuestionHostProvider host={inHost}>
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

test('a copy stands below its row with what that holds, and has the focus; no more of them than rows allowed', async () => {
  const { last } = show({ copyRows: true, maxRows: 3 }, [{ name: 'a', age: '7' }, { name: 'b' }])
  const field = row(2).getByLabelText('name')
  await userEvent.click(screen.getByRole('button', { name: 'Copy row 1' }))
  expect(last()).toEqual([{ name: 'a', age: '7' }, { name: 'a', age: '7' }, { name: 'b' }])
  expect(document.activeElement?.textContent).toBe('Row 2')
  expect(row(3).getByLabelText('name'), 'the next row is the one it was').toBe(field)
  await userEvent.type(row(2).getByLabelText('name'), 'x')
  expect(last()?.[0]).toEqual({ name: 'a', age: '7' })
  for (const button of screen.getAllByRole('button', { name: /^Copy/ })) expect(button).toHaveProperty('disabled', true)
})

test('a copy leaves out what is good only once, and stands below the rows that stay', async () => {
  const named = [
    { id: 'row001', label: { en: 'Breakfast' } },
    { id: 'row002', label: {} },
  ]
  const { last } = show({ copyRows: true, named }, [{ name: 'a', age: '7' }, {}], [], {
    ...host,
    form: aroundRows,
  })
  await userEvent.click(screen.getByRole('button', { name: 'Copy row 1' }))
  expect(last()).toEqual([{ name: 'a', age: '7' }, {}, { name: 'a' }])
})

test('rows cannot be copied where the author has not said so', () => {
  show({}, [{ name: 'a' }])
  expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()
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

test('totals follow what is typed, as people add amounts', () => {
  const children = [child('price'), child('name')]
  render(
    <QuestionHostProvider host={host}>
      <QuestionScope typeId="sub-form" questionId="family">
        <renderer.Component
          {...rendererProps('sub-form', { ...child('family'), type: 'sub-form', children })}
          options={{ addLabel: {}, totals: ['price', 'gone'] }}
          value={[{ price: 0.1, name: 'A' }, { price: 0.2 }, { name: 'C' }]}
          onChange={() => undefined}
        />
      </QuestionScope>
    </QuestionHostProvider>,
  )
  const total = screen.getByText(texts.fill.total.replace('{{name}}', 'price'))
  expect(total.nextElementSibling?.textContent).toBe('0.3')
  expect(screen.queryByText(texts.fill.total.replace('{{name}}', 'name'))).toBeNull()
})

test('rows that stay are there by their names, come first and cannot be removed', async () => {
  const named = [
    { id: 'row001', label: { en: 'Breakfast' } },
    { id: 'row002', label: {} },
  ]
  const { answers, last } = show({ named })
  const first = within(screen.getByRole('group', { name: 'Breakfast' }))
  expect(answers).toEqual([])
  await userEvent.click(add())
  await userEvent.type(row(3).getByLabelText('name'), 'Tea')
  await userEvent.type(first.getByLabelText('name'), 'Oats')
  expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'Remove row 3' }))
  expect(last()).toEqual([{ name: 'Oats' }, {}])
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})

test('without scripts: rows left empty are not given, those that stay are, and more can be filled in', () => {
  const options = { addLabel: {}, maxRows: 4, named: [{ id: 'row001', label: { en: 'Breakfast' } }] }
  const childOf = (id: string) => ({ id, read: ({ one }: PostedFields) => one() || undefined })
  const read = (sent: Record<string, string>) =>
    posted.read(
      postedFields(new Map(Object.entries(sent).map(([name, value]) => [`q.${name}`, [value]])), 'q'),
      options,
      ['name', 'age'].map(childOf),
    )
  expect(read({ rows: '3' })).toBeUndefined()
  expect(read({ rows: '3', '1.age': '7', '2.name': 'Bo' })).toEqual([{}, { age: '7' }, { name: 'Bo' }])
  expect(read({ rows: '3', '0.name': 'Al', '2.name': 'Bo' })).toEqual([{ name: 'Al' }, { name: 'Bo' }])
  for (const rows of ['', '-1', '1.5', '999999', 'many']) expect(read({ rows, '0.name': 'Al' })).toBeUndefined()
})
