import { type Cell, defineFormatter } from '#sdk'
import { figureIn, rowName } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

export default defineFormatter<typeof tableSelect>({
  text: (ids, { rows }, { t }) =>
    ids
      .map((id) => {
        const index = rows.findIndex((row) => row.id === id)
        const row = rows[index]
        // A row that was removed is called by its id.
        return (row ? rowName(row, index) : id).replace(/\s+/g, ' ')
      })
      .join(t('separator')),
  headers: ({ columns }, { text, t }) =>
    columns.map(({ label }, index) => text(label) || t('untitledColumn', { position: index + 1 })),
  cells: (ids, { columns, rows }) => {
    const chosen = ids.map((id) => rows.find((row) => row.id === id)?.cells ?? [id])
    return columns.map(({ numeric }, column): Cell => {
      const values = chosen.map((cells) => cells[column] ?? '')
      if (values.every((value) => value === '')) return null
      const [only] = values
      const figure = numeric && values.length === 1 && only !== undefined ? figureIn(only) : undefined
      return figure ?? values.join('\n')
    })
  },
})
