import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { demands } from '../../_families/matrix/grid.ts'
import { lineSchema, linesSchema, recordOf } from '../../_families/matrix/line-schema.ts'
import { maxColumns, maxIdLength, maxRows, starterLines } from '../../_families/matrix/lines.ts'
import { maxChoices } from './parts/columns.ts'

const columnSchema = lineSchema.extend({ choices: linesSchema(lineSchema, maxChoices) })
const optionsSchema = z.object({
  rows: linesSchema(lineSchema, maxRows),
  /** Each with options of its own. */
  columns: linesSchema(columnSchema, maxColumns),
  /** What an answer that is given at all must hold. */
  demand: z.enum(demands),
})
type Options = z.infer<typeof optionsSchema>

const example: Options = {
  rows: [
    { id: 'printer', label: { 'zh-cn': '打印机', en: 'Printer' } },
    { id: 'projector', label: { 'zh-cn': '投影仪', en: 'Projector' } },
  ],
  columns: [
    {
      id: 'state',
      label: { 'zh-cn': '状况', en: 'Condition' },
      choices: [
        { id: 'fine', label: { 'zh-cn': '正常', en: 'Works' } },
        { id: 'broken', label: { 'zh-cn': '故障', en: 'Broken' } },
      ],
    },
    {
      id: 'place',
      label: { 'zh-cn': '位置', en: 'Place' },
      choices: [
        { id: 'first', label: { 'zh-cn': '一楼', en: 'Ground floor' } },
        { id: 'second', label: { 'zh-cn': '二楼', en: 'First floor' } },
      ],
    },
  ],
  demand: 'none',
}
const but = (changed: Partial<Options>): Options => ({ ...example, ...changed })

/** One of a column's options in each cell of a table. */
export default defineQuestionType({
  id: 'matrix-dropdown',
  group: 'matrix',
  options: optionsSchema,
  answer: recordOf(recordOf(z.string().min(1).max(maxIdLength), maxColumns), maxRows),
  defaults: {
    rows: [
      { id: 'row1', label: {} },
      { id: 'row2', label: {} },
    ],
    columns: [
      {
        id: 'column1',
        label: {},
        choices: [
          { id: 'choice1', label: {} },
          { id: 'choice2', label: {} },
        ],
      },
    ],
    demand: 'none',
  },
  create: (newId) => ({
    rows: starterLines(newId),
    columns: starterLines(newId).map((line) => ({ ...line, choices: starterLines(newId) })),
    demand: 'none' as const,
  }),
  examples: [
    {
      options: example,
      answer: { printer: { state: 'broken', place: 'first' }, projector: { state: 'fine', place: 'second' } },
      valid: true,
      text: '打印机：状况 故障、位置 一楼；投影仪：状况 正常、位置 二楼',
      cells: ['故障', '一楼', '正常', '二楼'],
      facts: [
        { part: 'printer.state', value: 'broken' },
        { part: 'printer.place', value: 'first' },
        { part: 'projector.state', value: 'fine' },
        { part: 'projector.place', value: 'second' },
      ],
      at: {
        'printer.state': 'broken',
        'printer.place': 'first',
        'projector.state': 'fine',
        'projector.place': 'second',
        'state:any': ['broken', 'fine'],
        'place:any': ['first', 'second'],
      },
    },
    { options: example, answer: { projector: { state: 'fine' } }, valid: true },
    {
      options: but({ demand: 'everyRow' }),
      answer: { printer: { state: 'fine' }, projector: { place: 'first' } },
      valid: true,
    },
    { options: but({ demand: 'everyRow' }), answer: { printer: { state: 'fine' } }, valid: false },
    {
      options: but({ demand: 'everyCell' }),
      answer: { printer: { state: 'fine', place: 'first' }, projector: { place: 'first' } },
      valid: false,
    },
    { options: example, answer: { printer: { state: 'second' } }, valid: false },
    { options: example, answer: { scanner: { state: 'fine' } }, valid: false },
    { options: example, answer: { printer: { colour: 'fine' } }, valid: false },
    { options: example, answer: { printer: {} }, valid: false, empty: true },
  ],
})
