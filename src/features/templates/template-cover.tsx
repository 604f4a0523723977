import type { TemplateRow } from '#shared/contract/template'
import { FirstPage, Thumbnail, useFirstOfForm } from '#src/console-kit/form/form-thumbnail.tsx'
import { useMedia } from '#src/console-kit/look/use-media.ts'
import { schemeOf } from '#src/form-view/theme-style.ts'
import { useLanguage } from '#src/i18n/use-t.ts'

/** How a template looks: its own first page, so no picture that could be out of date. Decoration: the card says the rest in words. */
export const TemplateCover = ({ template }: { template: TemplateRow }) => (
  <div className="overflow-hidden rounded-t-lg border-hairline border-b">
    <Thumbnail>{() => <Opening template={template} />}</Thumbnail>
  </div>
)

const Opening = ({ template: { templateKey, opening, theme } }: { template: TemplateRow }) => {
  const language = useLanguage()
  const device = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const shown = opening.languages.includes(language) ? language : opening.defaultLanguage
  return (
    <FirstPage id={templateKey} first={useFirstOfForm(opening, shown)} theme={theme} scheme={schemeOf(theme, device)} />
  )
}
