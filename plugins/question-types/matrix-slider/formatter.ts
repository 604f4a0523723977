import { defineFormatter } from '#sdk'
import { amountText } from '../../_families/amount/amount-format.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import { rowNumbersCells, rowNumbersText } from '../../_families/matrix/row-numbers.ts'
import type matrixSlider from './definition.ts'

export default defineFormatter<typeof matrixSlider>({
  text: (answer, options, context) =>
    rowNumbersText(answer, options, context, (value) => amountText(value, options, context)),
  headers: ({ rows, unit }, context) =>
    namedRows(rows, context).map(({ label }) => {
      const written = context.text(unit)
      return written === '' ? label : context.t('rowWithUnit', { row: label, unit: written })
    }),
  cells: rowNumbersCells,
})
