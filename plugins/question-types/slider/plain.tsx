import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useLanguage, useT, useText } from '#sdk/ui'
import { PlainAmount } from '../../_families/amount/plain-amount.tsx'
import type slider from './definition.ts'
import { amountWords } from './parts/amount-words.ts'
import { drawnMarks } from './parts/marks.ts'
import { ends } from './parts/pair.ts'

export default defineRenderer<typeof slider>(PlainSlider, { label: 'group' })

/** A rail that nothing shows the value of would be a guess: the numbers themselves, and what the ends mean. */
function PlainSlider({ question, options, value, unread, ...p }: RendererProps<typeof slider>) {
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const unit = text(options.unit)
  const write = (amount: number) => amountWords(amount, { locale, unit })
  const field = {
    unit,
    describedBy: p.describedBy,
    required: question.required,
    invalid: p.issues.length > 0,
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; here the title is one
    <div role="group" aria-labelledby={p.labelId} className="flex flex-col gap-2">
      {options.range ? (
        ends.map((end, at) => (
          <PlainAmount
            key={end}
            {...field}
            id={at === 0 ? p.controlId : undefined}
            name={fieldName(question.id, end)}
            label={t(end)}
            placeholder={t(end)}
            value={Array.isArray(value) ? value[at] : undefined}
          />
        ))
      ) : (
        <PlainAmount
          {...field}
          id={p.controlId}
          name={fieldName(question.id)}
          labelledBy={p.labelId}
          value={Array.isArray(value) ? undefined : value}
          unread={unread}
        />
      )}
      <p className="text-base text-muted">
        {drawnMarks(options, { text, write })
          .map(({ value: at, words }) => (words === write(at) ? words : `${write(at)} ${words}`))
          .join(' · ')}
      </p>
    </div>
  )
}
