import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import { PlainPoints } from '../../_families/amount/plain-points.tsx'
import type rate from './definition.ts'

export default defineRenderer<typeof rate>(PlainRate, { label: 'group' })

function PlainRate({ question, options, value, ...p }: RendererProps<typeof rate>) {
  const text = useText()
  const { max, levels } = options
  const step = options.allowHalf && options.icon !== 'number' ? 0.5 : 1
  const points = Array.from({ length: max / step }, (_, at) => (at + 1) * step)
  return (
    <PlainPoints
      id={p.controlId}
      name={fieldName(question.id)}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      points={points.map((point) => ({
        point,
        label: [String(point), Number.isInteger(point) ? text(levels[point - 1]) : ''].filter(Boolean).join(' '),
      }))}
      value={value}
      required={question.required}
      invalid={p.issues.length > 0}
    />
  )
}
