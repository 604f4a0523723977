import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

const optionsSchema = z.object({
  max: z.int().min(2).max(10),
  /** Half points, too; numbers are always whole. */
  allowHalf: z.boolean(),
  icon: z.enum(['star', 'heart', 'number']),
  /** What each point means, from the first; may be fewer than points. */
  levels: z.array(textSchema).max(10),
  /** The points chosen stand beside the symbols, in words. */
  showScore: z.boolean().exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { max: 5, allowHalf: false, icon: 'star', levels: [] }
const but = (changed: Partial<Options>): Options => ({ ...defaults, ...changed })

/** Points on a scale. */
export default defineQuestionType({
  id: 'rate',
  group: 'choice',
  common: true,
  icon: 'star',
  options: optionsSchema,
  answer: z
    .number()
    .min(0.5)
    .max(10)
    // Exact, unlike multipleOf, which forgives what lies very near.
    .refine((points) => Number.isInteger(points * 2)),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: () => 'number',
  examples: [
    {
      options: defaults,
      answer: 4,
      valid: true,
      text: '4 分（满分 5 分）',
      survives: true,
      cells: [4],
      facts: [{ value: '4' }, { number: 4 }],
      operand: 4,
    },
    { options: defaults, answer: 6, valid: false },
    { options: defaults, answer: 3.5, valid: false },
    { options: but({ allowHalf: true }), answer: 0.5, valid: true },
    { options: but({ max: 10, icon: 'number' }), answer: 10, valid: true },
    { options: but({ showScore: true }), answer: 3, valid: true },
    { options: but({ allowHalf: true, icon: 'number' }), answer: 2.5, valid: false },
    {
      options: but({
        max: 3,
        icon: 'heart',
        levels: [
          { 'zh-cn': '不满意', en: 'Poor' },
          { 'zh-cn': '一般', en: 'Fair' },
          { 'zh-cn': '满意', en: 'Good' },
        ],
      }),
      answer: 2,
      valid: true,
    },
  ],
})
