import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { compileFormula } from '#shared/formula/formula'
import { maxFormulaLength } from '#shared/formula/parse'
import { resultKinds, resultLimit } from '#shared/formula/result'
import { maxTextLength } from '#shared/formula/value'
import { mostDecimals } from './parts/limits.ts'

const optionsSchema = z.object({
  /** Other answers stand in it by their ids: `{quest1} * {quest2.row1}`. */
  formula: z.string().max(maxFormulaLength),
  result: z.enum(resultKinds),
  /** Decimals of a number. */
  precision: z.int().min(0).max(mostDecimals),
  unit: textSchema,
  /** Whether the thousands of a number are set off where it is read; absent: from five digits on. */
  thousands: z.enum(['always', 'never']).exactOptional(),
  /** Where a formula that asks for the time looks at the wall; the author's. */
  timeZone: z.string().min(1).max(64).exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { formula: '', result: 'number', precision: 2, unit: {} }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** An answer worked out of other answers, in the browser and again on the server. */
export default defineQuestionType({
  id: 'function-calc',
  group: 'advanced',
  options: optionsSchema,
  answer: z.union([z.number().min(-resultLimit).max(resultLimit), z.string().max(maxTextLength)]),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'like', 'notLike'],
  filter: ({ result }) => result,
  takesDefault: false,
  unfinished: ({ formula }) =>
    formula.trim() === '' ? ['formula'] : 'problem' in compileFormula(formula) ? ['problem'] : [],
  examples: [
    {
      options: but({ formula: 'ROUND(1280 * 0.85, 1)', unit: { 'zh-cn': '元', en: 'CNY' } }),
      answer: 1088,
      valid: true,
      text: '1088 元',
      cells: [1088],
      facts: [{ number: 1088 }],
      operand: 1088,
    },
    {
      options: but({ formula: '1280 * 2.5', unit: { 'zh-cn': '元', en: 'CNY' }, thousands: 'always' }),
      answer: 3200,
      valid: true,
      text: '3,200 元',
      // Bare: a sheet goes on calculating with it.
      cells: [3200],
      facts: [{ number: 3200 }],
      operand: 3200,
    },
    {
      options: but({ formula: '20260101 + 1', precision: 0, thousands: 'never' }),
      answer: 20260102,
      valid: true,
      text: '20260102',
      cells: [20260102],
    },
    { options: but({ formula: 'IF(2 > 1, "A", "B")', result: 'text' }), answer: 'A', valid: true },
    {
      options: but({ formula: 'DATEADD("2026-01-31", 1)', result: 'date' }),
      answer: '2026-02-01',
      valid: true,
      cells: [{ date: '2026-02-01' }],
      facts: [],
    },
    { options: but({ formula: '1 + 1' }), answer: '2', valid: false },
    { options: but({ formula: '"a"', result: 'text' }), answer: 2, valid: false },
    { options: but({ formula: '"a"', result: 'date' }), answer: 'a', valid: false },
    { options: but({ formula: '"a"', result: 'text' }), answer: '', valid: false, empty: true },
  ],
})
