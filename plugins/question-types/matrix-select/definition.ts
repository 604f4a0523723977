import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { quotaMembers, quotaSchema } from '../../_families/choice/choice-schema.ts'
import { lineSchema, linesSchema, recordOf } from '../../_families/matrix/line-schema.ts'
import { maxColumns, maxIdLength, maxRows, starterLines } from '../../_families/matrix/lines.ts'

const optionsSchema = z.object({
  rows: linesSchema(lineSchema, maxRows),
  /** A quota counts how often its column is chosen, over all rows and records. */
  columns: linesSchema(lineSchema.extend({ quota: quotaSchema.exactOptional() }), maxColumns),
  ...quotaMembers,
  /** Several columns per row. */
  multiple: z.boolean(),
  /** An answer that is given at all must hold a choice in each row. */
  requireEveryRow: z.boolean(),
})
type Options = z.infer<typeof optionsSchema>

const id = z.string().min(1).max(maxIdLength)
const answerSchema = recordOf(
  z
    .array(id)
    .max(maxColumns)
    .refine((ids) => new Set(ids).size === ids.length),
  maxRows,
)

const example: Options = {
  rows: [
    { id: 'food', label: { 'zh-cn': '菜品味道', en: 'Taste of the food' } },
    { id: 'service', label: { 'zh-cn': '服务态度', en: 'Service' } },
    { id: 'place', label: { 'zh-cn': '就餐环境', en: 'Surroundings' } },
  ],
  columns: [
    { id: 'bad', label: { 'zh-cn': '不满意', en: 'Poor' } },
    { id: 'fair', label: { 'zh-cn': '一般', en: 'Fair' } },
    { id: 'good', label: { 'zh-cn': '满意', en: 'Good' } },
  ],
  multiple: false,
  requireEveryRow: false,
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** One or several of the same options for each of several rows. */
export default defineQuestionType({
  id: 'matrix-select',
  group: 'matrix',
  common: true,
  icon: 'table',
  options: optionsSchema,
  answer: answerSchema,
  defaults: {
    rows: [
      { id: 'row1', label: {} },
      { id: 'row2', label: {} },
    ],
    columns: [
      { id: 'column1', label: {} },
      { id: 'column2', label: {} },
    ],
    multiple: false,
    requireEveryRow: false,
  },
  create: (newId) => ({
    rows: starterLines(newId),
    columns: starterLines(newId),
    multiple: false,
    requireEveryRow: false,
  }),
  examples: [
    {
      options: example,
      answer: { food: ['good'], service: ['fair'], place: ['bad'] },
      valid: true,
      text: '菜品味道：满意；服务态度：一般；就餐环境：不满意',
      cells: ['满意', '一般', '不满意'],
      facts: [
        { part: 'food', value: 'good' },
        { part: 'service', value: 'fair' },
        { part: 'place', value: 'bad' },
      ],
      at: { food: ['good'], service: ['fair'], place: ['bad'], ':any': ['good', 'fair', 'bad'] },
    },
    { options: example, answer: { food: ['good'] }, valid: true },
    { options: but({ multiple: true }), answer: { food: ['bad', 'fair'], service: ['good'] }, valid: true },
    {
      options: but({ requireEveryRow: true }),
      answer: { food: ['good'], service: ['good'], place: ['good'] },
      valid: true,
    },
    {
      options: but({
        columns: example.columns.map((column) => ({ ...column, quota: 30 })),
        quotaCycle: 'day',
        showLeft: true,
      }),
      answer: { food: ['good'], service: ['good'] },
      valid: true,
    },
    { options: but({ requireEveryRow: true }), answer: { food: ['good'], service: [] }, valid: false },
    { options: example, answer: { food: ['bad', 'good'] }, valid: false },
    { options: example, answer: { drinks: ['good'] }, valid: false },
    { options: example, answer: { food: ['superb'] }, valid: false },
    { options: example, answer: { food: [] }, valid: false, empty: true },
  ],
})
