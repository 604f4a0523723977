// The one door to i18next. Texts come as one chunk per language (virtual:locales/admin), fetched when it is chosen.
import texts from 'virtual:locales/admin'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { numberText } from '#shared/form/number-text'
import { fallbackLanguage, fallbacksOf, isPartlyTranslated, normaliseLanguage, toBcp47 } from './languages.ts'
import { formatsOf } from './use-format.ts'
import type { Translate } from './use-t.ts'

const settings = {
  // Without these two i18next turns zh-cn into zh-CN and zh and finds neither (ux 4.1).
  lowerCaseLng: true,
  load: 'currentOnly',
  // Keys are flat and dotted; namespaces contain slashes.
  keySeparator: false,
  nsSeparator: false,
  // Numbers that no component has written yet, such as the bounds in an error of a question.
  interpolation: {
    escapeValue: false,
    alwaysFormat: true,
    format: (value: unknown, format: string | undefined, language = fallbackLanguage) => {
      if (typeof value !== 'number') return value
      return format === 'number' ? formatsOf(toBcp47(language)).number(value) : numberText(value, language)
    },
  },
  returnNull: false,
} as const

/** Starts the console's texts in `language`; the promise resolves when they are there. */
export const initI18n = async (language: string): Promise<void> => {
  const code = normaliseLanguage(language)
  await i18next.use(initReactI18next).init({
    lng: code,
    fallbackLng: fallbacksOf,
    defaultNS: 'common',
    ns: [],
    react: { useSuspense: false, bindI18nStore: 'added' },
    ...settings,
  })
  await loadWithFallbacks(code)
  showLanguage(code)
  // What a translation lacks is said in the fallback; not waited for.
  if (code !== fallbackLanguage) void loadTexts(fallbackLanguage)
}

/** Changes the language of what is on screen, without a reload. */
export const changeLanguage = async (language: string): Promise<void> => {
  const code = normaliseLanguage(language)
  if (code === i18next.language) return
  await loadWithFallbacks(code)
  // First: what is asked of the server once the texts are there is asked in this language.
  showLanguage(code)
  await i18next.changeLanguage(code)
}

/** For code outside of components; components use `useT`. */
export const translate = (namespace: string, key: string, params: Record<string, string | number> = {}): string =>
  i18next.t(key, { ns: namespace, ...params })

/**
 * Texts at hand, in whatever language is on screen and at once: for stories and tests.
 * @fixture
 */
export const translatorOf = (
  language: string,
  namespace: string,
  entries: Readonly<Record<string, string>>,
): Translate => {
  const own = i18next.createInstance()
  void own.init({ ...settings, lng: language, resources: { [language]: { [namespace]: entries } }, initAsync: false })
  const t = own.getFixedT(language, namespace)
  return (key, params = {}) => t(key, params)
}

/** The text in one language, whatever is on screen; '' while that language is not loaded. The fallback always is. */
export const translateIn = (language: string, namespace: string, key: string): string =>
  i18next.exists(key, { lng: language, ns: namespace, fallbackLng: [] })
    ? i18next.t(key, { lng: language, ns: namespace })
    : ''

/** A language that is known to lack texts comes with those that stand in, or keys would be read for a moment. */
const loadWithFallbacks = async (code: string): Promise<void> => {
  const others = isPartlyTranslated(code) ? fallbacksOf(code) : []
  await Promise.all([code, ...others].map(loadTexts))
}

/** Brings a language's texts without showing them: what can be searched for in it. */
export const loadLanguage = (language: string): Promise<void> => loadTexts(normaliseLanguage(language))

const loadTexts = async (code: string): Promise<void> => {
  const load = texts[code]
  if (!load || loaded.has(code)) return
  const { default: namespaces } = await load()
  for (const [namespace, entries] of Object.entries(namespaces)) {
    i18next.addResourceBundle(code, namespace, entries, true, true)
  }
  loaded.add(code)
}

/** A language may have some namespaces only, so none of them tells. */
const loaded = new Set<string>()

const showLanguage = (code: string): void => {
  document.documentElement.lang = toBcp47(code)
}
