import { expect, test } from 'vitest'
import { secretMask } from '#shared/contract/config'
import { envValueOf, gatewayOf, isEndpoint } from './gateway-setting.ts'

test('what is stored is shown, and what other gateways keep beside it is sent back as it was', () => {
  const stored = { enabled: true, type: 'HTTP', endpoint: 'https://sms.test', token: secretMask, sign: 'Formloom' }
  expect(gatewayOf(stored)).toEqual({ mode: 'http', endpoint: 'https://sms.test', token: secretMask })
  expect(envValueOf({ ...gatewayOf(stored), mode: 'test' }, stored)).toEqual({ ...stored, type: 'TEST' })
  expect(envValueOf(gatewayOf(stored), stored)).toEqual(stored)
})

test('nothing stored, or a gateway nothing is sent through, is off', () => {
  for (const stored of [{}, { enabled: false, type: 'TEST' }, { enabled: true, type: 'ALIYUN' }])
    expect(gatewayOf(stored).mode).toBe('off')
})

test('an address is one of the web', () => {
  expect(['https://a.test/send', ' http://10.0.0.1:8080 '].every(isEndpoint)).toBe(true)
  expect(['', 'sms.test', 'ftp://a.test', 'https://'].some(isEndpoint)).toBe(false)
})
