import { DateField } from '#ds/date-field'
import { NumberInput } from '#ds/number-input'
import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { defineRenderer, type RendererProps, useFormLanguage, useLanguage, useT, useText } from '#sdk/ui'
import { isCalendarText, isOfKind } from '../../_families/moment/calendar.ts'
import { useFieldLabels } from '../../_families/moment/use-field-labels.ts'
import type horizontalInput from './definition.ts'
import { type Blank, blankLabel, filledIn, isBlankText, maxLength, namedBlankChoices } from './parts/blanks.ts'
import { piecesOf } from './parts/sentence.ts'

export default defineRenderer<typeof horizontalInput>(HorizontalInputRenderer, { label: 'group' })

/** The sentence as a line of words and fields, which breaks where the page ends. */
function HorizontalInputRenderer({ options, value, readOnly, onChange, ...p }: RendererProps<typeof horizontalInput>) {
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const { blanks } = options

  const write = (id: string, content: string | number | undefined) => {
    const next: Record<string, string | number> = {}
    for (const blank of blanks) {
      const kept = blank.id === id ? content : filledIn(value, blank.id)
      if (kept !== undefined && kept !== '') next[blank.id] = kept
    }
    onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  const isInvalid = (id: string, required: boolean) =>
    p.issues.some(({ path }) => (path?.length ? path[0] === id : required && isBlankText(filledIn(value, id))))

  return (
    // biome-ignore lint/a11y/useSemanticElements: a sentence with fields in it; a fieldset has a legend of its own
    <div
      id={p.controlId}
      role="group"
      aria-labelledby={p.labelId}
      aria-describedby={p.describedBy}
      className="wrap-anywhere whitespace-pre-line text-base leading-loose text-ink"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
      }}
    >
      {piecesOf(text(options.sentence), blanks.length).map((piece, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place in the sentence only
        if (typeof piece === 'string') return <span key={`words-${at}`}>{piece}</span>
        const blank = blanks[piece]
        if (!blank) return null
        const content = filledIn(value, blank.id)
        const field = {
          label: blankLabel(blank, piece, { text, t }),
          describedBy: p.describedBy,
          readOnly,
          required: blank.required,
          invalid: isInvalid(blank.id, blank.required),
        }
        return (
          <div
            key={blank.id}
            data-blank={blank.id}
            className={`mx-1 my-1 inline-block max-w-full whitespace-normal align-middle ${widthClass[blank.kind]}`}
          >
            {blank.kind === 'date' ? (
              <DayBlank {...field} content={content} onChange={(next) => write(blank.id, next)} />
            ) : blank.kind === 'select' ? (
              <Select
                {...field}
                value={typeof content === 'string' ? content : undefined}
                onChange={(next) => write(blank.id, next)}
                options={[...namedBlankChoices(blank, { text, t })]}
                placeholder={t('choose')}
              />
            ) : blank.kind === 'number' ? (
              <NumberInput
                {...field}
                value={typeof content === 'number' ? content : undefined}
                onChange={(next) => write(blank.id, next)}
                // Kept in the blank, where the question is asked for it again.
                unread={typeof content === 'string' ? content : undefined}
                onUnread={(typed) => write(blank.id, typed)}
                locale={locale}
              />
            ) : (
              <TextInput
                {...field}
                value={content === undefined ? '' : String(content)}
                maxLength={maxLength}
                onChange={(next) => write(blank.id, next)}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

/** A day; what is typed and is none is kept in the blank, where the question is asked for it again. */
const DayBlank = ({
  content,
  onChange,
  ...field
}: {
  content: string | number | undefined
  onChange: (next: string | undefined) => void
  label: string
  describedBy: string | undefined
  readOnly: boolean
  required: boolean
  invalid: boolean
}) => {
  const labels = useFieldLabels('date')
  const locale = useFormLanguage()
  const typed = typeof content === 'string' ? content : undefined
  const isDay = typed !== undefined && isCalendarText(typed) && isOfKind(typed, 'date')
  return (
    <DateField
      {...field}
      kind="date"
      value={isDay ? typed : undefined}
      unread={isDay ? undefined : typed}
      onChange={onChange}
      onUnread={onChange}
      locale={locale}
      labels={labels}
    />
  )
}

const widthClass: Readonly<Record<Blank['kind'], string>> = {
  text: 'w-44',
  number: 'w-28',
  date: 'w-44',
  select: 'w-44',
}
