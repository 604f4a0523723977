import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leadingZeroBits } from './leading-zero-bits.ts'

const byNode = (text: string): number => {
  const bits = [...createHash('sha256').update(text).digest()].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.indexOf('1')
}

test('counts what SHA-256 has, for 3,000 texts of all lengths that fit', () => {
  for (let at = 0; at < 3000; at++) {
    const text = `${'0123456789abcdef'.repeat(4).slice(0, at % 50)}${at}`
    expect(leadingZeroBits(text), text).toBe(byNode(text))
  }
})

test('finds what the server wants to see', () => {
  const salt = '00112233445566778899aabbccddeeff'
  let number = 0
  while (leadingZeroBits(salt + number) < 12) number++
  expect(byNode(salt + number)).toBeGreaterThanOrEqual(12)
})

test('refuses what does not fit one block', () => {
  expect(() => leadingZeroBits('x'.repeat(56))).toThrow()
})
