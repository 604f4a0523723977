import { expect, test } from 'vitest'
import horizontalInput from './definition.ts'
import { limit } from './parts/blanks.ts'
import { piecesOf, withoutBlank } from './parts/sentence.ts'
import validator from './validator.ts'

test('of each blank that is too long or too large it is said, and where', () => {
  const options = {
    ...horizontalInput.defaults,
    blanks: [
      { id: 'city', label: {}, kind: 'text' as const, required: false },
      { id: 'time', label: {}, kind: 'number' as const, required: false },
      { id: 'debt', label: {}, kind: 'number' as const, required: false },
    ],
  }
  const answer = { city: 'a'.repeat(501), time: 1e300, debt: -1e300 }
  expect(validator.is(answer)).toBe(true)
  const patterns = { compile: () => null }
  expect(validator.prepare(options, { patterns, children: [] })(answer, { now: 0 })).toEqual([
    { code: 'horizontal-input.tooLong', params: { count: 500 }, path: ['city'] },
    { code: 'horizontal-input.tooLarge', params: { max: limit }, path: ['time'] },
    { code: 'horizontal-input.tooSmall', params: { min: -limit }, path: ['debt'] },
  ])
})

test('a sentence is words and blanks in the order it names them', () => {
  expect(piecesOf('I am {2}, aged {1}.', 2)).toEqual(['I am ', 1, ', aged ', 0, '.'])
})

test('a blank stands once: where it is named first, or at the end', () => {
  expect(piecesOf('{1} and {1}', 2)).toEqual([0, ' and ', '{1}', 1])
  expect(piecesOf('', 1)).toEqual([0])
})

test('a number without a blank stays a word', () => {
  expect(piecesOf('{0} {7} {1}', 1)).toEqual(['{0}', ' ', '{7}', ' ', 0])
})

test('taking a blank out counts the later ones anew, in every language', () => {
  expect(withoutBlank({ en: '{1} {2} {3} {9}', de: '{3}, {1}' }, 1)).toEqual({ en: '{1}  {2} {8}', de: '{2}, {1}' })
})
