import { createDecipheriv } from 'node:crypto'
import { expect, test } from 'vitest'
import { encrypt } from './cipher.ts'

const key = 'abcdefghijklmnop'

/** The protocol's vectors: equal from openssl, Node and any other client. */
test.each([
  ['{"x":123.5,"y":5}', 'Ic52kK69EWt62pwYTNtlmLG6CcOEdJqNtbn0K2+Z+kE='],
  [
    '0123456789abcdef0123456789abcdef---{"x":123.5,"y":5}',
    'dH8iUCOBo/t+sMtCy19mEnR/IlAjgaP7frDLQstfZhIIYtawHu9F7amNdW8cSF3zI050kmP3ltGkVDDPIl8ewQ==',
  ],
  [
    '[{"x":85,"y":34},{"x":129,"y":56},{"x":233,"y":27}]',
    'gkj9ZUeb1Hmf8lQon6RTBe2Kcp7//fX8OAPpKyVmklepsB44hth8wRy2xuVj0umrRAB7fnydVzn7Q+GenIoTzw==',
  ],
])('%s', (text, encrypted) => {
  expect(encrypt(text, key)).toBe(encrypted)
})

test('without a key the text goes as it is', () => {
  expect(encrypt('{"x":1,"y":5}', '')).toBe('{"x":1,"y":5}')
})

test('Node reads it', () => {
  const decipher = createDecipheriv('aes-128-ecb', key, null)
  const text = Buffer.concat([decipher.update(encrypt('汉字', key), 'base64'), decipher.final()]).toString()
  expect(text).toBe('汉字')
})
