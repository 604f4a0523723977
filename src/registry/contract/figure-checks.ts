// What statistics count.
import type { Fact } from '../../shared/form/question-type.ts'
import { negateTally, put, type Tally, tallyOf } from '../../shared/statistics/tally.ts'
import { sourceOf } from './constants.ts'
import { formatContext } from './format-context.ts'
import { fuzz, given } from './fuzz.ts'
import type { Problem } from './problem.ts'
import { problem, said, short } from './problem.ts'
import { counts } from './schema.ts'
import { unwritten } from './text-shape.ts'
import type { TypeFolder } from './type-folder.ts'

export const factProblems = (type: TypeFolder): Problem[] => {
  const { definition, statistics } = type
  if (!definition || !statistics) return []
  const found: Problem[] = []
  const add = (what: string, remedy: string) => found.push(problem(type, 'statistics.ts', what, remedy))
  for (const { options, answer, valid, facts: meant, children } of definition.examples) {
    if (!valid) continue
    try {
      const context = formatContext(type, children)
      const [listedParts = [], values] = [statistics.parts?.(options, context), statistics.values?.(options, context)]
      // Options may ask for parts or for none: an empty list is the question as a whole, as the server counts it.
      const parts = listedParts.length > 0 ? listedParts : undefined
      for (const listed of [listedParts, values ?? []]) {
        if (new Set(listed.map(({ id }) => id)).size !== listed.length)
          add(`an id is listed twice under ${short(options)}`, 'list each once')
        for (const { label } of listed) {
          const missing = unwritten(label)
          if (missing)
            add(
              `a label is the key ${missing}, which locales/${sourceOf(type)}.json does not hold`,
              'add it to fill in every language',
            )
          else if (label === '') add('a label is empty', 'call what has no words by its place')
        }
      }
      const facts = statistics.facts(answer, options)
      for (const fact of facts) {
        if (parts && !parts.some(({ id }) => id === fact.part))
          add(
            `a fact of ${short(answer)} names the part ${short(fact.part)}, which parts() does not list`,
            'name a listed part, or none for the whole question',
          )
        if (!parts && fact.part !== undefined)
          add(`a fact names the part ${short(fact.part)}, and there are no parts`, 'list parts()')
        if (values && 'value' in fact && !values.some(({ id }) => id === fact.value))
          add(`a fact counts ${short(fact.value)}, which values() does not list`, 'count listed values only')
        if ('number' in fact && !Number.isFinite(fact.number))
          add(`a fact sums ${fact.number}`, 'sum finite numbers only')
      }
      if (meant !== undefined && inOrder(facts) !== inOrder(meant))
        add(
          `the facts of ${short(answer)} are ${inOrder(facts)}, the example says ${inOrder(meant)}`,
          'correct whichever is wrong',
        )
    } catch (failure) {
      add(`the answer ${short(answer)} throws: ${said(failure)}`, 'count every answer the schema allows')
    }
  }
  return [
    ...found,
    ...fuzz(
      type,
      'statistics.ts',
      (answer) => {
        if (!given(type, answer)) return null
        for (const { options } of definition.examples)
          for (const fact of statistics.facts(answer, options))
            if ('number' in fact && !Number.isFinite(fact.number)) return `sums ${fact.number}`
        return null
      },
      200,
    ),
  ]
}

const inOrder = (facts: readonly Fact[]): string =>
  `[${facts
    .map((fact) => JSON.stringify(Object.fromEntries(Object.entries(fact).sort(([a], [b]) => a.localeCompare(b)))))
    .sort()
    .join(',')}]`

export const tallyProblems = (type: TypeFolder): Problem[] => {
  const { definition, statistics } = type
  if (!definition || !statistics) return []
  const sets = definition.examples
    .filter(({ valid }) => valid)
    .map(({ answer, options }): readonly Fact[] => {
      try {
        return statistics.facts(answer, options)
      } catch {
        return []
      }
    })
  const tallies = sets.map(tallyOf)
  const all = tallies.reduce(merged, noTally)
  const same = [
    tallies.toReversed().reduce(merged, noTally),
    merged(all, noTally),
    ...tallies.map((each) => merged(merged(all, each), negateTally(each))),
  ]
  const isRight =
    same.every((tally) => counts(tally) === counts(all)) &&
    counts(tallies.map(negateTally).reduce(merged, all)) === '[]'
  return isRight
    ? []
    : [
        problem(
          type,
          'statistics.ts',
          'figures depend on the order of answers',
          'let facts() depend on the answer and its options alone',
        ),
      ]
}

const noTally: Tally = new Map()

/** As the projector adds up a batch. */
const merged = (a: Tally, b: Tally): Tally => {
  const sum = new Map(a)
  for (const counter of b.values()) put(sum, counter)
  return sum
}
