import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import { PlainAmount } from '../../_families/amount/plain-amount.tsx'
import type number from './definition.ts'

export default defineRenderer<typeof number>(PlainNumber, { label: 'control' })

function PlainNumber({ question, options, ...p }: RendererProps<typeof number>) {
  const text = useText()
  return (
    <PlainAmount
      id={p.controlId}
      name={fieldName(question.id)}
      value={p.value}
      unread={p.unread}
      unit={text(options.unit)}
      placeholder={text(options.placeholder) || undefined}
      required={question.required}
      invalid={p.issues.length > 0}
      describedBy={p.describedBy}
    />
  )
}
