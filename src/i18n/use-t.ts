import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export type Translate = (key: string, params?: Record<string, string | number>) => string

/** Texts of one namespace, in the language on screen. `count` among the params picks the plural form. */
export const useT = (namespace: string): Translate => {
  const { t } = useTranslation(namespace)
  return useCallback((key, params = {}) => t(key, { ns: namespace, ...params }), [t, namespace])
}

/** The code of the language on screen (`zh-cn`). */
export const useLanguage = (): string => useTranslation().i18n.language
