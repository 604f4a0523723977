import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { subjectOf } from './id-token.ts'
import { signed } from './testing.ts'

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const other = generateKeyPairSync('rsa', { modulusLength: 2048 })
const jwk = publicKey.export({ format: 'jwk' })
const keys = [{ ...jwk, kty: 'RSA', kid: 'one' }]
const now = 1_800_000_000
const expected = { issuer: 'https://id.example', clientId: 'us', nonce: 'n', now }
const claims = { iss: 'https://id.example', sub: 'ann', aud: 'us', exp: now + 60, iat: now, nonce: 'n' }
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

test('says who signed in', () => {
  expect(subjectOf(signed(claims, privateKey), keys, expected)).toBe('ann')
  expect(subjectOf(signed({ ...claims, aud: ['us', 'them'], azp: 'us' }, privateKey), keys, expected)).toBe('ann')
  // A provider with one key need not name it.
  expect(subjectOf(signed(claims, privateKey, { alg: 'RS256' }), keys, expected)).toBe('ann')
})

test('reads the other two kinds of signature', () => {
  for (const [alg, pair, digest] of [
    ['ES256', generateKeyPairSync('ec', { namedCurve: 'P-256' }), 'sha256'],
    ['EdDSA', generateKeyPairSync('ed25519'), null],
  ] as const) {
    const text = `${part({ alg })}.${part(claims)}`
    const by = sign(digest, Buffer.from(text), { key: pair.privateKey, dsaEncoding: 'ieee-p1363' })
    const key = { kty: '', ...pair.publicKey.export({ format: 'jwk' }) }
    expect(subjectOf(`${text}.${by.toString('base64url')}`, [key], expected)).toBe('ann')
  }
})

test.each([
  ['another issuer', { iss: 'https://evil.example' }],
  ['another client', { aud: 'them' }],
  ['several clients, made out for another', { aud: ['us', 'them'], azp: 'them' }],
  ['several clients, made out for nobody', { aud: ['us', 'them'] }],
  ['expired', { exp: now - 61 }],
  ['from the future', { iat: now + 61 }],
  ['the answer to another question', { nonce: 'm' }],
  ['nobody', { sub: '' }],
  ['no time', { exp: undefined }],
])('refuses: %s', (_what, lie) => {
  expect(() => subjectOf(signed({ ...claims, ...lie }, privateKey), keys, expected)).toThrow()
})

test('refuses what no key of the provider has signed', () => {
  const [head, body] = signed(claims, privateKey).split('.')
  const hmac = `${part({ alg: 'HS256', kid: 'one' })}.${part(claims)}`
  const pem = publicKey.export({ format: 'pem', type: 'spki' })
  for (const token of [
    signed(claims, other.privateKey),
    signed(claims, privateKey, { alg: 'RS256', kid: 'two' }),
    signed(claims, privateKey, { alg: 'constructor', kid: 'one' }),
    signed(claims, privateKey, { alg: 'ES256', kid: 'one' }),
    `${part({ alg: 'none' })}.${part(claims)}.`,
    `${head}.${body}.`,
    `${head}.${part({ ...claims, sub: 'admin' })}.${signed(claims, privateKey).split('.')[2]}`,
    // Signed with our knowledge of the public key, as a naive reader believes.
    `${hmac}.${createHmac('sha256', pem).update(hmac).digest('base64url')}`,
    `${signed(claims, privateKey)}.more`,
    'no.token.',
    '',
  ]) {
    expect(() => subjectOf(token, keys, expected), token).toThrow()
  }
  expect(() =>
    subjectOf(signed(claims, privateKey), [{ ...jwk, kty: 'RSA', kid: 'one', use: 'enc' }], expected),
  ).toThrow()
})
