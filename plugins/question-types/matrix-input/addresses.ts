import { type Address, defineAddresses } from '#sdk'
import { cellsOf, placeOf, valueAtCell } from '../../_families/matrix/grid.ts'
import { heldAt } from '../../_families/matrix/lines.ts'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import type matrixInput from './definition.ts'
import { isBlank } from './parts/cells.ts'

/** Each cell by its row and column, and the sum of each column of numbers. */
export default defineAddresses<typeof matrixInput>({
  list: (options, context) => [
    ...cellsOf(options, context).map(
      ({ id, label, row, column }): Address => ({ id, label, kind: column.kind, place: placeOf(row.id, column.id) }),
    ),
    ...namedColumns(options.columns, context).flatMap(({ id, label }, index): readonly Address[] =>
      options.columns[index]?.kind === 'number'
        ? [{ id: `${id}:sum`, label: context.t('sum', { column: label }), kind: 'number', derived: true }]
        : [],
    ),
  ],
  at: (answer, id) => {
    if (!id.endsWith(':sum')) {
      const content = valueAtCell(answer, id)
      return content === undefined || isBlank(content) ? null : content
    }
    const numbers = Object.values(answer)
      .map((row) => heldAt(row, id.slice(0, -':sum'.length)))
      .filter((content) => typeof content === 'number')
    // As people add: 0.1 + 0.2 is 0.3.
    return numbers.length === 0 ? null : Number(numbers.reduce((sum, number) => sum + number, 0).toFixed(6))
  },
})
