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

/** Keys of `locales/<lang>/server.json` and `server-public.json`; the second is what respondents may meet. */
export type MessageKey = keyof typeof zhCn | keyof typeof zhCnPublic
/** Several names are put one after the other, as the language does. */
export type MessageParams = Readonly<Record<string, string | number | readonly string[]>>

type Texts = Readonly<Record<MessageKey, string>>
const source: Texts = { ...zhCn, ...zhCnPublic }
const english: Texts = { ...en, ...enPublic }

/** Whether there is such a text, for keys that are put together. */
export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(source, key)

/** What only the console meets is there in three languages, what respondents meet in all. */
const texts: Readonly<Record<string, Readonly<Partial<Texts>>>> = {
  'zh-cn': source,
  en: english,
  'zh-tw': zhTwPublic,
  ja: jaPublic,
  ko: koPublic,
  th: thPublic,
  id: indonesianPublic,
  vi: viPublic,
  fr: frPublic,
  de: { ...de, ...dePublic },
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

const textOf = (key: MessageKey, wishes: readonly string[]): string => {
  for (const code of wishes) {
    const text = Object.hasOwn(texts, code) ? texts[code]?.[key] : undefined
    if (text !== undefined) return text
  }
  if (wishes.length === 0) return source[key]
  // Whoever reads one Chinese reads the other rather than English.
  return wishes.some((code) => code.startsWith('zh')) ? source[key] : english[key]
}

/** Language codes as ours are written, best first. */
const wishesOf = (acceptLanguage = ''): readonly string[] =>
  acceptLanguage
    .toLowerCase()
    .split(',', 10)
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((code) => /^[a-z]/.test(code))
    .map((code) => {
      if (/^zh-(tw|hk|mo|hant)/.test(code)) return 'zh-tw'
      return code.startsWith('zh') ? 'zh-cn' : code.replace(/-.*/, '')
    })
