import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLonger, isShorter, textLength } from './text-length.ts'

test('counts characters as the language itself walks them', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, bound) => {
      const length = [...text].length
      expect(textLength(text)).toBe(length)
      expect(isLonger(text, bound)).toBe(length > bound)
      expect(isShorter(text, bound)).toBe(length < bound)
    }),
  )
})

test('half a pair is a character of its own', () => {
  expect(textLength('\ud842x')).toBe(2)
  expect(textLength('x\ud842')).toBe(2)
  expect(textLength('\udfb7\ud842')).toBe(2)
})
