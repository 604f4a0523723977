import { expect, test } from 'vitest'
import { message } from './messages.ts'

test.each([
  [undefined, '访问资源不存在'],
  ['', '访问资源不存在'],
  ['*', '访问资源不存在'],
  ['zh-TW,zh;q=0.9', '访问资源不存在'],
  ['en-GB,en;q=0.9,zh;q=0.1', 'Not found'],
  ['de', 'Nicht gefunden'],
  ['fr-FR,fr;q=0.9,de;q=0.5', 'Nicht gefunden'],
  ['fr', 'Not found'],
  ['constructor', 'Not found'],
])('to a reader of %j it says %s', (acceptLanguage, text) => {
  expect(message('common.notFound', {}, acceptLanguage)).toBe(text)
})
