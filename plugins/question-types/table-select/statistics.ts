import { defineStatistics } from '#sdk'
import { rowName } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

export default defineStatistics<typeof tableSelect>({
  facts: (ids) => ids.map((value) => ({ value })),
  values: ({ rows }) => rows.map((row, index) => ({ id: row.id, label: rowName(row, index) })),
})
