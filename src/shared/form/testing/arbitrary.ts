// Random forms and answers for property tests: good, bad, cyclic and hostile ones in one mix.
import fc from 'fast-check'
import {
  type Condition,
  type ConditionGroup,
  type FormDefinition,
  type Json,
  operators,
  type Question,
  type Rule,
} from '../definition.ts'
import { choices, form } from './forms.ts'

/** One seed for every property test: a failure seen once is seen by everyone. */
export const seed = 20_260_801

const leafTypes = ['text', 'number', 'single', 'multiple', 'date'] as const
const types = [
  ...leafTypes,
  'text',
  'number',
  'single',
  'grid',
  'rows',
  'page-break',
  'section',
  'display',
  'unheard-of',
]

const optionsOf = (type: string): fc.Arbitrary<Json> => {
  switch (type) {
    case 'text':
      return fc.constantFrom<Json>({}, { maxLength: 3 }, { pattern: '^[a-z]+$' })
    case 'number':
      return fc.constantFrom<Json>({}, { min: 0, max: 5 })
    case 'rows':
      return fc.constantFrom<Json>({}, { maxRows: 2 })
    case 'grid':
      return fc.constantFrom<Json>({ rows: ['r1', 'r2'] }, { rows: ['r1'] })
    case 'single':
    case 'multiple':
      return fc.constantFrom<Json>(choices('a', 'b', 'c'), choices('a', 'b'))
    default:
      return fc.constant<Json>({})
  }
}

const questionOf = (id: string, type: string, ids: readonly string[]): fc.Arbitrary<Question> =>
  fc
    .record({
      title: fc.oneof(
        { weight: 4, arbitrary: fc.constant(`Title of ${id}`) },
        { weight: 1, arbitrary: fc.constantFrom(...ids, 'gone').map((piped) => `About {{q:${piped}}}`) },
        { weight: 1, arbitrary: fc.constantFrom(...ids).map((piped) => `Row {{q:${piped}.r1}}, {{q:${piped}.:rows}}`) },
      ),
      required: fc.boolean(),
      hidden: fc.oneof({ weight: 15, arbitrary: fc.constant(false) }, { weight: 1, arbitrary: fc.constant(true) }),
      options: optionsOf(type),
      children: type === 'rows' ? childrenOf(id) : fc.constant(undefined),
    })
    .map(({ title, children, hidden, ...rest }) => ({
      id,
      type,
      title: { en: title },
      span: 24,
      ...rest,
      ...(hidden ? { hidden } : {}),
      ...(children ? { children } : {}),
    }))

const childrenOf = (id: string): fc.Arbitrary<Question[]> =>
  fc
    .tuple(fc.constantFrom(...leafTypes), fc.constantFrom(...leafTypes, 'display'))
    .chain(([first, second]) => fc.tuple(questionOf(`${id}x`, first, [id]), questionOf(`${id}y`, second, [id])))

const value: fc.Arbitrary<Condition['optionValue']> = fc.oneof(
  fc.constantFrom<Condition['optionValue']>('a', 'b', 'ab', '', '3', '2024-05-01', undefined, 0, 3, 5.5),
  fc.subarray(['a', 'b', 'c']),
)

const conditionOn = (ids: readonly string[]): fc.Arbitrary<Condition> =>
  fc
    .record({
      formItemId: fc.constantFrom(...ids),
      address: fc.option(fc.constantFrom('r1', 'r2', ':rows', ...ids.map((id) => `${id}x`)), {
        freq: 1,
        nil: undefined,
      }),
      expression: fc.constantFrom(...operators),
      optionValue: value,
    })
    .map(({ address, optionValue, ...rest }) => ({
      ...rest,
      ...(address !== undefined && { address }),
      ...(optionValue !== undefined && { optionValue }),
    }))

const groupOn = (ids: readonly string[], depth: number): fc.Arbitrary<ConditionGroup> => {
  const entry: fc.Arbitrary<Condition | ConditionGroup> =
    depth === 0
      ? conditionOn(ids)
      : fc.oneof({ weight: 4, arbitrary: conditionOn(ids) }, { weight: 1, arbitrary: groupOn(ids, depth - 1) })
  return fc.record({
    relation: fc.constantFrom('AND', 'OR'),
    conditionList: fc.array(entry, { minLength: 0, maxLength: 3 }),
  })
}

