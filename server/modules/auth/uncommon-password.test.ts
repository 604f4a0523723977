import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AppError } from '../../http/app-error.ts'
import { isCommon, requireUncommon } from './uncommon-password.ts'

test.each([
  // From the top of the published lists, eight characters and more.
  'password',
  'Password1',
  'password123',
  'P@ssw0rd',
  'P@$$w0rd2024!',
  'passw0rd',
  'Welcome1!',
  'welcome2025',
  'letmein1',
  'iloveyou',
  'sunshine',
  'princess',
  'football1',
  'superman',
  'trustno1',
  'changeme',
  'Admin@123',
  'admin123456',
  'administrator',
  'qwerty123',
  'qwertyuiop',
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  'zaq12wsx',
  'qwer1234',
  'asdf1234',
  'asdfghjkl',
  'abcd1234',
  'abc12345',
  'a1b2c3d4',
  '12345678',
  '87654321',
  '1234567890',
  '11111111',
  '00000000',
  'aaaaaaaa',
  'abababab',
  '12341234',
  '19900101',
  '13800138000',
  '147258369',
  'woaini1314',
  'woaini520',
  'Dr4gon99',
  'monkeymonkey',
  'Formloom1',
  'formloom2026!',
  'ｐａｓｓｗｏｒｄ',
])('%s is tried first', (password) => {
  expect(isCommon(password)).toBe(true)
})

test.each([
  'a long password',
  'test-password',
  'correct horse battery',
  'Kx7!mPq2vB',
  'r7tYw2qLz9aB4nXc',
  'seven-otters-dance',
  '床前明月光疑是地上霜',
  'password-that-nobody-has-thought-of',
  'dragonfly over the marsh',
  '738201946275031',
  'Übermut tut selten gut',
])('%s is taken', (password) => {
  expect(isCommon(password)).toBe(false)
})

test('one’s own name is no password, however it is dressed', () => {
  expect(isCommon('zhuyuanzhang', ['zhuyuanzhang'])).toBe(true)
  expect(isCommon('Zhuyuanzhang2024!', ['zhuyuanzhang'])).toBe(true)
  expect(isCommon('zhuyuanzhang', ['somebody'])).toBe(false)
  // Two letters are in everything.
  expect(isCommon('xk-xk-xk-moss', ['xk'])).toBe(false)
})

test('made-up passwords are never refused, and no text takes long', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...letters), { minLength: 16, maxLength: 16 }), (characters) => {
      fc.pre(new Set(characters).size > 6)
      expect(isCommon(characters.join(''))).toBe(false)
    }),
    { numRuns: 2_000 },
  )
  fc.assert(
    fc.property(fc.string({ minLength: 8, maxLength: 128, unit: 'grapheme' }), (text) => {
      isCommon(text, [text.slice(0, 5)])
    }),
  )
})

test('the refusal stands at its field', () => {
  expect(() => requireUncommon('newPassword', 'password123')).toThrow(AppError)
  expect(() => requireUncommon('newPassword', 'seven-otters-dance', ['ann'])).not.toThrow()
})
