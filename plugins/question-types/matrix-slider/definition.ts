import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { amountLimit } from '../../_families/amount/amount-limit.ts'
import { lineSchema, linesSchema, recordOf } from '../../_families/matrix/line-schema.ts'
import { maxRows, starterLines } from '../../_families/matrix/lines.ts'

const amount = z.number().min(-amountLimit).max(amountLimit)
const optionsSchema = z
  .object({
    rows: linesSchema(lineSchema, maxRows),
    min: amount,
    max: amount,
    step: z.number().positive().max(amountLimit),
    unit: textSchema,
    /** A number field beside each rail, which shows the value and takes it. */
    showValue: z.boolean(),
    /** An answer that is given at all must hold a value in each row. */
    requireEveryRow: z.boolean(),
  })
  .refine(({ min, max }) => min < max, 'The lowest value must be below the highest')
type Options = z.infer<typeof optionsSchema>

const plain = { min: 0, max: 100, step: 1, unit: {}, showValue: true, requireEveryRow: false }
const example: Options = {
  ...plain,
  unit: { 'zh-cn': '%', en: '%' },
  rows: [
    { id: 'rent', label: { 'zh-cn': '房租', en: 'Rent' } },
    { id: 'food', label: { 'zh-cn': '餐饮', en: 'Food' } },
    { id: 'travel', label: { 'zh-cn': '交通', en: 'Transport' } },
  ],
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** A number from a stretch for each of several rows. */
export default defineQuestionType({
  id: 'matrix-slider',
  group: 'matrix',
  options: optionsSchema,
  // Any number at all: one beyond the ends is told so.
  answer: recordOf(z.number(), maxRows),
  defaults: {
    rows: [
      { id: 'row1', label: {} },
      { id: 'row2', label: {} },
    ],
    ...plain,
  },
  create: (newId) => ({ rows: starterLines(newId), ...plain }),
  examples: [
    {
      options: example,
      answer: { rent: 30, food: 45, travel: 0 },
      valid: true,
      text: '房租：30 %；餐饮：45 %；交通：0 %',
      cells: [30, 45, 0],
      facts: [
        { part: 'rent', number: 30 },
        { part: 'food', number: 45 },
        { part: 'travel', number: 0 },
      ],
      at: { rent: 30, food: 45, travel: 0, ':mean': 25 },
    },
    { options: example, answer: { food: 20 }, valid: true },
    { options: but({ min: -10, max: 40, step: 0.5, showValue: false }), answer: { rent: -2.5 }, valid: true },
    { options: but({ requireEveryRow: true }), answer: { rent: 1, food: 2, travel: 3 }, valid: true },
    { options: but({ requireEveryRow: true }), answer: { rent: 1 }, valid: false },
    { options: example, answer: { rent: 101 }, valid: false },
    { options: example, answer: { rent: -1 }, valid: false },
    { options: example, answer: { rent: 1e300 }, valid: false },
    { options: but({ step: 5 }), answer: { food: 12 }, valid: false },
    { options: example, answer: { lunch: 3 }, valid: false },
    { options: example, answer: {}, valid: false, empty: true },
  ],
})
