import { expect, test } from 'vitest'
import { noPatterns } from './no-patterns.ts'
import { re2Patterns } from './pattern-re2.ts'

test.each([
  ['^[a-z]+$', 'abc', true],
  ['^[a-z]+$', 'abC', false],
  ['\\d{3}', 'room 101', true],
  ['^\\p{Han}{2,4}$', '张三', true],
  ['^1[3-9]\\d{9}$', '13800138000', true],
])('%s on %s is %s', (source, text, expected) => {
  expect(re2Patterns.compile(source)?.test(text)).toBe(expected)
})

test.each(['(', '[z-a]', '(?=ahead)', '(a)\\1', 'a'.repeat(1001)])('%s is not a valid pattern', (source) => {
  expect(re2Patterns.compile(source)).toBeNull()
})

test('nested repeats take linear time', () => {
  const pattern = re2Patterns.compile('^(a+)+$')
  const start = performance.now()
  expect(pattern?.test(`${'a'.repeat(20_000)}!`)).toBe(false)
  expect(performance.now() - start).toBeLessThan(1000)
})

test('without the pattern engine no pattern is valid', () => {
  expect(noPatterns.compile('a')).toBeNull()
})
