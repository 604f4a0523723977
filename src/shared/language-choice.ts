/** Codes as the product writes them: lower case, `zh-cn` and `zh-tw` apart, all others without a region. */
export const normaliseLanguage = (tag: string): string => {
  const [language = '', ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
  if (language === 'zh') return rest.some((part) => traditional.has(part)) ? 'zh-tw' : 'zh-cn'
  // The code of Indonesian until 1989; some old systems still send it.
  return language === 'in' ? 'id' : language
}

const traditional = new Set(['tw', 'hk', 'mo', 'hant'])

export interface LanguageWishes {
  /** `?lang=` of the address. */
  readonly address: string | null
  /** Chosen on this form before. */
  readonly stored: string | null
  /** `navigator.languages`. */
  readonly browser: readonly string[]
}

/** The first wish that is among `offered`: address, earlier choice, browser, then `fallback`. */
export const chooseLanguage = (wishes: LanguageWishes, offered: readonly string[], fallback: string): string => {
  const byCode = new Map(offered.map((code) => [normaliseLanguage(code), code]))
  for (const wish of [wishes.address, wishes.stored, ...wishes.browser]) {
    const code = wish && byCode.get(normaliseLanguage(wish))
    if (code) return code
  }
  return fallback
}

/**
 * Locales to read the page's own texts from, best first. With a `complete` one nothing else has to be fetched. Where
 * there is no locale for a language, or it has gaps, English says it to more readers of that language than the source
 * language zh-cn would.
 */
export const textLanguages = (
  language: string,
  available: readonly string[],
  complete: readonly string[],
): readonly string[] => {
  const code = normaliseLanguage(language)
  const chain = complete.includes(code) ? [code] : [code, code.startsWith('zh') ? 'zh-cn' : 'en']
  return chain.filter((entry) => available.includes(entry))
}

/** For `lang`, `Intl` and `:lang()`: `zh-cn` becomes `zh-CN`. */
export const toBcp47 = (code: string): string => {
  const [language = '', region] = code.split('-')
  return region ? `${language}-${region.toUpperCase()}` : language
}
