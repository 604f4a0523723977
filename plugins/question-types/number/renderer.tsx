import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import type number from './definition.ts'

export default defineRenderer<typeof number>(NumberRenderer, { label: 'control' })

function NumberRenderer({ options, value, ...p }: RendererProps<typeof number>) {
  const text = useText()
  return (
    <NumberInput
      id={p.controlId}
      value={value}
      onChange={p.onChange}
      onBlur={p.onBlur}
      min={options.min}
      max={options.max}
      precision={options.precision}
      step={options.step}
      unit={text(options.unit) || undefined}
      placeholder={text(options.placeholder) || undefined}
      readOnly={p.readOnly}
      required={p.question.required}
      invalid={p.issues.length > 0}
      describedBy={p.describedBy}
    />
  )
}
