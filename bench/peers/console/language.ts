import type { ConfigProviderProps } from 'antd'
import { createContext, useContext } from 'react'

export type LanguageCode = 'zh-cn' | 'en' | 'de'

export interface Language {
  readonly code: LanguageCode
  readonly locale: NonNullable<ConfigProviderProps['locale']>
  readonly texts: Readonly<Record<string, string>>
}

const sources: Record<LanguageCode, () => Promise<[{ default: Language['locale'] }, { default: Language['texts'] }]>> =
  {
    'zh-cn': () => Promise.all([import('antd/locale/zh_CN'), import('./texts/zh-cn.ts')]),
    en: () => Promise.all([import('antd/locale/en_US'), import('./texts/en.ts')]),
    de: () => Promise.all([import('antd/locale/de_DE'), import('./texts/de.ts')]),
  }

export const loadLanguage = async (code: LanguageCode): Promise<Language> => {
  const [locale, texts] = await sources[code]()
  return { code, locale: locale.default, texts: texts.default }
}

export const TextsContext = createContext<Language['texts']>({})

export const useT = () => {
  const texts = useContext(TextsContext)
  return (key: string): string => texts[key] ?? key
}
