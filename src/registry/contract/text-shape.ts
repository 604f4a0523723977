// Texts as data: placeholders, plural forms, keys.
import type { Issue } from '../../shared/form/issue.ts'

export const unwritten = (text: string): string | undefined => /question-types\/[\w-]+:([\w.:-]+)/.exec(text)?.[1]

export const pluralSuffix = /_(zero|one|two|few|many|other)$/

export const shapeOfTexts = (texts: Readonly<Record<string, string>>): Record<string, readonly string[]> => {
  const shape: Record<string, readonly string[]> = {}
  for (const [key, text] of Object.entries(texts)) {
    const base = key.replace(pluralSuffix, '')
    shape[base] = [...new Set([...(shape[base] ?? []), ...placeholdersOf(text)])].sort()
  }
  return shape
}

const placeholdersOf = (text: string): string[] => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)

export const wrongPlurals = (texts: Readonly<Record<string, string>>, name: string): string[] => {
  const wanted = new Intl.PluralRules(name).resolvedOptions().pluralCategories
  const bases = new Set(
    Object.keys(texts).flatMap((key) => (pluralSuffix.test(key) ? [key.replace(pluralSuffix, '')] : [])),
  )
  const formsOf = (base: string) =>
    Object.keys(texts).flatMap((key) => (key.startsWith(`${base}_`) ? [key.slice(base.length + 1)] : []))
  return [...bases].filter((base) => formsOf(base).sort().join() !== [...wanted].sort().join())
}

export const hasText = (texts: Readonly<Record<string, string>>, key: string): boolean =>
  key in texts || `${key}_other` in texts

export const missingText = (fill: Readonly<Record<string, string>>, { code, params = {} }: Issue): string | null => {
  const key = `issue.${code.slice(code.indexOf('.') + 1)}`
  if (!hasText(fill, key)) return `has no "${key}" in fill`
  const text = fill[key] ?? fill[`${key}_other`] ?? ''
  const unfilled = placeholdersOf(text).find((name) => !(name in params))
  if (unfilled) return `asks for {{${unfilled}}} in "${key}", which the issue does not bring`
  return key in fill || typeof params.count === 'number'
    ? null
    : `has plural forms of "${key}", and the issue brings no count`
}
