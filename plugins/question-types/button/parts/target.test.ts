import { expect, test } from 'vitest'
import { addressOf, leads } from './target.ts'

test.each([
  ['https://example.com/a?b=1#c', 'https://example.com/a?b=1#c'],
  ['example.com/a', 'https://example.com/a'],
  [' http://例子.中国/ ', 'http://例子.中国/'],
])('%s leads to a page', (target, address) => {
  expect(addressOf({ action: 'link', target })).toBe(address)
})

test.each([
  'javascript:alert(1)',
  'javascript:alert.x',
  'data:text/html,x',
  'two words.com',
  'example',
  '//',
  'https://',
  '',
])('%s leads nowhere', (target) => {
  expect(addressOf({ action: 'link', target })).toBeUndefined()
})

test('a telephone number is dialled without what only makes it readable', () => {
  expect(addressOf({ action: 'phone', target: '+49 (30) 123-45.67' })).toBe('tel:+49301234567')
  expect(addressOf({ action: 'phone', target: 'call us' })).toBeUndefined()
})

test('an e-mail address has both its halves', () => {
  expect(addressOf({ action: 'email', target: 'help@example.com' })).toBe('mailto:help@example.com')
  expect(addressOf({ action: 'email', target: 'help@' })).toBeUndefined()
  expect(addressOf({ action: 'email', target: 'a@b.c?bcc=x y' })).toBeUndefined()
})

test('a button that fills in leads nowhere, and does something once it names an answer', () => {
  expect(addressOf({ action: 'set', target: 'https://example.com' })).toBeUndefined()
  expect(leads({ action: 'set', target: '' })).toBe(false)
  expect(leads({ action: 'set', target: '', sets: [{ fills: 'q1', text: 'x' }] })).toBe(true)
  expect(leads({ action: 'link', target: 'example.com' })).toBe(true)
  expect(leads({ action: 'link', target: '', sets: [{ fills: 'q1', text: 'x' }] })).toBe(false)
})
