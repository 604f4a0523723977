import { defineRenderer, useText } from '#sdk/ui'
import { PlainPoints } from '../../_families/amount/plain-points.tsx'
import { PlainRows } from '../../_families/matrix/plain-rows.tsx'
import type matrixScale from './definition.ts'
import { pointsOf, pointText } from './parts/points.ts'

export default defineRenderer<typeof matrixScale>(
  function PlainMatrixScale({ options, ...p }) {
    const text = useText()
    const points = pointsOf(options).map((point) => ({ point, label: pointText(point, options, text) }))
    return <PlainRows {...p} options={options} renderField={(field) => <PlainPoints {...field} points={points} />} />
  },
  { label: 'group' },
)
