import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkText, numberOf, type Part } from './parts/rule.ts'
import { shuffled } from './parts/shuffle.ts'

/** Whether the check at the end of a number fits what stands before it. */
const isIntact = (method: 'luhn' | 'mod97', number: string): boolean => {
  const length = method === 'luhn' ? 1 : 2
  return checkText(method, number.slice(0, -length)) === number.slice(-length)
}

test('a shuffled order holds every number once, whatever its size and key', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.string(), (size, key) => {
      const order = Array.from({ length: size }, (_, index) => shuffled(BigInt(index), BigInt(size), key))
      expect(new Set(order).size).toBe(size)
      expect(order.every((number) => number >= 0n && number < BigInt(size))).toBe(true)
    }),
    { numRuns: 60 },
  )
})

test('its order is another for another key, and takes the largest number there can be', () => {
  const order = (key: string) => Array.from({ length: 50 }, (_, index) => shuffled(BigInt(index), 1000n, key)).join()
  expect(order('a')).toBe(order('a'))
  expect(order('a')).not.toBe(order('b'))
  const size = 31n ** 200n
  expect(shuffled(size - 1n, size, 'k') < size).toBe(true)
})

test.each(['luhn', 'mod97'] as const)('%s shows a mistyped digit', (method) => {
  const digit = fc.integer({ min: 0, max: 9 })
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{1,18}$/), fc.nat(), digit, (digits, where, typed) => {
      const number = digits + checkText(method, digits)
      expect(isIntact(method, number)).toBe(true)
      const at = where % digits.length
      const wrong = number.slice(0, at) + typed + number.slice(at + 1)
      expect(isIntact(method, wrong)).toBe(wrong === number)
    }),
  )
})

test('MOD 97-10 shows two neighbouring digits that changed places', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9]{2,18}$/), fc.nat(), (text, where) => {
      const number = text + checkText('mod97', text)
      const at = where % (text.length - 1)
      const swapped = number.slice(0, at) + number[at + 1] + number[at] + number.slice(at + 2)
      expect(isIntact('mod97', swapped)).toBe(swapped === number)
    }),
  )
})

test('known check digits: Luhn of a card number, MOD 97-10 of a legal entity', () => {
  expect(checkText('luhn', '7992739871')).toBe('3')
  expect(checkText('mod97', '5493001KJTIIGC8Y1R')).toBe('12')
})

test('a number is put together from left to right, its check over all before it', () => {
  const parts: readonly Part[] = [
    { id: 'a', kind: 'text', text: 'A-' },
    { id: 'b', kind: 'date', format: 'yyMMdd' },
    { id: 'c', kind: 'serial', length: 3, start: 1, reset: 'day' },
    { id: 'd', kind: 'check', method: 'luhn' },
  ]
  const number = numberOf(parts, new Date(2026, 2, 4), () => '007')
  expect(number).toBe(`A-260304007${checkText('luhn', '10260304007')}`)
  expect(numberOf(parts, new Date(), () => null)).toBeNull()
})
