import { z } from 'zod'
import { type ColumnState, type Density, readColumnState } from '#ds/data-table'
import { useSetting } from '#src/api/setting.ts'

/**
 * How a person arranged one table (its columns) and likes all of them (row height); kept on the server.
 * @param table unique among all tables of the console: the page's id
 */
export const useTableLook = (table: string) => {
  const arranged = useSetting(`table.${table}`, readArranged)
  const look = useSetting('table', readLook)
  return {
    columns: arranged.value.columns,
    setColumns: (columns: ColumnState) => arranged.save({ columns }),
    /** Undefined: by component size (ux C8). */
    density: look.value.density,
    setDensity: (density: Density) => look.save({ density }),
  }
}

const readArranged = (stored: unknown): { columns: ColumnState } => ({
  columns: readColumnState(typeof stored === 'object' && stored !== null && 'columns' in stored ? stored.columns : {}),
})

const lookSchema = z.object({ density: z.enum(['compact', 'default', 'roomy']).optional().catch(undefined) })
const readLook = (stored: unknown): { density?: Density | undefined } => lookSchema.safeParse(stored).data ?? {}
