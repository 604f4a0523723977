import type { FormDefinition } from '#shared/form/definition'
import { pickText } from '#shared/form/text'
import type { FormTheme } from '#shared/theme/form-theme'
import { useWordsIn } from '#src/i18n/use-words-in.ts'

/** What a form is called and says of itself, as on the public page (features/fill/filling/form-head.tsx). */
export const PreviewHead = ({
  definition,
  language,
  theme,
  isFirst = true,
}: {
  definition: FormDefinition
  language: string
  theme: Pick<FormTheme, 'showTitle' | 'showDescription'>
  /** On later pages it is the name alone. */
  isFirst?: boolean
}) => {
  // Read by respondents, beside the author's words.
  const say = useWordsIn(language)
  const { title, description, defaultLanguage, questions } = definition
  const about = pickText(description, language, defaultLanguage)
  return (
    <div className="mb-8 flex flex-col gap-3">
      <h2 className={theme.showTitle ? 'break-words font-semibold text-2xl text-ink @lg:text-3xl' : 'sr-only'}>
        {pickText(title, language, defaultLanguage)}
      </h2>
      {theme.showDescription && isFirst && about !== '' && (
        <p className="max-w-prose whitespace-pre-line break-words text-lg">{about}</p>
      )}
      {questions.some(({ required }) => required) && (
        <p className="text-base text-muted">{say('fill', 'page.requiredLegend', { mark: '*' })}</p>
      )}
    </div>
  )
}
