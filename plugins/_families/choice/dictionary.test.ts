import { expect, test } from 'vitest'
import { dictionaryChoices, isUpToDate, withoutEntries } from './dictionary.ts'

const entries = [
  { value: 'hz', label: 'Hangzhou' },
  { value: 'nb', label: 'Ningbo' },
]
const words = () => {
  let made = 0
  return { language: 'en', newId: () => `new${++made}` }
}

test('entries become options; what was written by hand and is called the same keeps its id, "other" stays last', () => {
  const other = { id: 'other', label: { en: 'Other' }, allowText: true }
  const before = [{ id: 'c1', label: { en: 'Ningbo', de: 'Ningbo (DE)' } }, { id: 'c2', label: {} }, other]
  expect(dictionaryChoices(before, entries, words())).toEqual([
    { id: 'new1', label: { en: 'Hangzhou' }, entry: 'hz' },
    { id: 'c1', label: { en: 'Ningbo', de: 'Ningbo (DE)' }, entry: 'nb' },
    other,
  ])
})

test('taken over anew, options keep id and quota by their entry, whatever it is called and wherever it stands', () => {
  const before = dictionaryChoices([], entries, words()).map((choice) => ({ ...choice, quota: 5 }))
  const now = [
    { value: 'nb', label: 'Ningbo City' },
    { value: 'wz', label: 'Wenzhou' },
  ]
  expect(isUpToDate(before, entries, 'en')).toBe(true)
  expect(isUpToDate(before, now, 'en')).toBe(false)
  const after = dictionaryChoices(before, now, { language: 'en', newId: () => 'new9' })
  expect(after).toEqual([
    { id: 'new2', label: { en: 'Ningbo City' }, entry: 'nb', quota: 5 },
    { id: 'new9', label: { en: 'Wenzhou' }, entry: 'wz' },
  ])
  expect(isUpToDate(after, now, 'en')).toBe(true)
})

test('never more than a question takes, with room for the options that are nobody’s', () => {
  const many = Array.from({ length: 300 }, (_, at) => ({ value: `${at}`, label: `Entry ${at}` }))
  const other = { id: 'other', label: {}, allowText: true }
  const choices = dictionaryChoices([other], many, words())
  expect(choices).toHaveLength(200)
  expect(choices.at(-1)).toEqual(other)
  expect(isUpToDate(choices, many, 'en')).toBe(true)
})

test('let go, they are options as any', () => {
  expect(withoutEntries(dictionaryChoices([], entries.slice(0, 1), words()))).toEqual([
    { id: 'new1', label: { en: 'Hangzhou' } },
  ])
})
