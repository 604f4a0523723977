import { expect, test } from 'vitest'
import { describeFilter, type FilterField, type FilterOperator, finishFilter, suggestFilters } from './filter.ts'

const fields: FilterField[] = [
  { id: 'title', label: 'Title', kind: 'text' },
  {
    id: 'status',
    label: 'Status',
    kind: 'choice',
    options: [
      { id: 'open', label: 'Open' },
      { id: 'stopped', label: 'Stopped' },
    ],
  },
  { id: 'answers', label: 'Answers', kind: 'number' },
  { id: 'sent', label: 'Sent', kind: 'date' },
]
const operators: FilterOperator[] = [
  { id: 'is', label: 'is', kinds: ['choice', 'number'], arity: 'one' },
  { id: 'any', label: 'is any of', kinds: ['choice'], arity: 'many' },
  { id: 'has', label: 'contains', kinds: ['text'], arity: 'one' },
  { id: 'between', label: 'between', kinds: ['number', 'date'], arity: 'two' },
  { id: 'empty', label: 'is empty', kinds: ['text', 'choice', 'number', 'date'], arity: 'none' },
]
const labels = (typed: string) => suggestFilters(fields, operators, typed).map((each) => each.label)

test('nothing typed offers the fields, a name the field, a choice the whole filter', () => {
  expect(labels('')).toEqual(['Title', 'Status', 'Answers', 'Sent'])
  expect(labels('sta')).toEqual(['Status', 'Title contains sta'])
  expect(labels('OPEN')).toEqual(['Title contains OPEN', 'Status is Open'])
  expect(labels('42')).toEqual(['Title contains 42', 'Answers is 42'])
  expect(suggestFilters(fields, operators, '42')[1]?.filter).toEqual({ field: 'answers', operator: 'is', values: [42] })
})

test('a draft is finished when it has what its operator asks for', () => {
  const finish = (operator: string, ...values: (string | number | undefined)[]) =>
    finishFilter({ field: 'x', operator, values }, operators)?.values
  expect(finish('has', '  a ')).toEqual(['a'])
  expect(finish('has', '')).toBeUndefined()
  expect(finish('is', 0)).toEqual([0])
  expect(finish('between', 1, undefined)).toBeUndefined()
  expect(finish('between', 1, 2, 3)).toEqual([1, 2])
  expect(finish('empty', 'left over')).toEqual([])
  expect(finish('any')).toBeUndefined()
  expect(finish('gone', 1)).toBeUndefined()
})

test('a filter reads as field, operator and value, whatever has become of them', () => {
  const text = (field: string, operator: string, ...values: (string | number)[]) =>
    describeFilter({ field, operator, values }, fields, operators, (value, { kind }) =>
      kind === 'number' ? `${value} pcs` : String(value),
    )
  expect(text('status', 'any', 'open', 'stopped')).toEqual({
    field: 'Status',
    operator: 'is any of',
    value: 'Open, Stopped',
  })
  expect(text('answers', 'between', 1, 5).value).toBe('1 pcs – 5 pcs')
  expect(text('gone', 'odd', 'x')).toEqual({ field: 'gone', operator: 'odd', value: 'x' })
})
