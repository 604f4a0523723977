import { Textarea } from '#ds/textarea'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import type textarea from './definition.ts'

export default defineRenderer<typeof textarea>(PlainTextarea, { label: 'control' })

/** Without a count, which would stand still. */
function PlainTextarea({ question, options, value = '', ...p }: RendererProps<typeof textarea>) {
  const text = useText()
  return (
    <Textarea
      id={p.controlId}
      name={fieldName(question.id)}
      value={value}
      onChange={nothing}
      rows={options.rows}
      maxRows={options.maxRows}
      placeholder={text(options.placeholder) || undefined}
      required={question.required}
      invalid={p.issues.length > 0}
      describedBy={p.describedBy}
    />
  )
}

const nothing = () => undefined
