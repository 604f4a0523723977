import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { translatorOf } from './init.ts'
import { kitLabels } from './kit-labels.ts'
import { toBcp47 } from './languages.ts'
import { formatsOf } from './use-format.ts'

const folder = new URL('../../locales/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'))
const languages: string[] = read('languages.json').languages

const labelsIn = (language: string, texts: Record<string, string> = read(`${language}/kit.json`)) =>
  kitLabels(translatorOf(language, 'kit', texts), formatsOf(toBcp47(language)).number)

test.each(languages)('every component has its words in %s', (language) => {
  const said = wordsIn(labelsIn(language))
  expect(said.length).toBeGreaterThan(300)
  expect(said.filter(({ text }) => unsaid.test(text))).toEqual([])
})

test('a word that is missing is found', () => {
  const { 'pagination.next': _, ...texts } = read('en/kit.json')
  expect(wordsIn(labelsIn('en', texts)).filter(({ text }) => unsaid.test(text))).toEqual([
    { path: 'pagination.next', text: 'pagination.next' },
  ])
})

test('what counts has the plural forms of its language', () => {
  const found = (language: string, counts: readonly number[]) => counts.map(labelsIn(language)['icon-picker'].found)
  expect(found('ru', [1, 2, 5, 21])).toEqual(['1 значок', '2 значка', '5 значков', '21 значок'])
  expect(found('pl', [1, 2, 5, 22])).toEqual(['1 ikona', '2 ikony', '5 ikon', '22 ikony'])
  expect(found('fr', [0, 1, 2])).toEqual(['0 icône', '1 icône', '2 icônes'])
  expect(found('ja', [1, 2])).toEqual(['アイコン 1 個', 'アイコン 2 個'])
})

test('numbers are written as the language writes them', () => {
  expect(labelsIn('de').pagination.total(1204)).toBe('1.204 insgesamt')
  expect(labelsIn('en').pagination.total(1204)).toBe('1,204 in total')
})

test('placeholders that a component fills come in single braces', () => {
  expect(labelsIn('en').carousel.goTo).toBe('Slide {number}: {label}')
  expect(labelsIn('zh-cn')['date-picker'].unreadable).toBe('请按 {pattern} 的格式输入日期。')
  expect(labelsIn('de')['cron-input'].words.order).toBe('day month year time')
})

/** A key instead of a text, or a placeholder nobody filled. */
const unsaid = /^[a-z]+(-[a-z]+)*\.[\w.-]+$|\{\{|undefined/

/** What is asked with a list instead of a number or a text. */
const listed = new Set(['click-word-captcha.instructions'])

/** Every word below a value, functions asked with sample arguments. */
function wordsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (value === undefined) return []
  if (typeof value === 'function') return [{ path, text: String(value(listed.has(path) ? ['3'] : 3, 3, 3)) }]
  if (typeof value !== 'object' || value === null) return [{ path, text: String(value) }]
  return Object.entries(value).flatMap(([key, each]) => wordsIn(each, path === '' ? key : `${path}.${key}`))
}
