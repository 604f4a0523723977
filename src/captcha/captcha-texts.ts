// The captcha brings its own texts: both sides open it, and neither has it among those it starts with.
import languages from 'virtual:locales/captcha'

export type CaptchaTranslate = (key: string, params?: Readonly<Record<string, string | number>>) => string

const fallback = 'zh-cn'

/** @param language the product's code (`zh-cn`) or BCP 47 */
export const loadCaptchaTexts = async (language: string): Promise<CaptchaTranslate> => {
  const load = languages[codeOf(language)] ?? languages[fallback]
  const texts = (await load?.())?.default.captcha ?? {}
  return (key, params = {}) =>
    (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''))
}

const codeOf = (language: string): string => {
  const code = language.toLowerCase()
  return code in languages ? code : (code.split('-')[0] ?? code)
}