/** Rules read any question, so chains, cycles, self-references and missing questions all come up. */
const ruleOn = (ids: readonly string[]): fc.Arbitrary<Rule> =>
  fc
    .tuple(
      groupOn(ids, 2),
      fc.array(fc.record({ formItemId: fc.constantFrom(...ids), type: fc.constantFrom('show', 'hide') }), {
        maxLength: 3,
      }),
      fc.string({ unit: fc.constantFrom('r', 's', 't'), minLength: 4, maxLength: 4 }),
    )
    .map(([group, triggerList, id]) => ({ ...group, id, triggerList }))

const awkwardIds = ['constructor', '__proto__', 'toString']

export const anyForm: fc.Arbitrary<FormDefinition> = fc
  .tuple(
    fc.array(fc.constantFrom(...types), { minLength: 1, maxLength: 9 }),
    fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  )
  .chain(([picked, awkward]) => {
    const ids = picked.map((_, at) => (awkward === 1 && awkwardIds[at]) || `q${at}`)
    const all = [...ids, 'gone']
    return fc
      .tuple(
        fc.tuple(...picked.map((type, at) => questionOf(ids[at] ?? '', type, ids))),
        fc.array(ruleOn(all), { maxLength: 6 }),
      )
      .map(([questions, rules]) => form(questions, rules))
  })

const leaf: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('a', 'b', 'c', 'ab', '', ' ', 'abcd', '3', '2024-05-01', '2999-01-01', null, true),
  fc.constantFrom<Json>(0, 3, 5.5, 6, -1, ['a'], ['a', 'b'], ['b', 'a'], ['a', 'a'], ['a', 'b', 'c'], [], ['z'], {}),
)

const rowsOf = (id: string): fc.Arbitrary<Json> =>
  fc.array(
    fc
      .tuple(leaf, leaf, leaf)
      .chain(([x, y, foreign]) => fc.subarray(Object.entries({ [`${id}x`]: x, [`${id}y`]: y, foreign })))
      .map((entries): Json => Object.fromEntries(entries)),
    { maxLength: 3 },
  )

/** Mostly what the type wants, so that many submissions pass; sometimes anything. */
const fitting = (question: Question): fc.Arbitrary<Json> => {
  switch (question.type) {
    case 'text':
      return fc.constantFrom<Json>('a', 'ab', 'abc', 'b', '', '2024-05-01')
    case 'number':
      return fc.constantFrom<Json>(0, 1, 3, 5, 5.5)
    case 'single':
      return fc.constantFrom<Json>('a', 'b')
    case 'multiple':
      return fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 })
    case 'date':
      return fc.constantFrom<Json>('2024-05-01', '2023-12-31', '2024-06-30')
    case 'grid':
      return fc.dictionary(fc.constantFrom('r1', 'r2', 'r3'), fc.constantFrom('a', 'b', ''), { maxKeys: 3 })
    case 'rows':
      return fc.oneof(
        rowsOf(question.id),
        fc
          .tuple(
            ...(question.children ?? []).map((child) => fitting(child).map((answer) => [child.id, answer] as const)),
          )
          .map((entries): Json => [Object.fromEntries(entries)]),
      )
    default:
      return leaf
  }
}

export const answerTo = (question: Question): fc.Arbitrary<Json> =>
  fc.oneof({ weight: 6, arbitrary: fitting(question) }, { weight: 1, arbitrary: leaf })

/** Entries rather than an object: keeps `__proto__` an ordinary key and the order random. */
export const answersTo = (definition: FormDefinition): fc.Arbitrary<(readonly [string, Json])[]> =>
  fc
    .tuple(
      ...definition.questions.map((question) =>
        fc.option(
          answerTo(question).map((answer) => [question.id, answer] as const),
          { freq: 6, nil: null },
        ),
      ),
      fc.option(
        leaf.map((answer) => ['foreign', answer] as const),
        { freq: 1, nil: null },
      ),
    )
    .map((entries) => entries.filter((entry) => entry !== null))
    .chain((entries) => fc.shuffledSubarray(entries, { minLength: entries.length }))

/** As JSON.parse would make it: `__proto__` an own key. */
export const asSent = (entries: readonly (readonly [string, Json])[]): Record<string, Json> =>
  JSON.parse(`{${entries.map(([id, answer]) => `${JSON.stringify(id)}:${JSON.stringify(answer)}`).join(',')}}`)
