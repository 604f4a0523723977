import { DateInput } from '#ds/date-input'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import type date from './definition.ts'
import { limitText, localToday } from './parts/limits.ts'

export default defineRenderer<typeof date>(DateRenderer, { label: 'control' })

function DateRenderer({ options, value, ...p }: RendererProps<typeof date>) {
  const text = useText()
  const { kind } = options
  const today = localToday(Date.now())
  return (
    <DateInput
      id={p.controlId}
      kind={kind}
      value={value}
      onChange={p.onChange}
      onBlur={p.onBlur}
      min={limitText(options.min, kind, { edge: 'min', today })}
      max={limitText(options.max, kind, { edge: 'max', today })}
      placeholder={text(options.placeholder) || placeholders[kind]}
      readOnly={p.readOnly}
      required={p.question.required}
      invalid={p.issues.length > 0}
      describedBy={p.describedBy}
    />
  )
}

/** Where a browser has no picker for the kind it shows a text field: ISO is the same in every language. */
const placeholders = {
  date: '2026-01-31',
  month: '2026-01',
  year: '2026',
  datetime: '2026-01-31T09:30',
  time: '09:30',
} as const
