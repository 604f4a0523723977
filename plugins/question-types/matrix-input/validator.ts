import { defineValidator } from '#sdk'
import { isEmptyGrid, isGridOf, prepareGrid } from '../../_families/matrix/grid.ts'
import type matrixInput from './definition.ts'
import { type Column, type Content, isBlank, isContent } from './parts/cells.ts'

export default defineValidator<typeof matrixInput>({
  is: isGridOf(isContent),
  isEmpty: isEmptyGrid(isBlank),
  prepare: ({ rows, columns, demand }) =>
    prepareGrid<Content, Column>(
      { typeId: 'matrix-input', rows, columns, demand },
      { fits: ({ kind }) => fitting[kind], isBlank },
    ),
})

const fitting = {
  text: (content: Content) => typeof content === 'string',
  number: (content: Content) => typeof content === 'number',
}
