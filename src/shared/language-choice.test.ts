import { expect, test } from 'vitest'
import { chooseLanguage, normaliseLanguage, textLanguages, toBcp47 } from './language-choice.ts'

test.each([
  ['zh', 'zh-cn'],
  ['zh-Hans-SG', 'zh-cn'],
  ['zh-HK', 'zh-tw'],
  ['zh_Hant', 'zh-tw'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['in', 'id'],
])('%s is %s', (tag, code) => {
  expect(normaliseLanguage(tag)).toBe(code)
})

const offered = ['zh-cn', 'en', 'de']

test('the address wins over an earlier choice, that over the browser, that over the default', () => {
  const wishes = { address: 'de', stored: 'en', browser: ['zh-CN'] }
  expect(chooseLanguage(wishes, offered, 'zh-cn')).toBe('de')
  expect(chooseLanguage({ ...wishes, address: null }, offered, 'zh-cn')).toBe('en')
  expect(chooseLanguage({ address: null, stored: null, browser: ['fr', 'de-AT'] }, offered, 'zh-cn')).toBe('de')
  expect(chooseLanguage({ address: null, stored: null, browser: ['fr'] }, offered, 'zh-cn')).toBe('zh-cn')
})

test('a wish for a language the form is not offered in is passed over', () => {
  expect(chooseLanguage({ address: 'fr', stored: null, browser: ['en-US'] }, offered, 'zh-cn')).toBe('en')
})

test('page texts: the own locale, beside it the nearest one for its gaps', () => {
  const available = ['zh-cn', 'en', 'zh-tw', 'de', 'pt']
  const complete = ['zh-cn', 'en', 'pt']
  expect(textLanguages('en', available, complete)).toEqual(['en'])
  expect(textLanguages('pt-BR', available, complete)).toEqual(['pt'])
  expect(textLanguages('de', available, complete)).toEqual(['de', 'en'])
  expect(textLanguages('zh-tw', available, complete)).toEqual(['zh-tw', 'zh-cn'])
  expect(textLanguages('ja', available, complete)).toEqual(['en'])
})

test('tags for lang and Intl', () => {
  expect([toBcp47('zh-cn'), toBcp47('de')]).toEqual(['zh-CN', 'de'])
})
