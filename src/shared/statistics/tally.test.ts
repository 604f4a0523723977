import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact } from '../form/question-type.ts'
import { binOf, binRange } from './bins.ts'
import { addDecimals, parseDecimal, printDecimal, toDecimal } from './decimal.ts'
import { negateTally, put, type Tally, tallyOf } from './tally.ts'

const fact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ part: fc.constantFrom('', 'row1', 'row2'), value: fc.constantFrom('a', 'b', 'c', '其他') }),
  fc.record({
    part: fc.constantFrom('', 'row1'),
    number: fc.oneof(fc.integer({ min: -5, max: 5 }), fc.double({ min: -1e6, max: 1e6, noNaN: true })),
  }),
)
const answer = fc.array(fact, { maxLength: 6 })
const answers = fc.array(answer, { maxLength: 12 })

const emptyTally: Tally = new Map()
/** As the projector adds up a batch. */
const merged = (a: Tally, b: Tally): Tally => {
  const sum = new Map(a)
  for (const counter of b.values()) put(sum, counter)
  return sum
}
const countAll = (list: readonly (readonly Fact[])[]): Tally => list.map(tallyOf).reduce(merged, emptyTally)
const plain = (tally: Tally) =>
  [...tally.entries()]
    .map(([key, { sum, ...rest }]) => ({ key, ...rest, sum: printDecimal(sum) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
const withoutExtremes = (tally: Tally) => plain(tally).map(({ min: _min, max: _max, ...rest }) => rest)

describe('a tally', () => {
  it('counts answers, values and numbers', () => {
    const tally = countAll([[{ value: 'a' }, { number: 12.34 }], [{ value: 'a' }, { number: 12.31 }], []])
    expect(plain(tally)).toEqual([
      { key: 'answered\0\0', part: '', kind: 'answered', value: '', count: 3, sum: '0', min: null, max: null },
      {
        key: 'number\0\x0012.3',
        part: '',
        kind: 'number',
        value: '12.3',
        count: 2,
        sum: '24.65',
        min: 12.31,
        max: 12.34,
      },
      { key: 'value\0\0a', part: '', kind: 'value', value: 'a', count: 2, sum: '0', min: null, max: null },
    ])
  })

  it('leaves out numbers that cannot be summed', () => {
    expect([...countAll([[{ number: Number.NaN }, { number: Number.POSITIVE_INFINITY }]]).keys()]).toEqual([
      'answered\0\0',
    ])
  })

  it('merging equals counting one after the other', () => {
    fc.assert(
      fc.property(answers, answers, (a, b) => {
        expect(plain(merged(countAll(a), countAll(b)))).toEqual(plain(countAll([...a, ...b])))
      }),
    )
  })

  it('the empty tally changes nothing', () => {
    fc.assert(
      fc.property(answers, (a) => {
        const tally = countAll(a)
        expect(plain(merged(tally, emptyTally))).toEqual(plain(tally))
        expect(plain(merged(emptyTally, tally))).toEqual(plain(tally))
      }),
    )
  })

  it('does not depend on the order', () => {
    fc.assert(
      fc.property(
        answers.chain((a) => fc.tuple(fc.constant(a), fc.shuffledSubarray(a, { minLength: a.length }))),
        ([a, shuffled]) => {
          expect(plain(countAll(shuffled))).toEqual(plain(countAll(a)))
        },
      ),
    )
  })

  it('removing undoes adding, but for extremes only the answers know', () => {
    fc.assert(
      fc.property(answers, answer, (a, extra) => {
        const before = countAll(a)
        const after = merged(merged(before, tallyOf(extra)), negateTally(tallyOf(extra)))
        expect(withoutExtremes(after)).toEqual(withoutExtremes(before))
        for (const [key, counter] of after)
          if (counter.min !== null)
            expect(counter).toMatchObject({ min: before.get(key)?.min, max: before.get(key)?.max })
      }),
    )
  })
})

describe('bins', () => {
  it('keep whole numbers below 1,000 apart', () => {
    const numbers = Array.from({ length: 1999 }, (_, index) => index - 999)
    expect(new Set(numbers.map(binOf)).size).toBe(1999)
    expect([binOf(1234), binOf(0.00012345), binOf(-0)]).toEqual(['1230', '0.000123', '0'])
  })

  it('a number lies in the range of its own bin and of no other', () => {
    const number = fc.double({ min: -1e300, max: 1e300, noNaN: true }).filter((n) => n === 0 || Math.abs(n) > 1e-300)
    fc.assert(
      fc.property(number, (n) => {
        const { low, high } = binRange(binOf(n))
        expect(n >= low && n <= high).toBe(true)
        expect([binOf(low), binOf(high)]).toEqual([binOf(n), binOf(n)])
      }),
      { numRuns: 3000 },
    )
    for (const edge of [0.9995, 9.995, 99.95, 999.5, 1.005, 10.05, 100.5, 0.1005, 12.35, -12.35, -99.95, 1234.5]) {
      const { low, high } = binRange(binOf(edge))
      expect(edge >= low && edge <= high, String(edge)).toBe(true)
      expect([binOf(low), binOf(high)]).toEqual([binOf(edge), binOf(edge)])
    }
  })
})

describe('decimals', () => {
  it('add without loss', () => {
    expect(printDecimal(addDecimals(toDecimal(0.1), toDecimal(0.2)))).toBe('0.3')
    expect(printDecimal(parseDecimal('1e+21'))).toBe('1000000000000000000000')
    expect(printDecimal(parseDecimal('-0.0050'))).toBe('-0.005')
    expect(printDecimal(toDecimal(1.5e-7))).toBe('0.00000015')
  })

  it('print what they were made of', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
        expect(Number(printDecimal(toDecimal(n)))).toBe(n + 0)
      }),
    )
  })
})
