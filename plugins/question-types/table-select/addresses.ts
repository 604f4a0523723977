import { type Address, defineAddresses } from '#sdk'
import { figureIn } from '../../_families/table/table.ts'
import type tableSelect from './definition.ts'

/**
 * The columns of the chosen row, by the table of the form, which no record holds: rules ask for them, titles say them and
 * formulas take them over into other questions. Of several rows, what their figures come to.
 */
export default defineAddresses<typeof tableSelect>({
  list: ({ columns, multiple }, { text, t }) =>
    columns.flatMap(({ id, label, numeric }, index): Address[] => {
      const name = text(label) || t('untitledColumn', { position: index + 1 })
      if (!multiple) return [{ id, label: name, kind: numeric ? 'number' : 'text', derived: true }]
      return numeric ? [{ id: `${id}:sum`, label: t('sumOf', { column: name }), kind: 'number', derived: true }] : []
    }),
  at: (ids, address, _children, { columns, rows, multiple }) => {
    const [id, made] = address.split(':')
    const index = columns.findIndex((column) => column.id === id)
    const column = columns[index]
    if (!column || made !== (multiple ? 'sum' : undefined)) return null
    const cells = ids.flatMap((row) => rows.find(({ id }) => id === row)?.cells[index] ?? [])
    if (!column.numeric) return multiple || !cells[0] ? null : cells[0]
    const figures = cells.flatMap((cell) => figureIn(cell) ?? [])
    // 0.1 and 0.2 are 0.3, as whoever reads the table reckons.
    return figures.length === 0 ? null : Number(figures.reduce((sum, figure) => sum + figure, 0).toPrecision(15))
  },
})
