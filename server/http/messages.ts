import { normaliseLanguage } from '#shared/language-choice'
import de from '../../locales/de/server.json'
import dePublic from '../../locales/de/server-public.json'
import en from '../../locales/en/server.json'
import enPublic from '../../locales/en/server-public.json'
import esPublic from '../../locales/es/server-public.json'
import frPublic from '../../locales/fr/server-public.json'
import indonesianPublic from '../../locales/id/server-public.json'
import italianPublic from '../../locales/it/server-public.json'
import jaPublic from '../../locales/ja/server-public.json'
import koPublic from '../../locales/ko/server-public.json'
import plPublic from '../../locales/pl/server-public.json'
import ptPublic from '../../locales/pt/server-public.json'
import ruPublic from '../../locales/ru/server-public.json'
import thPublic from '../../locales/th/server-public.json'
import trPublic from '../../locales/tr/server-public.json'
import viPublic from '../../locales/vi/server-public.json'
import zhCn from '../../locales/zh-cn/server.json'
import zhCnPublic from '../../locales/zh-cn/server-public.json'
import zhTwPublic from '../../locales/zh-tw/server-public.json'
import { pageWords } from '../plugins/page-words.ts'
import { acceptedLanguages } from './accepted-languages.ts'

/** Words that system pages bring along, each by `declare module '#sdk/page-server'`. */
// biome-ignore lint/suspicious/noEmptyInterface: pages add to it.
export interface PageMessages {}

/**
 * Keys of `locales/<lang>/server.json`, of `server-public.json`, which respondents may meet, and of what system pages say
 * on the server.
 */
export type MessageKey = keyof typeof zhCn | keyof typeof zhCnPublic | (keyof PageMessages & string)
/** Several names are put one after the other, as the language does. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>

type Texts = Readonly<Record<string, string>>
const source: Texts = { ...zhCn, ...zhCnPublic, ...pageWords('zh-cn') }
const english: Texts = { ...en, ...enPublic, ...pageWords('en') }

/** Whether there is such a text, for keys that are put together. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(source, key)

/** What only the console meets is there in three languages, what respondents meet in all. */
const texts: Readonly<Record<string, Texts>> = {
  'zh-cn': source,
  en: english,
  'zh-tw': zhTwPublic,
  ja: jaPublic,
  ko: koPublic,
  th: thPublic,
  id: indonesianPublic,
  vi: viPublic,
  fr: frPublic,
  de: { ...de, ...dePublic, ...pageWords('de') },
  es: esPublic,
  pt: ptPublic,
  it: italianPublic,
  tr: trPublic,
  pl: plPublic,
  ru: ruPublic,
}

/**
 * The text of `key` in the first language of an Accept-Language header that has it. Who asks for other languages only gets
 * English, which says it to more of them than the source does; who asks for none gets Chinese.
 */
export const message = (key: MessageKey, params: MessageParams, acceptLanguage: string | undefined): string => {
  const wishes = wishesOf(acceptLanguage)
  return textOf(key, wishes).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = params[name] ?? ''
    return typeof value === 'object' ? value.join(textOf('common.listSeparator', wishes)) : String(value)
  })
}

/** The language of the console's own texts somebody reads them in. */
export const consoleLanguageOf = (acceptLanguage: string | undefined): 'zh-cn' | 'en' | 'de' => {
  const wishes = wishesOf(acceptLanguage)
  const found = wishes.find((code) => code === 'zh-cn' || code === 'en' || code === 'de')
  if (found === 'zh-cn' || found === 'en' || found === 'de') return found
  return wishes.length === 0 || wishes.some((code) => code.startsWith('zh')) ? 'zh-cn' : 'en'
}

/** The language in which `message` says `key`. */
export const languageOf = (key: MessageKey, acceptLanguage: string | undefined): string =>
  languageAmong(key, wishesOf(acceptLanguage))

const languageAmong = (key: MessageKey, wishes: readonly string[]): string => {
  const found = wishes.find((code) => Object.hasOwn(texts, code) && texts[code]?.[key] !== undefined)
  if (found !== undefined) return found
  // Whoever reads one Chinese reads the other rather than English.
  const isChinese = wishes.length === 0 || wishes.some((code) => code.startsWith('zh'))
  // Every key has a text in both: tools/check-locales.mjs.
  return isChinese ? 'zh-cn' : 'en'
}

const textOf = (key: MessageKey, wishes: readonly string[]): string => texts[languageAmong(key, wishes)]?.[key] ?? key

/** Language codes as ours are written, best first. */
const wishesOf = (acceptLanguage: string | undefined): readonly string[] =>
  acceptedLanguages(acceptLanguage).map(normaliseLanguage)
