import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { limit, maxMarks } from './parts/bounds.ts'

const amount = z.number().min(-limit).max(limit)
const optionsSchema = z
  .object({
    min: amount,
    max: amount,
    step: z.number().positive().max(limit),
    unit: textSchema,
    /** Words below the rail; at an end they stand in place of its value. */
    marks: z.array(z.object({ at: amount, label: textSchema })).max(maxMarks),
    /** A number field beside the rail, which shows the value and takes it. */
    showValue: z.boolean(),
  })
  .refine(({ min, max }) => min < max, 'The lowest value must be below the highest')
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { min: 0, max: 100, step: 1, unit: {}, marks: [], showValue: true }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A number from a stretch, where rough is enough. */
export default defineQuestionType({
  id: 'slider',
  group: 'choice',
  icon: 'slider',
  options: optionsSchema,
  answer: amount,
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: () => 'number',
  examples: [
    {
      options: but({
        unit: { 'zh-cn': '%', en: '%' },
        marks: [
          { at: 0, label: { 'zh-cn': '刚开始', en: 'Just begun' } },
          { at: 50, label: { 'zh-cn': '一半', en: 'Halfway' } },
          { at: 100, label: { 'zh-cn': '全部完成', en: 'All done' } },
        ],
      }),
      answer: 65,
      valid: true,
      text: '65 %',
      cells: [65],
      facts: [{ number: 65 }],
      operand: 65,
    },
    // The end where the thumb waits is an answer like any other.
    { options: defaults, answer: 0, valid: true },
    { options: but({ min: -10, max: 40, step: 0.5, showValue: false }), answer: -2.5, valid: true },
    { options: but({ min: 0.1, max: 2, step: 0.2 }), answer: 0.7, valid: true },
    { options: defaults, answer: 101, valid: false },
    { options: defaults, answer: -1, valid: false },
    { options: but({ step: 5 }), answer: 12, valid: false },
  ],
})
