import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { demands } from '../../_families/matrix/grid.ts'
import { lineSchema, linesSchema, recordOf } from '../../_families/matrix/line-schema.ts'
import { maxColumns, maxRows, starterLines } from '../../_families/matrix/lines.ts'
import { limit, maxLength } from './parts/cells.ts'

const columnSchema = lineSchema.extend({ kind: z.enum(['text', 'number']) })
const optionsSchema = z.object({
  rows: linesSchema(lineSchema, maxRows),
  columns: linesSchema(columnSchema, maxColumns),
  /** What an answer that is given at all must hold. */
  demand: z.enum(demands),
})
type Options = z.infer<typeof optionsSchema>

const example: Options = {
  rows: [
    { id: 'father', label: { 'zh-cn': '父亲', en: 'Father' } },
    { id: 'mother', label: { 'zh-cn': '母亲', en: 'Mother' } },
  ],
  columns: [
    { id: 'name', label: { 'zh-cn': '姓名', en: 'Name' }, kind: 'text' },
    { id: 'age', label: { 'zh-cn': '年龄', en: 'Age' }, kind: 'number' },
  ],
  demand: 'none',
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** A field in each cell of a table. */
export default defineQuestionType({
  id: 'matrix-input',
  group: 'matrix',
  options: optionsSchema,
  answer: recordOf(
    recordOf(z.union([z.string().max(maxLength), z.number().min(-limit).max(limit)]), maxColumns),
    maxRows,
  ),
  defaults: {
    rows: [
      { id: 'row1', label: {} },
      { id: 'row2', label: {} },
    ],
    columns: [
      { id: 'column1', label: {}, kind: 'text' },
      { id: 'column2', label: {}, kind: 'text' },
    ],
    demand: 'none',
  },
  create: (newId) => ({
    rows: starterLines(newId),
    columns: starterLines(newId).map((line) => ({ ...line, kind: 'text' as const })),
    demand: 'none' as const,
  }),
  examples: [
    {
      options: example,
      answer: { father: { name: '张伟', age: 52 }, mother: { name: '李娜', age: 50 } },
      valid: true,
      text: '父亲：姓名 张伟、年龄 52；母亲：姓名 李娜、年龄 50',
      cells: ['张伟', 52, '李娜', 50],
      facts: [
        { part: 'father.age', number: 52 },
        { part: 'mother.age', number: 50 },
      ],
      at: {
        'father.name': '张伟',
        'father.age': 52,
        'mother.name': '李娜',
        'mother.age': 50,
        'age:sum': 102,
      },
    },
    { options: example, answer: { mother: { age: 0 } }, valid: true },
    { options: but({ demand: 'everyRow' }), answer: { father: { name: '张伟' }, mother: { age: 50 } }, valid: true },
    {
      options: but({ demand: 'everyCell' }),
      answer: { father: { name: '张伟', age: 52 }, mother: { name: '李娜', age: 50 } },
      valid: true,
    },
    { options: but({ demand: 'everyRow' }), answer: { father: { name: '张伟' }, mother: { name: ' ' } }, valid: false },
    { options: but({ demand: 'everyCell' }), answer: { father: { name: '张伟', age: 52 } }, valid: false },
    { options: example, answer: { father: { age: '五十二' } }, valid: false },
    { options: example, answer: { father: { name: 7 } }, valid: false },
    { options: example, answer: { uncle: { name: '张强' } }, valid: false },
    { options: example, answer: { father: { job: '教师' } }, valid: false },
    { options: example, answer: { father: { name: ' ' } }, valid: false, empty: true },
  ],
})
