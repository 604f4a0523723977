import { expect, test } from 'vitest'
import { formThemeSchema } from '#shared/contract/form-theme'
import { findingsOf } from '#shared/form/findings'
import { re2Patterns } from '#shared/form/pattern-re2'
import { deriveColors } from '#shared/theme/derive'
import { isSameTheme } from '#shared/theme/form-theme'
import { withFreshIds } from '../modules/form/definition-ids.ts'
import { resolveType } from '../plugins/question-types.ts'
import { seedDictionaries } from './dictionaries.ts'
import { seedTemplates } from './templates.ts'

const each = test.each(seedTemplates.map((template) => [template.key, template] as const))

/** All texts of a template: what holds a wording in Chinese. */
const textsIn = (json: unknown): Record<string, unknown>[] => {
  if (typeof json !== 'object' || json === null) return []
  const below = Object.values(json).flatMap(textsIn)
  return 'zh-cn' in json ? [json as Record<string, unknown>, ...below] : below
}

each('%s can be published as it is, and so can what is made of it', (_key, { definition }) => {
  expect(findingsOf(definition, resolveType, re2Patterns)).toEqual([])
  expect(findingsOf(withFreshIds(definition), resolveType, re2Patterns)).toEqual([])
})

each('%s asks five to fifteen things, and says everything in three languages', (_key, { definition, purpose }) => {
  const asked = definition.questions.filter(({ type }) => resolveType(type)?.traits.collects)
  expect(asked.length).toBeGreaterThanOrEqual(5)
  expect(asked.length).toBeLessThanOrEqual(15)
  expect(definition.languages).toEqual(['zh-cn', 'en', 'de'])
  for (const wording of purpose) expect(wording.length).toBeLessThanOrEqual(200)
  const texts = textsIn(definition)
  expect(texts.length).toBeGreaterThan(10)
  for (const text of texts) {
    expect(Object.keys(text)).toEqual(['zh-cn', 'en', 'de'])
    for (const wording of Object.values(text)) expect(wording).toBeTruthy()
  }
})

each('%s has a look of its own whose colours read as they are', (key, { theme }) => {
  expect(formThemeSchema.parse(theme)).toEqual(theme)
  expect(deriveColors(theme, theme.scheme === 'dark' ? 'dark' : 'light').repairs).toEqual([])
  const same = seedTemplates.filter((other) => isSameTheme(other.theme, theme))
  expect(same.map((other) => other.key)).toEqual([key])
})

test('there is something for every scene, and nothing twice', () => {
  expect(seedTemplates.length).toBeGreaterThanOrEqual(40)
  expect(new Set(seedTemplates.map(({ key }) => key)).size).toBe(seedTemplates.length)
  for (const language of ['zh-cn', 'en', 'de'])
    expect(new Set(seedTemplates.map(({ definition }) => definition.title[language])).size).toBe(seedTemplates.length)
  const categories = seedDictionaries.find(({ type }) => type === 'form_template_category')?.items ?? []
  for (const [category] of categories)
    expect(seedTemplates.filter((template) => template.category === category).length).toBeGreaterThanOrEqual(4)
})

test('looks differ by more than colours: by type, by fields, by corners, by the drawing at the top', () => {
  const shapes = seedTemplates.map(({ theme: { art, face, fields, corners } }) => `${art} ${face} ${fields} ${corners}`)
  expect(new Set(shapes).size).toBeGreaterThan(seedTemplates.length / 2)
})
