import { expect, test } from 'vitest'
import { secretMask } from '#shared/contract/config'
import { envValueOf, settingOf, withSecurity, wrongOf } from './mail-setting.ts'

const stored = {
  enabled: true,
  type: 'SMTP',
  host: 'mail.example.com',
  port: 2525,
  security: 'tls',
  username: 'post',
  password: secretMask,
  from: 'forms@example.com',
  fromName: 'Forms',
}

test('what is stored is shown, and sent back as it was, whatever stands beside it', () => {
  const setting = settingOf({ ...stored, other: 1 })
  expect(setting).toMatchObject({ mode: 'smtp', port: '2525', password: secretMask })
  expect(envValueOf(setting, { ...stored, other: 1 })).toEqual({ ...stored, other: 1 })
  expect(envValueOf({ ...setting, mode: 'test' }, stored)).toEqual({ ...stored, type: 'TEST' })
})

test('nothing stored, or something nothing is sent with, is off', () => {
  for (const value of [{}, { ...stored, enabled: false }, { ...stored, type: 'PIGEON' }])
    expect(settingOf(value).mode).toBe('off')
})

test('the port follows the way the line is secured, unless somebody chose one', () => {
  expect(withSecurity(settingOf({}), 'tls')).toEqual({ security: 'tls', port: '465' })
  expect(withSecurity(settingOf(stored), 'none')).toEqual({ security: 'none' })
})

test('host, port and sender are needed to send, and only then', () => {
  expect(wrongOf(settingOf(stored))).toEqual({})
  expect(wrongOf({ ...settingOf(stored), host: '', port: '70000', from: 'forms' })).toEqual({
    host: 'wrong.host',
    port: 'wrong.port',
    from: 'wrong.address',
  })
  expect(wrongOf(settingOf({}))).toEqual({})
})
