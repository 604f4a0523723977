import { paramText } from '#shared/form/number-text'

/** Texts by namespace and key, as one language chunk holds them. */
export type LanguageTexts = Readonly<Record<string, Readonly<Record<string, string>>>>

export type Translate = (namespace: string, key: string, params?: Readonly<Record<string, string | number>>) => string

export interface TranslatorSource {
  /** Code of the locale folder, lower case. */
  readonly language: string
  readonly texts: LanguageTexts
}

/**
 * The public page's whole translator: `{{param}}`, plural forms by `count`, the next source where a text is missing.
 * No i18next here: it would weigh more than the page. A key nobody has is returned as it is, so that it is seen.
 * @param sources in order of preference
 */
export const createTranslator = (sources: readonly TranslatorSource[]): Translate => {
  // Few texts have plural forms, and a page that is only opened has none to say.
  const plurals = new Map<string, Intl.PluralRules>()
  const pluralOf = (language: string) => {
    const known = plurals.get(language) ?? new Intl.PluralRules(language)
    plurals.set(language, known)
    return known
  }
  return (namespace, key, params) => {
    for (const { language, texts } of sources) {
      const own = texts[namespace]
      if (!own) continue
      const text = wording(own, key, params?.count, () => pluralOf(language))
      if (text !== undefined) return fillIn(text, params, language)
    }
    return key
  }
}

const wording = (
  own: Readonly<Record<string, string>>,
  key: string,
  count: string | number | undefined,
  plural: () => Intl.PluralRules,
): string | undefined => {
  if (typeof count !== 'number') return text(own, key)
  return text(own, `${key}_${plural().select(count)}`) ?? text(own, `${key}_other`) ?? text(own, key)
}

const text = (own: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(own, key) ? own[key] : undefined

const fillIn = (
  wordingWithHoles: string,
  params: Readonly<Record<string, string | number>> | undefined,
  language: string,
): string =>
  params && wordingWithHoles.includes('{{')
    ? wordingWithHoles.replace(/\{\{\s*(\w+)\s*\}\}/g, (hole, name: string) =>
        Object.hasOwn(params, name) ? paramText(params[name] ?? '', language) : hole,
      )
    : wordingWithHoles
