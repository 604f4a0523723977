import { defineValidator } from '#sdk'
import { isOnStep } from '../../_families/amount/is-on-step.ts'
import { isRecordOf } from '../../_families/matrix/is-record-of.ts'
import { maxRows } from '../../_families/matrix/lines.ts'
import { prepareRows } from '../../_families/matrix/prepare-rows.ts'
import type matrixSlider from './definition.ts'

export default defineValidator<typeof matrixSlider>({
  is: isRecordOf((value): value is number => typeof value === 'number' && Number.isFinite(value), maxRows),
  isEmpty: (answer) => Object.keys(answer).length === 0,
  prepare: ({ rows, requireEveryRow, min, max, step }) => {
    const tooSmall = { code: 'matrix-slider.tooSmall', params: { min } }
    const tooLarge = { code: 'matrix-slider.tooLarge', params: { max } }
    const offStep = { code: 'matrix-slider.step', params: { step, base: min } }
    return prepareRows<number>({ typeId: 'matrix-slider', rows, requireEveryRow }, (value) => {
      if (value < min) return tooSmall
      if (value > max) return tooLarge
      return isOnStep(value, { base: min, step }) ? null : offStep
    })
  },
})
