import { TextInput } from '#ds/text-input'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useText } from '#sdk/ui'
import type date from './definition.ts'
import { EndFrames } from './parts/end-frames.tsx'
import { isRange, splitEnds } from './parts/range.ts'

export default defineRenderer<typeof date>(PlainDate, { label: 'group' })

/** The browser's own field of a kind; of a stretch one for each end. */
function PlainDate({ question, options, value, unread, ...p }: RendererProps<typeof date>) {
  const text = useText()
  const field = {
    type: fields[options.kind],
    inputMode: options.kind === 'year' ? ('numeric' as const) : undefined,
    onChange: nothing,
    placeholder: text(options.placeholder) || undefined,
    required: question.required,
    invalid: p.issues.length > 0,
    describedBy: p.describedBy,
  }
  if (!options.range)
    return (
      <TextInput
        {...field}
        id={p.controlId}
        labelledBy={p.labelId}
        name={fieldName(question.id)}
        value={unread ?? (isRange(value) ? '' : (value ?? ''))}
      />
    )
  const texts = unread !== undefined ? splitEnds(unread) : isRange(value) ? value : ['', '']
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; here the title is one
    <div role="group" aria-labelledby={p.labelId}>
      <EndFrames
        controlId={p.controlId}
        labelId={p.labelId}
        renderField={(own, end, at) => (
          <TextInput {...field} {...own} name={fieldName(question.id, end)} value={texts[at] ?? ''} />
        )}
      />
    </div>
  )
}

const fields = {
  date: 'date',
  week: 'week',
  month: 'month',
  year: 'text',
  datetime: 'datetime-local',
  time: 'time',
} as const

const nothing = () => undefined
