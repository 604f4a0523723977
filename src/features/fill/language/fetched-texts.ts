import page from 'virtual:locales/fill'
import later from 'virtual:locales/later'
import type { LanguageTexts } from './translator.ts'

/** What the page says; nothing in a language it has no texts of. */
export const pageTexts = async (language: string): Promise<LanguageTexts> => (await page[language]?.())?.default ?? {}

/** What scripts say that are fetched later. */
export const laterTexts = async (language: string): Promise<LanguageTexts> => (await later[language]?.())?.default ?? {}
