import en from '../../locales/en/server.json'
import zhCn from '../../locales/zh-cn/server.json'

/** Keys of `locales/<lang>/server.json`. */
export type MessageKey = keyof typeof zhCn
export type MessageParams = Readonly<Record<string, string | number>>

const texts: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { 'zh-cn': zhCn, en }

/** The text of `key` in the first language of an Accept-Language header that there are texts for; Chinese otherwise. */
export const message = (key: MessageKey, params: MessageParams, acceptLanguage: string | undefined): string =>
  (texts[languageOf(acceptLanguage)] ?? zhCn)[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )

const languageOf = (acceptLanguage = ''): string => {
  for (const part of acceptLanguage.toLowerCase().split(',', 10)) {
    const code = part.split(';')[0]?.trim() ?? ''
    if (code.startsWith('zh')) return 'zh-cn'
    if (code.startsWith('en')) return 'en'
  }
  return 'zh-cn'
}
