import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'

const optionsSchema = z.object({
  /** What the ends and the middle mean. Empty ends have words of their own, an empty middle has none. */
  lowLabel: textSchema,
  midLabel: textSchema,
  highLabel: textSchema,
  /** From 10 down to the lowest. */
  reversed: z.boolean(),
  /** The lowest point; absent: 0. Both are told apart by nothing else: who gives 0 to 6 points is a detractor. */
  from: z.literal(1).exactOptional(),
  /** Each point a button by itself; absent: all are one bar. */
  look: z.literal('buttons').exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const defaults: Options = { lowLabel: {}, midLabel: {}, highLabel: {}, reversed: false }

/** How likely somebody is to recommend something, 0 to 10. */
export default defineQuestionType({
  id: 'nps',
  group: 'choice',
  icon: 'gauge',
  options: optionsSchema,
  answer: z.number().min(0).max(10),
  defaults,
  operators: ['eq', 'ne', 'gt', 'ge', 'lt', 'le'],
  filter: () => 'number',
  examples: [
    {
      options: defaults,
      answer: 9,
      valid: true,
      text: '9 分',
      survives: true,
      cells: [9],
      facts: [{ value: '9' }, { number: 9 }],
      operand: 9,
    },
    // Zero is an answer, and not the same as none.
    {
      options: {
        lowLabel: { 'zh-cn': '绝不推荐', en: 'Never' },
        midLabel: { 'zh-cn': '看情况', en: 'It depends' },
        highLabel: { 'zh-cn': '一定推荐', en: 'Certainly' },
        reversed: true,
      },
      answer: 0,
      valid: true,
    },
    { options: { ...defaults, from: 1, look: 'buttons' }, answer: 1, valid: true },
    { options: { ...defaults, from: 1 }, answer: 0, valid: false },
    { options: defaults, answer: 7.5, valid: false },
    { options: defaults, answer: 11, valid: false },
  ],
})
