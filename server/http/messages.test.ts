import { expect, test } from 'vitest'
import { message } from './messages.ts'

test.each([
  [undefined, '访问资源不存在'],
  ['', '访问资源不存在'],
  ['*', '访问资源不存在'],
  ['zh-TW,zh;q=0.9', '存取的資源不存在'],
  ['zh-Hant-HK', '存取的資源不存在'],
  ['zh-SG', '访问资源不存在'],
  ['en-GB,en;q=0.9,zh;q=0.1', 'Not found'],
  ['de', 'Nicht gefunden'],
  ['fr-FR,fr;q=0.9,de;q=0.5', 'Introuvable'],
  ['pt-BR', 'Não encontrado'],
  ['nl', 'Not found'],
  ['nl,de;q=0.5', 'Nicht gefunden'],
  ['constructor', 'Not found'],
])('to a reader of %j it says %s', (acceptLanguage, text) => {
  expect(message('common.notFound', {}, acceptLanguage)).toBe(text)
})

test.each([
  ['fr', 'Enter a user name'],
  ['fr,de;q=0.5', 'Bitte einen Benutzernamen eingeben'],
  ['zh-TW', '请填写用户名'],
])('what only the console meets, to a reader of %j', (acceptLanguage, text) => {
  expect(message('registration.nameMissing', {}, acceptLanguage)).toBe(text)
})

test.each([
  'submission.stopped',
  'login.failed',
  'captcha.failed',
  'user.passwordCommon',
] as const)('what people meet before they are signed in has no untranslated text in any of the languages: %s', (key) => {
  const languages = [
    'zh-CN',
    'en',
    'zh-TW',
    'ja',
    'ko',
    'th',
    'id',
    'vi',
    'fr',
    'de',
    'es',
    'pt',
    'it',
    'tr',
    'pl',
    'ru',
  ]
  const said = languages.map((language) => message(key, {}, language))
  expect(new Set(said).size).toBe(languages.length)
})
