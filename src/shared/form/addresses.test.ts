import { expect, test } from 'vitest'
import { fieldOf, readField, renameAddress } from './address.ts'
import { addressStatistics, withAddressCells } from './address-figures.ts'
import { addressesOf, addressText, wordless } from './addresses.ts'
import { compileForm } from './compile.ts'
import type { FormDefinition, Json } from './definition.ts'
import { addressesUsed } from './edit.ts'
import { findingsOf } from './findings.ts'
import { noPatterns } from './no-patterns.ts'
import type { TypeAddresses } from './question-type.ts'
import { form, group, question, rule, whenAt } from './testing/forms.ts'
import { testTypes } from './testing/types.ts'

const compile = (definition: FormDefinition) => compileForm(definition, testTypes, noPatterns)
const findings = (definition: FormDefinition) => findingsOf(definition, testTypes, noPatterns)
const context = { now: 0 }

const ruled = form(
  [question('grid', 'grid'), question('why', 'text')],
  [rule('show', ['why'], whenAt('grid', 'r2', 'eq', 'bad'))],
)

test('a rule on one row of a matrix shows a question on the page and on the server', () => {
  const compiled = compile(ruled)
  const session = compiled.openSession()
  const seen: boolean[] = []
  session.subscribe('why', () => seen.push(session.isVisible('why')))
  session.set('grid', { r1: 'bad' })
  expect(session.isVisible('why')).toBe(false)
  session.set('grid', { r1: 'bad', r2: 'bad' })
  expect(session.isVisible('why')).toBe(true)
  session.set('grid', { r2: 'good' })
  // Nobody hears of a change that touches no row a rule reads.
  expect(seen).toEqual([true, false])
  const answers = { grid: { r2: 'bad' }, why: 'late' }
  expect(compiled.submit(answers, context).accepted).toEqual(answers)
  expect(compiled.submit({ grid: { r1: 'bad' }, why: 'late' }, context).dropped).toEqual([
    { questionId: 'why', reason: 'hidden' },
  ])
})

test('a row nobody answered is not answered, in a question that is', () => {
  const compiled = compile(
    form(
      [question('grid', 'grid'), question('a', 'text'), question('b', 'text')],
      [
        rule('show', ['a'], whenAt('grid', 'r1', 'isNull')),
        rule('show', ['b'], group('AND', whenAt('grid', 'r1', 'notNull'), whenAt('grid', 'r2', 'ne', 'bad'))),
      ],
    ),
  )
  const session = compiled.openSession({ grid: { r2: 'bad' } })
  expect([session.isVisible('a'), session.isVisible('b')]).toEqual([true, false])
  session.set('grid', { r1: 'x', r2: 'good' })
  expect([session.isVisible('a'), session.isVisible('b')]).toEqual([false, true])
})

test('columns of rows are compared by what their cells are', () => {
  const child = question('name', 'text')
  const compiled = compile(
    form(
      [question('team', 'rows', { children: [child] }), question('why', 'text')],
      [rule('show', ['why'], whenAt('team', ':rows', 'gt', 1))],
    ),
  )
  const session = compiled.openSession({ team: [{ name: 'Ann' }] })
  expect(session.isVisible('why')).toBe(false)
  session.set('team', [{ name: 'Ann' }, { name: 'Bo' }])
  expect(session.isVisible('why')).toBe(true)
})

test('a title shows one row, also in the question that follows at once', () => {
  const compiled = compile(
    form([
      question('grid', 'grid'),
      question('why', 'text', { title: { en: 'Why {{q:grid.r1}} and not {{q:grid.r2}}?' } }),
    ]),
  )
  const session = compiled.openSession({ grid: { r1: 'bad' } })
  const title = session.title('why', 'en', (of, answer, address = '') =>
    addressText({ question: of, answer, address }, testTypes, wordless(of)),
  )
  expect(title).toBe('Why bad and not ?')
  expect(findings(compiled.definition)).toEqual([])
})

test('a row that is gone is named by the rule and by the title that ask for it', () => {
  const gone = form(
    [
      question('grid', 'grid', { options: { rows: ['r1'] } }),
      question('why', 'text', { title: { en: '{{q:grid.r2}}' } }),
    ],
    [rule('show', ['why'], whenAt('grid', 'r2', 'eq', 'bad'))],
  )
  expect(findings(gone)).toMatchObject([
    { severity: 'error', code: 'rule.missingAddress', questionId: 'grid', params: { address: 'r2' } },
    { severity: 'error', code: 'pipe.missingAddress', questionId: 'why', params: { piped: 'grid', address: 'r2' } },
  ])
  expect(addressesUsed(gone, 'grid')).toEqual(['r2'])
  expect(findings(ruled)).toEqual([])
})

test('what may be asked of a row is its own, not what may be asked of the question', () => {
  const asks = form(
    [question('grid', 'grid'), question('why', 'text')],
    [rule('show', ['why'], whenAt('grid', 'r1', 'like', 'x'))],
  )
  expect(findings(asks)).toMatchObject([{ code: 'rule.operatorNotAllowed', params: { operator: 'like' } }])
})

test('an address is written behind the question, and follows when ids change', () => {
  expect(fieldOf('q1', undefined)).toBe('q1')
  expect(readField(fieldOf('q1', 'row.col:sum'))).toEqual({ questionId: 'q1', address: 'row.col:sum' })
  const renamed = (id: string) => `new-${id}`
  expect(renameAddress('row.col:sum', renamed)).toBe('new-row.new-col:sum')
  expect(renameAddress(':rows', renamed)).toBe(':rows')
})

test('a type that says nothing else of its parts has a column for each, and what can be counted is', () => {
  const erased = testTypes('grid')?.addresses as unknown as TypeAddresses<Json, Json>
  const options: Json = { rows: ['r1', 'r2'] }
  const words = wordless(question('grid', 'grid'))
  const formatter = withAddressCells({ text: () => 'all of it' }, erased)
  expect(formatter.headers?.(options, words)).toEqual(['Row r1', 'Row r2'])
  expect(formatter.cells?.({ r2: 'good' }, options, words)).toEqual([null, 'good'])
  expect(addressStatistics(erased).facts({ r2: 'good' }, options)).toEqual([])
  const marks: TypeAddresses<Json, Json> = {
    list: () => [
      { id: 'a', label: 'A', kind: 'number' },
      { id: 'b', label: 'B', kind: 'choice', values: [{ id: 'x', label: 'X' }] },
      { id: ':sum', label: 'Sum', kind: 'number', derived: true },
    ],
    at: (_answer, id) => (id === 'b' ? ['x'] : 3),
  }
  expect(addressStatistics(marks).facts({}, {})).toEqual([
    { part: 'a', number: 3 },
    { part: 'b', value: 'x' },
  ])
  expect(addressStatistics(marks).parts?.({}, words)).toMatchObject([{ id: 'a' }, { id: 'b' }])
  expect(addressStatistics(marks).values?.({}, words)).toEqual([{ id: 'x', label: 'X' }])
})

test('a type that does not know its options has no parts', () => {
  const odd = question('grid', 'grid', { options: {} })
  expect(addressesOf(odd, testTypes, wordless(odd))).toEqual([])
})
