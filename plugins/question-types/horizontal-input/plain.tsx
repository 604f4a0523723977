import { Select } from '#ds/select'
import { TextInput } from '#ds/text-input'
import { fieldName } from '#sdk'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { PlainAmount } from '../../_families/amount/plain-amount.tsx'
import type horizontalInput from './definition.ts'
import { blankLabel, filledIn, isBlankText, namedBlankChoices } from './parts/blanks.ts'
import { piecesOf } from './parts/sentence.ts'

export default defineRenderer<typeof horizontalInput>(PlainHorizontalInput, { label: 'group' })

function PlainHorizontalInput({ question, options, value, ...p }: RendererProps<typeof horizontalInput>) {
  const t = useT()
  const text = useText()
  const { blanks } = options
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
    >
      {piecesOf(text(options.sentence), blanks.length).map((piece, at) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: words are known by their place in the sentence only
        if (typeof piece === 'string') return <span key={`words-${at}`}>{piece}</span>
        const blank = blanks[piece]
        if (!blank) return null
        const content = filledIn(value, blank.id)
        const field = {
          name: fieldName(question.id, blank.id),
          label: blankLabel(blank, piece, { text, t }),
          describedBy: p.describedBy,
          required: blank.required,
          invalid: isInvalid(blank.id, blank.required),
        }
        return (
          <div key={blank.id} className="mx-1 my-1 inline-block w-44 max-w-full whitespace-normal align-middle">
            {blank.kind === 'number' ? (
              <PlainAmount {...field} value={content} />
            ) : blank.kind === 'select' ? (
              <Select
                {...field}
                value={content === undefined ? undefined : String(content)}
                onChange={nothing}
                options={namedBlankChoices(blank, { text, t })}
                placeholder={t('choose')}
              />
            ) : (
              <TextInput
                {...field}
                type={blank.kind === 'date' ? 'date' : 'text'}
                value={content === undefined ? '' : String(content)}
                onChange={nothing}
              />
            )}
          </div>
        )
      })}
    </div>
  )
}

const nothing = () => undefined
