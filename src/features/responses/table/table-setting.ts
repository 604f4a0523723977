import { z } from 'zod'
import { type ColumnState, readColumnState } from '#ds/data-table'
import { listStateShape } from '../data-search.ts'

const columnStateSchema = z.unknown().transform((stored): ColumnState => readColumnState(stored))

const settingSchema = z.object({
  columns: columnStateSchema,
  views: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        isDefault: z.boolean().catch(false),
        state: z.object({ ...listStateShape, columns: columnStateSchema }),
      }),
    )
    .max(50)
    .catch([]),
})
export type TableSetting = z.infer<typeof settingSchema>
export type StoredView = TableSetting['views'][number]

/** What a person arranged on one form's data: never a reason for the page to fail. */
export const readTableSetting = (stored: unknown): TableSetting => {
  const read = settingSchema.safeParse(stored)
  return read.success ? read.data : nothing
}

const nothing: TableSetting = { columns: {}, views: [] }

const densities = ['compact', 'default', 'roomy'] as const
export type Density = (typeof densities)[number]
const lookSchema = z.object({ density: z.enum(densities).optional().catch(undefined) })

/** How dense a person likes tables, whichever they are (ux C8). Without it they follow the component size. */
export const readTableLook = (stored: unknown): { density?: Density | undefined } => {
  const read = lookSchema.safeParse(stored)
  return read.success ? read.data : {}
}
export { densities }
