import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useLanguage, useText } from '#sdk/ui'
import type number from './definition.ts'
import { StepButton } from './parts/step-button.tsx'

export default defineRenderer<typeof number>(NumberRenderer, { label: 'control' })

function NumberRenderer({ options, value, ...p }: RendererProps<typeof number>) {
  const text = useText()
  const locale = useLanguage()
  const place = options.stepButtons
  const field = (
    <NumberInput
      id={p.controlId}
      value={value}
      onChange={p.onChange}
      unread={p.unread}
      onUnread={p.onUnread}
      locale={locale}
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
      className={place && 'flex-1'}
    />
  )
  if (!place) return field
  const button = (way: 'less' | 'more') => (
    <StepButton way={way} options={options} value={value} onChange={p.onChange} readOnly={p.readOnly} />
  )
  return (
    <div className="flex gap-2">
      {place === 'around' && button('less')}
      {field}
      {place === 'behind' && button('less')}
      {button('more')}
    </div>
  )
}
