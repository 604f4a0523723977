import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pathForRedirect, safeInternalPath } from './safe-internal-path.ts'

const origin = 'https://forms.example'
const safe = (path: unknown) => safeInternalPath(path, origin)

test.each([
  ['/', '/'],
  ['/index', '/index'],
  ['/project/list?page=2&name=%E9%97%AE%E5%8D%B7', '/project/list?page=2&name=%E9%97%AE%E5%8D%B7'],
  ['/project/form/editor?key=Ab12Cd34#q3', '/project/form/editor?key=Ab12Cd34#q3'],
  ['/a/../index', '/index'],
  ['/search?back=//evil.example', '/search?back=//evil.example'],
])('keeps %s', (path, kept) => {
  expect(safe(path)).toBe(kept)
})

test.each([
  // Other sites, in every spelling a browser accepts.
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/a/..\\\\evil.example',
  '/./%2fevil.example',
  '/a/../%5c/evil.example',
  'https://evil.example/',
  'https:evil.example',
  'http://forms.example.evil.example/',
  '@evil.example',
  // Scripts.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  // Nothing, or no path.
  '',
  'index',
  '?a=1',
  '#a',
  './index',
  // Not decodable, control characters.
  '/%',
  '/%E0%A4%A',
  '/a\u0000b',
  '/a%00b',
  '/a\u007fb',
  '/a\u0085b',
  '/a%0d%0aSet-Cookie:x',
])('refuses %j', (path) => {
  expect(safe(path)).toBeNull()
})

test.each([undefined, null, 7, {}, ['/index'], true])('refuses what is no text: %j', (path) => {
  expect(safe(path)).toBeNull()
})

test('leads nowhere near sign-in: that would be a loop (T4)', () => {
  expect(safe('/login')).toBe('/')
  expect(safe('/login?redirect=/login')).toBe('/')
  expect(safe('/x/../login')).toBe('/')
  expect(safe('/loginhelp')).toBe('/loginhelp')
})

test('carries no token along (T4)', () => {
  expect(safe('/index?token=abc&a=1')).toBe('/index?a=1')
  expect(safe('/index?a=1&TOKEN=abc&token=def')).toBe('/index?a=1')
  expect(safe('/file?Authorization=Bearer%20abc')).toBe('/file')
})

test('a path to come back to falls back to the start', () => {
  expect(pathForRedirect('/project/list?page=2', origin)).toBe('/project/list?page=2')
  expect(pathForRedirect('//evil.example', origin)).toBe('/')
})

/** What has opened doors elsewhere: schemes, hosts, slashes of other scripts, encodings once and twice, invisible marks. */
const hostile = [
  '//',
  '\\\\',
  '///evil.example',
  'evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:',
  'data:text/html,x',
  'https:',
  'https://evil.example',
  '@evil.example',
  ':443',
  '%2f',
  '%2F%2F',
  '%5c',
  '%252f',
  '%255c',
  '%09',
  '%0a',
  '%0d%0a',
  '%00',
  '%e2%80%ae',
  '%E3%80%82',
  '／',
  '＼',
  '⁄',
  '∕',
  '。',
  '\t',
  '\r\n',
  '\u0000',
  '\u00a0',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '..',
  '/..',
  '/./',
  '?',
  '#',
  '?token=secret',
  '&Authorization=Bearer%20secret',
  '/login',
  '/index',
  'a',
]

test('however it is put together, it leads to this site, not to sign-in, and carries no token', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...hostile), { minLength: 1, maxLength: 6 }),
      fc.boolean(),
      (parts, rooted) => {
        const path = safe(`${rooted ? '/' : ''}${parts.join('')}`)
        if (path === null) return
        expect(path).toMatch(/^\/(?![/\\])/)
        const url = new URL(path, `${origin}/project/list`)
        expect([url.origin, url.username, url.protocol]).toEqual([origin, '', 'https:'])
        // As `/redirect/{path}` sees it: decoded by the router once.
        expect(new URL(decodeURI(path), `${origin}/`).origin).toBe(origin)
        expect(url.pathname === '/login').toBe(false)
        const names = [...url.searchParams.keys()].map((name) => name.toLowerCase())
        expect(names.filter((name) => ['token', 'authorization'].includes(name))).toEqual([])
        expect(safe(path)).toBe(path)
      },
    ),
    { numRuns: 50_000 },
  )
})

test('whatever comes in, what comes out stays here', () => {
  const alphabet = [
    '/',
    '\\',
    '.',
    '%',
    '2',
    'f',
    'F',
    '5',
    'c',
    ':',
    '@',
    '?',
    '#',
    'a',
    ' ',
    '\t',
    '\n',
    '\u0000',
    '问',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...alphabet), { maxLength: 12 }), (parts) => {
      const path = safe(`/${parts.join('')}`)
      if (path === null) return
      expect(new URL(path, origin).origin).toBe(origin)
      expect(new URL(path, `${origin}/deep/er/`).origin).toBe(origin)
      expect(path).toMatch(/^\/(?![/\\])/)
      // Once safe, always safe: the second gate lets it through unchanged.
      expect(safe(path)).toBe(path)
    }),
    { numRuns: 20_000 },
  )
})
