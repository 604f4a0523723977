import { expect, test } from 'vitest'
import { maxChoices, writtenChoices } from './choice.ts'

const ids = () => {
  let made = 0
  return () => `c${++made}`
}

test('choices that were written: the first with a line to write on takes a text', () => {
  expect(writtenChoices({ choices: ['Tea', 'Other: ____', 'More ___'], language: 'en' }, ids())).toEqual([
    { id: 'c1', label: { en: 'Tea' } },
    { id: 'c2', label: { en: 'Other' }, allowText: true },
    { id: 'c3', label: { en: 'More' } },
  ])
})

test('a line alone is still something to choose, and there are never more than a question may have', () => {
  expect(writtenChoices({ choices: ['____'], language: 'en' }, ids())[0]?.label).toEqual({ en: '____' })
  const many = Array.from({ length: maxChoices + 1 }, (_, at) => String(at))
  expect(writtenChoices({ choices: many, language: 'en' }, ids())).toHaveLength(maxChoices)
})
