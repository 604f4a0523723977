import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { amountLimit } from '../../_families/amount/amount-limit.ts'
import { maxMarks } from './parts/bounds.ts'

const amount = z.number().min(-amountLimit).max(amountLimit)
const optionsSchema = z
  .object({
    min: amount,
    max: amount,
    step: z.number().positive().max(amountLimit),
    unit: textSchema,
    /** Words below the rail; at an end they stand in place of its value. */
    marks: z.array(z.object({ at: amount, label: textSchema })).max(maxMarks),
    /** A number field beside the rail, which shows the value and takes it. */
    showValue: z.boolean(),
    /** Two values: from here to there. */
    range: z.boolean().exactOptional(),
  })
  .refine(({ min, max }) => min < max, 'The lowest value must be below the highest')
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { min: 0, max: 100, step: 1, unit: {}, marks: [], showValue: true }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** A number from a stretch, or a part of the stretch, where rough is enough. */
export default defineQuestionType({
  id: 'slider',
  group: 'choice',
  icon: 'slider',
  options: optionsSchema,
  // Any number at all: one beyond the ends is told so.
  answer: z.union([z.number(), z.tuple([z.number(), z.number()])]),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: ({ range }) => (range ? null : 'number'),
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
      survives: true,
      cells: [65],
      facts: [{ number: 65 }],
      operand: 65,
    },
    // The end where the thumb waits is an answer like any other.
    { options: defaults, answer: 0, valid: true },
    { options: but({ min: -10, max: 40, step: 0.5, showValue: false }), answer: -2.5, valid: true },
    { options: but({ min: 0.1, max: 2, step: 0.2 }), answer: 0.7, valid: true },
    {
      options: but({ range: true, unit: { 'zh-cn': '万元', en: 'k' } }),
      answer: [20, 60],
      valid: true,
      text: '20 – 60 万元',
      survives: true,
      cells: [20, 60],
      facts: [
        { part: 'from', number: 20 },
        { part: 'to', number: 60 },
      ],
      at: { ':from': 20, ':to': 60 },
    },
    { options: but({ range: true, step: 5 }), answer: [10, 12], valid: false },
    { options: but({ range: true }), answer: [60, 20], valid: false },
    { options: but({ range: true }), answer: [-1, 20], valid: false },
    { options: but({ range: true }), answer: 20, valid: false },
    { options: defaults, answer: [20, 60], valid: false },
    { options: defaults, answer: 101, valid: false },
    { options: defaults, answer: -1, valid: false },
    { options: but({ step: 5 }), answer: 12, valid: false },
  ],
})
