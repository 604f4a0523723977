import { defineValidator } from '#sdk'
import { isRecordOf } from '../../_families/matrix/is-record-of.ts'
import { maxRows } from '../../_families/matrix/lines.ts'
import { prepareRows } from '../../_families/matrix/prepare-rows.ts'
import type matrixScale from './definition.ts'
import { mostPoints } from './parts/points.ts'

const isPoint = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostPoints

export default defineValidator<typeof matrixScale>({
  is: isRecordOf(isPoint, maxRows),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  prepare: ({ rows, requireEveryRow, max }) => {
    const tooHigh = { code: 'matrix-scale.tooHigh', params: { max } }
    return prepareRows<number>({ typeId: 'matrix-scale', rows, requireEveryRow }, (point) =>
      point > max ? tooHigh : null,
    )
  },
})
