import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { textSchema } from '#shared/contract/form-definition'
import { lineSchema, linesSchema, recordOf } from '../../_families/matrix/line-schema.ts'
import { maxRows, starterLines } from '../../_families/matrix/lines.ts'
import { mostPoints } from './parts/points.ts'

const optionsSchema = z.object({
  rows: linesSchema(lineSchema, maxRows),
  max: z.int().min(2).max(mostPoints),
  icon: z.enum(['star', 'heart', 'number']),
  /** What each point means, from the first; may be fewer than points. */
  levels: z.array(textSchema).max(mostPoints),
  /** An answer that is given at all must hold a rating in each row. */
  requireEveryRow: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

const plain = { max: 5, icon: 'number', levels: [], requireEveryRow: false } as const
const example: Options = {
  ...plain,
  rows: [
    { id: 'content', label: { 'zh-cn': '课程内容', en: 'Contents' } },
    { id: 'teacher', label: { 'zh-cn': '讲师表达', en: 'Presentation' } },
    { id: 'pace', label: { 'zh-cn': '课程节奏', en: 'Pace' } },
  ],
  levels: [
    { 'zh-cn': '很不满意', en: 'Very poor' },
    {},
    { 'zh-cn': '一般', en: 'Fair' },
    {},
    { 'zh-cn': '非常满意', en: 'Excellent' },
  ],
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** Points on one scale for each of several rows. */
export default defineQuestionType({
  id: 'matrix-scale',
  group: 'matrix',
  options: optionsSchema,
  answer: recordOf(z.int().min(1).max(mostPoints), maxRows),
  defaults: {
    rows: [
      { id: 'row1', label: {} },
      { id: 'row2', label: {} },
    ],
    ...plain,
    levels: [],
  },
  create: (newId) => ({ rows: starterLines(newId), ...plain, levels: [] }),
  examples: [
    {
      options: example,
      answer: { content: 5, teacher: 4, pace: 2 },
      valid: true,
      text: '课程内容：5 非常满意；讲师表达：4；课程节奏：2',
      cells: [5, 4, 2],
      facts: [
        { part: 'content', value: '5' },
        { part: 'content', number: 5 },
        { part: 'teacher', value: '4' },
        { part: 'teacher', number: 4 },
        { part: 'pace', value: '2' },
        { part: 'pace', number: 2 },
      ],
      at: { content: 5, teacher: 4, pace: 2, ':mean': 3.666667 },
    },
    { options: but({ icon: 'star', levels: [] }), answer: { pace: 1 }, valid: true },
    {
      options: but({ icon: 'heart', max: 3, requireEveryRow: true }),
      answer: { content: 3, teacher: 3, pace: 1 },
      valid: true,
    },
    { options: but({ max: 10 }), answer: { content: 10 }, valid: true },
    { options: but({ requireEveryRow: true }), answer: { content: 3 }, valid: false },
    { options: example, answer: { content: 6 }, valid: false },
    { options: example, answer: { content: 2.5 }, valid: false },
    { options: example, answer: { lunch: 3 }, valid: false },
    { options: example, answer: {}, valid: false, empty: true },
  ],
})
