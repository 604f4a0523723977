import { expect, test } from 'vitest'
import { piecesOf, withoutBlank } from './parts/sentence.ts'

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
