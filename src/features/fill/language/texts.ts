import { available, complete } from 'virtual:locales/fill-languages'
import { textLanguages } from '#shared/language-choice'
import { createTranslator, type LanguageTexts, type Translate, type TranslatorSource } from './translator.ts'

/** Languages the page has texts of its own for. */
export const textsAvailable = available

interface Source extends TranslatorSource {
  texts: LanguageTexts
}

/** By language. Texts that came with the page need not be fetched. */
const sources = new Map<string, Promise<Source>>()
export const giveTexts = (given: readonly TranslatorSource[]): void => {
  for (const source of given) sources.set(source.language, Promise.resolve({ ...source }))
}

/** Loads the page's texts in `language`, with the fallback's beside them. @param types what question types say in it */
export const loadTranslate = async (language: string, types?: Promise<TranslatorSource>): Promise<Translate> => {
  const own = textLanguages(language, textsAvailable, complete).map(loadSource)
  return createTranslator(await Promise.all(types ? [...own, types] : own))
}

/** Loads what only scripts say that are fetched later: translators of this language have it from then on. */
export const loadLaterTexts = async (language: string): Promise<void> => {
  await Promise.all(
    textLanguages(language, textsAvailable, complete).map(async (code) => {
      const source = await loadSource(code)
      if ('fill-later' in source.texts) return
      const more = await (await fetched()).laterTexts(code)
      source.texts = { ...source.texts, ...more }
    }),
  )
}

const loadSource = (language: string): Promise<Source> => {
  const known = sources.get(language)
  if (known) return known
  const loading = (async () => ({ language, texts: await (await fetched()).pageTexts(language) }))()
  sources.set(language, loading)
  // Asked for again when somebody needs it again.
  loading.catch(() => sources.delete(language))
  return loading
}

/** Where the texts of all languages are: a page that the server made brings its own along. */
const fetched = () => import('./fetched-texts.ts')
