/** What the public page says, and what question types say on it, for the pages that the server makes. */
import ofPage, { complete } from 'virtual:locales/fill'
import ofLater from 'virtual:locales/later'
import ofPlain from 'virtual:locales/plain'
import ofTypes from 'virtual:locales/types'
import { textLanguages } from '#shared/language-choice'

interface Source {
  readonly language: string
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** Languages the page has texts of its own for. */
export const pageLanguages: readonly string[] = Object.keys(ofPage)

type Texts = Readonly<Record<string, () => Promise<{ readonly default: Source['texts'] }>>>

/** The page's own words, with those of a stand-in beside them where some are missing: all that these sides say together. */
const textsOf = (language: string, sides: readonly Texts[]): Promise<readonly Source[]> =>
  Promise.all(
    textLanguages(language, pageLanguages, complete).map(async (code) => ({
      language: code,
      texts: Object.assign({}, ...(await Promise.all(sides.map(async (side) => (await side[code]?.())?.default)))),
    })),
  )

/** @param isOpen there is a form to be filled in: what is said after it, or instead of it, is fetched later */
export const pageTexts = (language: string, isOpen: boolean): Promise<readonly Source[]> =>
  textsOf(language, isOpen ? [ofPage] : [ofPage, ofLater])

/** The page's own words where no script runs: with those that are said nowhere else. */
export const plainTexts = (language: string): Promise<readonly Source[]> =>
  textsOf(language, [ofPage, ofLater, ofPlain])

/** One of them, for what is said outside of what is drawn. */
export const plainWord = async (language: string, key: 'goOn' | 'tooLarge' | 'unreadable'): Promise<string> =>
  (await plainTexts(language)).find(({ texts }) => texts.plain?.[key])?.texts.plain?.[key] ?? key

const typeLanguages = Object.keys(ofTypes)

/** What these types say; English where nobody has put it into the language. */
export const typeTexts = async (wished: string, types: Iterable<string>): Promise<Source> => {
  const language = textLanguages(wished, typeLanguages, typeLanguages).at(-1) ?? 'en'
  const all = (await ofTypes[language]?.())?.default ?? {}
  const names = [...new Set(types)].map((type) => `question-types/${type}`)
  return { language, texts: Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : []))) }
}
