import de from '../../locales/de/server.json'
import en from '../../locales/en/server.json'
import zhCn from '../../locales/zh-cn/server.json'

/** Keys of `locales/<lang>/server.json`. */
export type MessageKey = keyof typeof zhCn
export type MessageParams = Readonly<Record<string, string | number>>

const texts: Readonly<Record<string, Readonly<Record<MessageKey, string>>>> = { 'zh-cn': zhCn, en, de }

/**
 * The text of `key` in the first language of an Accept-Language header that there are texts for. Who asks for other
 * languages only gets English, which says it to more of them than the source does; who asks for none gets Chinese.
 */
export const message = (key: MessageKey, params: MessageParams, acceptLanguage: string | undefined): string =>
  (texts[languageOf(acceptLanguage)] ?? zhCn)[key].replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(params[name] ?? ''),
  )

const languageOf = (acceptLanguage = ''): string => {
  const wishes = acceptLanguage
    .toLowerCase()
    .split(',', 10)
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((code) => /^[a-z]/.test(code))
    .map((code) => (code.startsWith('zh') ? 'zh-cn' : code.replace(/-.*/, '')))
  return wishes.find((code) => Object.hasOwn(texts, code)) ?? (wishes.length > 0 ? 'en' : 'zh-cn')
}
