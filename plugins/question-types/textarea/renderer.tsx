import { Textarea } from '#ds/textarea'
import { textLength } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type textarea from './definition.ts'

export default defineRenderer<typeof textarea>(TextareaRenderer, { label: 'control' })

function TextareaRenderer({ options, value = '', ...p }: RendererProps<typeof textarea>) {
  const t = useT()
  const text = useText()
  return (
    <Textarea
      id={p.controlId}
      value={value}
      onChange={(next) => p.onChange(next === '' ? undefined : next)}
      onBlur={p.onBlur}
      rows={options.rows}
      maxRows={options.maxRows}
      placeholder={text(options.placeholder) || undefined}
      maxLength={options.maxLength}
      showCount={options.showCount}
      countLabel={t('count', { length: textLength(value), max: options.maxLength ?? 0 })}
      readOnly={p.readOnly}
      required={p.question.required}
      invalid={p.issues.length > 0}
      describedBy={p.describedBy}
    />
  )
}
