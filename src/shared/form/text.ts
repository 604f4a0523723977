import type { Text } from './definition.ts'

/** The wording for `language`, else the form's default language, else any there is, else ''. */
export const pickText = (text: Text | undefined, language: string, defaultLanguage: string): string => {
  if (!text) return ''
  const exact = text[language] || text[defaultLanguage]
  if (exact) return exact
  for (const wording of Object.values(text)) if (wording) return wording
  return ''
}

/** A copy of `text` with the wording of one language replaced; an empty wording removes the language. */
export const withWording = (text: Text, language: string, wording: string): Text => {
  const { [language]: _old, ...rest } = text
  return wording === '' ? rest : { ...rest, [language]: wording }
}
