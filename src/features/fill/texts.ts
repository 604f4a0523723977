import languages, { complete } from 'virtual:locales/fill'
import { textLanguages } from './language-choice.ts'
import { createTranslator, type Translate, type TranslatorSource } from './translator.ts'

/** Languages the page has texts of its own for. */
export const textsAvailable: readonly string[] = Object.keys(languages)

/** Loads the page's texts in `language`, with the fallback's beside them. */
export const loadTranslate = async (language: string): Promise<Translate> => {
  const sources = await Promise.all(textLanguages(language, textsAvailable, complete).map(loadSource))
  return createTranslator(sources)
}

const loadSource = async (language: string): Promise<TranslatorSource> => {
  const load = languages[language]
  return { language, texts: load ? (await load()).default : {} }
}
