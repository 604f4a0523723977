import { clsx } from 'clsx'
import { RichTextView } from '#ds/rich-text'
import { defineRenderer, type RendererProps, useLanguage, useT, useText } from '#sdk/ui'
import { parseRichText } from '#shared/rich-text'
import type descriptionText from './definition.ts'
import type { Tone } from './parts/tones.ts'

export default defineRenderer<typeof descriptionText>(DescriptionTextRenderer, { label: 'group' })

/** The title is drawn by the frame, as the heading of a section. */
function DescriptionTextRenderer({ options, labelId }: RendererProps<typeof descriptionText>) {
  const language = useLanguage()
  const t = useT()
  const text = useText()
  const { content, align, tone, boxed, folded, foldLabel } = options
  const shown = content[language] ?? Object.values(content)[0]
  // Sanitised once more on the way out: a draft in the designer has not been through the schema.
  const doc = parseRichText(shown)
  if (doc.content.length === 0) return null
  const words = (
    <RichTextView
      doc={doc}
      className={clsx(
        'text-base',
        tone ? inks[tone] : 'text-ink',
        boxed && ['rounded-lg px-4 py-3', tone ? boxes[tone] : 'bg-subtle'],
      )}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group around a text; a fieldset would promise controls
    <div role="group" aria-labelledby={labelId} className={aligned[align]}>
      {folded ? (
        // The browser's own: it opens before scripts run, and where none do.
        <details>
          <summary className="min-h-11 cursor-pointer rounded-sm py-2 font-semibold text-accent-text text-base">
            {text(foldLabel) || t('unfold')}
          </summary>
          <div className="pt-2">{words}</div>
        </details>
      ) : (
        words
      )}
    </div>
  )
}

const aligned = { start: undefined, center: 'text-center', end: 'text-end' } as const
const inks: Record<Tone, string> = {
  muted: 'text-muted',
  accent: 'text-accent-text',
  success: 'text-success-text',
  warning: 'text-warning-text',
  danger: 'text-danger-text',
}
const boxes: Record<Tone, string> = {
  muted: 'bg-subtle',
  accent: 'bg-accent-soft',
  success: 'bg-success-soft',
  warning: 'bg-warning-soft',
  danger: 'bg-danger-soft',
}
