import { expect, test } from 'vitest'
import { passwordRules } from './password-rules.ts'

const rules = (oldPassword: string, newPassword: string, confirm = newPassword) =>
  passwordRules({ oldPassword, newPassword, confirm }, (problem) => problem)

test('a new password of 8 to 128 characters, typed twice, is fine', () => {
  expect(rules('first password', '12345678')).toEqual({})
  expect(rules('first password', 'x'.repeat(128))).toEqual({})
})

test('each field says what is wrong with it', () => {
  expect(rules('', '1234567')).toEqual({ oldPassword: 'oldPassword', newPassword: 'newPassword' })
  expect(rules('first password', 'x'.repeat(129))).toEqual({ newPassword: 'newPassword' })
  expect(rules('first password', 'first password')).toEqual({ newPassword: 'samePassword' })
  expect(rules('first password', 'second password', 'second passwort')).toEqual({ confirm: 'confirm' })
})
