import { defineValidator } from '#sdk'
import { isEmptyGrid, isGridOf, prepareGrid } from '../../_families/matrix/grid.ts'
import type matrixDropdown from './definition.ts'
import { type Column, isChoiceId } from './parts/columns.ts'

const neverBlank = () => false

export default defineValidator<typeof matrixDropdown>({
  is: isGridOf(isChoiceId),
  isEmpty: isEmptyGrid(neverBlank),
  prepare: ({ rows, columns, demand }) =>
    prepareGrid<string, Column>(
      { typeId: 'matrix-dropdown', rows, columns, demand },
      {
        fits: ({ choices }) => {
          const ids = new Set(choices.map(({ id }) => id))
          return (chosen) => ids.has(chosen)
        },
        isBlank: neverBlank,
      },
    ),
})
