import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileFormula } from './formula.ts'
import { type FormulaValue, maxTextLength } from './value.ts'

const seed = 20_260_801
const clock = { now: Date.UTC(2026, 0, 31, 12), timeZone: 'UTC' }

const pieces = fc.constantFrom(
  ...[
    '1',
    '2.5',
    '"a"',
    "'2026-01-31'",
    '{q1}',
    '{q2.r.c}',
    '+',
    '-',
    '*',
    '/',
    '^',
    '&',
    '=',
    '<>',
    '<',
    '>=',
    '(',
    ')',
  ],
  ...[
    ',',
    'SUM(',
    'IF(',
    'REPT(',
    'DATEADD(',
    'ROUND(',
    'REPLACE(',
    'TEXT(',
    'IFERROR(',
    'TODAY()',
    'TRUE',
    ' ',
    '{',
    '"',
    '界',
  ],
)
const written = fc.oneof(
  fc.array(pieces, { maxLength: 30 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
const values = fc.array(
  fc.oneof<fc.Arbitrary<FormulaValue>[]>(
    fc.double(),
    fc.string({ maxLength: 20 }),
    fc.boolean(),
    fc.constant(null),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
  ),
  { minLength: 4, maxLength: 4 },
)

test('whatever is written is a formula or a problem at a place in it, and no answers make it throw', () => {
  fc.assert(
    fc.property(written, values, (source, given) => {
      const formula = compileFormula(source)
      if ('problem' in formula) {
        const { from, to } = formula.problem
        expect(from).toBeGreaterThanOrEqual(0)
        expect(to).toBeGreaterThanOrEqual(from)
        expect(to).toBeLessThanOrEqual(Math.max(source.length, 1))
        return
      }
      const made = formula.run(given, clock)
      if ('fault' in made) return
      expect(JSON.parse(JSON.stringify(made.value))).toEqual(made.value)
      if (typeof made.value === 'string' && !given.includes(made.value))
        expect(made.value.length).toBeLessThanOrEqual(maxTextLength)
    }),
    { seed, numRuns: 3000 },
  )
})

/** Sums and products written out, with what they come to in cents. */
const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 1, maxLength: 12 })

test('amounts of money add up to the cent, in any order and by SUM', () => {
  fc.assert(
    fc.property(amounts, (cents) => {
      const total = cents.reduce((sum, cent) => sum + cent, 0) / 100
      const parts = cents.map((cent) => `(${(cent / 100).toFixed(2)})`)
      for (const source of [parts.join(' + '), parts.toReversed().join('+'), `SUM(${parts.join(', ')})`]) {
        const formula = compileFormula(source)
        expect('run' in formula && formula.run([], clock)).toEqual({ value: total === 0 ? 0 : total })
      }
    }),
    { seed },
  )
})

test('parentheses that precedence implies change nothing', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      fc.integer({ min: 1, max: 99 }),
      (a, b, c) => {
        for (const [bare, full] of [
          [`${a}+${b}*${c}`, `${a}+(${b}*${c})`],
          [`${a}-${b}-${c}`, `(${a}-${b})-${c}`],
          [`${a}/${b}/${c}`, `(${a}/${b})/${c}`],
          [`${a}+${b}<${c}`, `(${a}+${b})<${c}`],
          [`${a}&${b}=${c}`, `(${a}&${b})=${c}`],
          [`-${a}*${b}`, `(-${a})*${b}`],
        ] as const) {
          const [left, right] = [compileFormula(bare), compileFormula(full)]
          expect('run' in left && left.run([], clock)).toEqual('run' in right && right.run([], clock))
        }
      },
    ),
    { seed },
  )
})
