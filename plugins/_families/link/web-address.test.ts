import { expect, test } from 'vitest'
import { webAddressOf } from './web-address.ts'

test('a page is an address with its scheme, or a host without', () => {
  expect(webAddressOf(' example.com/a?b=1 ')).toBe('https://example.com/a?b=1')
  expect(webAddressOf('HTTP://example.com')).toBe('HTTP://example.com')
})

test('what is no page leads nowhere', () => {
  for (const typed of ['', 'example', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'mailto:a@b.cn', 'a b.cn'])
    expect(webAddressOf(typed)).toBeUndefined()
})
