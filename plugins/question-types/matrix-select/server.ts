import { defineServerHalf } from '#sdk/server'
import { quotaServer } from '../../_families/choice/server.ts'
import type matrixSelect from './definition.ts'
import { chosenIn, type MatrixAnswer } from './parts/matrix.ts'
import { columnCounts, type MatrixQuotas, quotasOf } from './parts/quotas.ts'

/** A column is taken as often as it is chosen, in whichever rows. */
export default defineServerHalf<typeof matrixSelect>({
  ...quotaServer<MatrixQuotas, MatrixAnswer>({
    type: 'matrix-select',
    quotasOf,
    wants: columnCounts,
    pathsTo: (answer, column) =>
      Object.keys(answer).flatMap((row) => (chosenIn(answer, row).includes(column) ? [[row]] : [])),
  }),
})
