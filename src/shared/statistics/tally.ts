// Counters that can be added, removed and merged, so that figures follow every change without counting again.
import type { Fact } from '../form/question-type.ts'
import { binOf } from './bins.ts'
import { addDecimals, type Decimal, negate, toDecimal, zero } from './decimal.ts'

export type CounterKind = 'answered' | 'value' | 'number'

export interface Counter {
  readonly part: string
  readonly kind: CounterKind
  /** The counted value, the bin of a number, or '' for `answered`. */
  readonly value: string
  readonly count: number
  /** Exact sum of the numbers of a bin; zero for other kinds. */
  readonly sum: Decimal
  /** Of a bin. Null for other kinds, and where a removal may have taken the extreme: then only the answers know it. */
  readonly min: number | null
  readonly max: number | null
}

/** Counters of one question by (part, kind, value). Counters that reach zero are gone. */
export type Tally = ReadonlyMap<string, Counter>

/** The counters of one answer: `answered` once, and what each fact adds. */
export const tallyOf = (facts: readonly Fact[]): Tally => {
  const tally: Map<string, Counter> = new Map()
  put(tally, { part: '', kind: 'answered', value: '', count: 1, sum: zero, min: null, max: null })
  for (const fact of facts) {
    const counter = counterOf(fact)
    if (counter) put(tally, counter)
  }
  return tally
}

/** The same counters below zero: adding it removes. Minimum and maximum are left open. */
export const negateTally = (tally: Tally): Tally => {
  const negative: Map<string, Counter> = new Map()
  for (const [key, counter] of tally)
    negative.set(key, { ...counter, count: -counter.count, sum: negate(counter.sum), min: null, max: null })
  return negative
}

/** The counter that one fact adds, or null for a number that cannot be summed (NaN, infinite, beyond 10^300). */
export const counterOf = (fact: Fact): Counter | null => {
  const part = fact.part ?? ''
  if ('value' in fact)
    return { part, kind: 'value', value: fact.value.slice(0, maxValue), count: 1, sum: zero, min: null, max: null }
  const { number } = fact
  if (!(Math.abs(number) <= 1e300)) return null
  return { part, kind: 'number', value: binOf(number), count: 1, sum: toDecimal(number), min: number, max: number }
}

/** Adds one counter to a tally that is being built. */
export const put = (tally: Map<string, Counter>, counter: Counter): void => {
  const key = counterKey(counter)
  const present = tally.get(key)
  if (!present) {
    tally.set(key, counter)
    return
  }
  const count = present.count + counter.count
  const sum = counter.kind === 'number' ? addDecimals(present.sum, counter.sum) : zero
  if (count === 0 && sum.digits === 0n) {
    tally.delete(key)
    return
  }
  tally.set(key, {
    ...present,
    count,
    sum,
    min: extreme(Math.min, present.min, counter.min),
    max: extreme(Math.max, present.max, counter.max),
  })
}

/** Values are option ids or short texts; an index entry must stay small. */
const maxValue = 200

/** Names a counter within its question. */
export const counterKey = ({ part, kind, value }: Pick<Counter, 'part' | 'kind' | 'value'>): string =>
  `${kind}\u0000${part}\u0000${value}`

const extreme = (pick: (a: number, b: number) => number, a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : pick(a, b)
