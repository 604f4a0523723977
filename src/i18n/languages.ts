// The product's language codes are lower case (spec 1); everything Intl and HTML needs is BCP 47. This file is the border.

import { complete, partial } from 'virtual:locales/admin'
import { normaliseLanguage as normalise } from '#shared/language-choice'

export const fallbackLanguage = 'zh-cn'

/** Codes the console can be used in; first those in which nothing is missing (locales/languages.json). */
export const languages: readonly string[] = [...complete, ...partial]

/** Pages may say something in another language there: the menu tells before it is chosen. */
export const isPartlyTranslated = (code: string): boolean => partial.includes(code)

/** Where a text comes from that the language lacks, best first. Who reads one Chinese script reads the other. */
export const fallbacksOf = (code: string): string[] =>
  [...(code.startsWith('zh') ? [] : ['en']), fallbackLanguage].filter((each) => each !== code)

/** `qps`, the pseudo-language of development, counts, sorts and is hyphenated as the English it is made of. */
const bcp47: Readonly<Record<string, string>> = { 'zh-cn': 'zh-CN', 'zh-tw': 'zh-TW', pt: 'pt-BR', qps: 'en' }

/** `zh-cn` to `zh-CN`: for Intl and the lang attribute. */
export const toBcp47 = (code: string): string => bcp47[code] ?? code

/** Any spelling to one of the `known` codes; unknown ones to the fallback. */
export const normaliseLanguage = (input: string, known: readonly string[] = languages): string =>
  knownLanguage(input, known) ?? fallbackLanguage

/** The first of somebody's languages (`navigator.languages`) that is known; the fallback when none is. */
export const preferredLanguage = (wishes: readonly string[], known: readonly string[] = languages): string =>
  wishes.map((wish) => knownLanguage(wish, known)).find((code) => code !== undefined) ?? fallbackLanguage

const knownLanguage = (input: string, known: readonly string[]): string | undefined =>
  known.find((code) => code === normalise(input))

/** A language's own name for itself. Remembered: the browser takes a millisecond for each. */
export const languageName = (code: string): string => {
  const name = names.get(code) ?? ownName(code)
  names.set(code, name)
  return name
}

const names = new Map<string, string>()

const ownName = (code: string): string => {
  const script = scripts[code] ?? code
  const name = new Intl.DisplayNames([script], { type: 'language' }).of(script) ?? code
  return name.charAt(0).toLocaleUpperCase(script) + name.slice(1)
}

/** Chinese is told apart by script, not by country. */
const scripts: Readonly<Record<string, string>> = { 'zh-cn': 'zh-Hans', 'zh-tw': 'zh-Hant', qps: 'en-XA' }
