// Plural forms and placeholders: what a key and a text are made of.

/** In the order files list them. */
export const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const pluralSuffix = /_(zero|one|two|few|many|other)$/

export const isPlural = (key) => pluralSuffix.test(key)
export const baseKey = (key) => key.replace(pluralSuffix, '')
export const formOf = (key) => key.match(pluralSuffix)?.[1]

/** The CLDR plural forms of a language, in the order files list them. */
export function pluralForms(language) {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return forms.filter((form) => pluralCategories.includes(form))
}

/** Whether `one` is said of the number 1 alone: French says it of 0 too, Russian of 21. */
export function oneIsOne(language) {
  const rules = new Intl.PluralRules(language)
  return Array.from({ length: 200 }, (_, n) => n).every((n) => (rules.select(n) === 'one') === (n === 1))
}

/** Names in `{{name}}` and `{{name, format}}`. */
export const placeholders = (text) =>
  [...new Set([...String(text).matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)].map((match) => match[1]))].sort()

export const withoutPlaceholders = (text) => String(text).replace(/\{\{[^}]*\}\}/g, '')
