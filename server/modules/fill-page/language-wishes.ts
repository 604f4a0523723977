import type { LanguageWishes } from '#shared/language-choice'
import { acceptedLanguages } from '../../http/accepted-languages.ts'

/** In which languages somebody would like to read a page, as far as a request tells. */
export const languageWishes = ({
  url,
  remembered,
  accepted,
}: {
  readonly url: string
  /** The cookie of an earlier choice. */
  readonly remembered: string | null
  readonly accepted: string | undefined
}): LanguageWishes => ({
  address: new URLSearchParams(url.split('?', 2)[1]).get('lang'),
  stored: remembered,
  browser: acceptedLanguages(accepted),
})
