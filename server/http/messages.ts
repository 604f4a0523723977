import de from '../../locales/de/server.json'
import en from '../../locales/en/server.json'
import zhCn from '../../locales/zh-cn/server.json'

/** Keys of `locales/<lang>/server.json`. */
export type MessageKey = keyof typeof zhCn
export type MessageParams = Readonly<Record<string, string | number>>

const texts: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { 'zh-cn': zhCn, en, de }

/** The text of `key` in the first language of an Accept-Language header that there are texts for; Chinese otherwise. */
export const message = (key: MessageKey, params: MessageParams, acceptLanguage: string | undefined): string =>
  (texts[languageOf(acceptLanguage)] ?? zhCn)[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )

const languageOf = (acceptLanguage = ''): string => {
  for (const part of acceptLanguage.toLowerCase().split(',', 10)) {
    const code = part.split(';')[0]?.trim() ?? ''
    const language = code.startsWith('zh') ? 'zh-cn' : (code.split('-')[0] ?? '')
    if (language in texts) return language
  }
  return 'zh-cn'
}
