import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { questionIdSchema, textSchema } from '#shared/contract/form-definition'
import { maxCellLength, maxColumns, maxIdLength, maxRows } from '../../_families/table/table.ts'

const count = z.int().min(1).max(maxRows)
const idsDiffer = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id)).size === items.length
const optionsSchema = z.object({
  columns: z
    .array(
      z.object({
        id: questionIdSchema,
        label: textSchema,
        numeric: z.boolean(),
        /** The question that is filled in with this column of the chosen row. */
        fills: questionIdSchema.exactOptional(),
      }),
    )
    .min(1)
    .max(maxColumns)
    .refine(idsDiffer, 'Duplicate column id'),
  rows: z
    .array(z.object({ id: questionIdSchema, cells: z.array(z.string().max(maxCellLength)).max(maxColumns) }))
    .max(maxRows)
    .refine(idsDiffer, 'Duplicate row id'),
  multiple: z.boolean(),
  /** Only where several may be chosen. */
  min: count.exactOptional(),
  max: count.exactOptional(),
})
type Options = z.infer<typeof optionsSchema>

const rooms: Options = {
  columns: [
    { id: 'room', label: { 'zh-cn': '会议室', en: 'Room' }, numeric: false },
    { id: 'floor', label: { 'zh-cn': '楼层', en: 'Floor' }, numeric: true },
    { id: 'seats', label: { 'zh-cn': '座位', en: 'Seats' }, numeric: true },
  ],
  rows: [
    { id: 'sea', cells: ['海棠厅', '2', '12'] },
    { id: 'osm', cells: ['桂花厅', '3', '40'] },
    { id: 'plum', cells: ['Plum', '3', '6'] },
  ],
  multiple: false,
}
const but = (changed: Partial<Options>): Options => ({ ...rooms, ...changed })

/** One or several rows of a table. */
export default defineQuestionType({
  id: 'table-select',
  group: 'choice',
  icon: 'table',
  options: optionsSchema,
  /** Ids of rows. */
  answer: z
    .array(z.string().min(1).max(maxIdLength))
    .max(maxRows)
    .refine((ids) => new Set(ids).size === ids.length),
  defaults: {
    columns: [
      { id: 'column1', label: {}, numeric: false },
      { id: 'column2', label: {}, numeric: false },
    ],
    rows: [],
    multiple: false,
  },
  create: (newId) => ({
    columns: [
      { id: newId(), label: {}, numeric: false },
      { id: newId(), label: {}, numeric: false },
    ],
    rows: [],
    multiple: false,
  }),
  unfinished: ({ rows }) => (rows.length === 0 ? ['rows'] : []),
  operators: ['like', 'notLike', 'eq', 'ne'],
  filter: () => 'choice',
  examples: [
    {
      options: rooms,
      answer: ['osm'],
      valid: true,
      text: '桂花厅',
      survives: true,
      cells: ['桂花厅', 3, 40],
      facts: [{ value: 'osm' }],
      operand: ['osm'],
      at: { room: '桂花厅', floor: 3, seats: 40 },
    },
    {
      options: but({ multiple: true, min: 2, max: 2 }),
      answer: ['sea', 'plum'],
      valid: true,
      text: '海棠厅、Plum',
      survives: true,
      cells: ['海棠厅\nPlum', '2\n3', '12\n6'],
      at: { 'floor:sum': 5, 'seats:sum': 18 },
    },
    { options: but({ multiple: true, min: 2 }), answer: ['sea'], valid: false },
    { options: but({ multiple: true, max: 1 }), answer: ['sea', 'plum'], valid: false },
    { options: rooms, answer: ['sea', 'plum'], valid: false },
    { options: rooms, answer: ['gone'], valid: false },
    { options: rooms, answer: [], valid: false, empty: true },
  ],
})
