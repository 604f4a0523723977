import { afterEach, expect, test } from 'vitest'
import { clearToken, readToken, tokenCookie, writeToken } from './token.ts'

afterEach(clearToken)

test('what is written is read, and cleared it is gone', () => {
  expect(readToken()).toBeNull()
  writeToken('fls_a=b; c')
  expect(readToken()).toBe('fls_a=b; c')
  expect(document.cookie).toContain('Admin-Token=')
  clearToken()
  expect(readToken()).toBeNull()
  expect(document.cookie).not.toContain('Admin-Token')
})

test('other cookies do not matter, a garbled one is no token', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'X-Admin-Token=other; Path=/'
  expect(readToken()).toBeNull()
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = 'Admin-Token=%E0%A4%A; Path=/'
  expect(readToken()).toBeNull()
})

test('the cookie belongs to this host only, is not sent across sites, and goes over https where the page came by it', () => {
  expect(tokenCookie('t', 'http:')).toBe('Admin-Token=t; Path=/; SameSite=Lax')
  expect(tokenCookie('t', 'https:')).toBe('Admin-Token=t; Path=/; SameSite=Lax; Secure')
  // No Domain, whatever the host: right for IPs, localhost, single labels and public suffixes alike (reliability 6).
  expect(tokenCookie('t', 'https:')).not.toMatch(/domain/i)
})
