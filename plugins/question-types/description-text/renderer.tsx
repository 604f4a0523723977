import { RichTextView } from '#ds/rich-text'
import { defineRenderer, type RendererProps, useLanguage } from '#sdk/ui'
import { parseRichText } from '#shared/rich-text'
import type descriptionText from './definition.ts'

export default defineRenderer<typeof descriptionText>(DescriptionTextRenderer, { label: 'group' })

/** The title is drawn by the frame, as the heading of a section. */
function DescriptionTextRenderer({ options, labelId }: RendererProps<typeof descriptionText>) {
  const language = useLanguage()
  const { content, align } = options
  const shown = content[language] ?? Object.values(content)[0]
  // Sanitised once more on the way out: a draft in the designer has not been through the schema.
  const doc = parseRichText(shown)
  if (doc.content.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a named group around a text; a fieldset would promise controls
    <div role="group" aria-labelledby={labelId} className={align === 'center' ? 'text-center' : undefined}>
      <RichTextView doc={doc} className="text-base text-ink" />
    </div>
  )
}
