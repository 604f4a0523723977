import { expect, test } from 'vitest'
import { alphabetOf, certainCharacters, certainLanguages } from './text-alphabet.ts'

/** All of them, but of the many Chinese characters one in 347. */
const characters = certainCharacters.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (code) => code < 0x4e00 || code > 0x9fa5 || code % 347 === 0,
  ),
)

test.each([...certainLanguages])('no two characters of these are one letter, and none is two: %s', (language) => {
  const { first, second, certain } = alphabetOf(characters, language)
  const compare = new Intl.Collator(language, { numeric: true, sensitivity: 'base' }).compare
  expect(characters.every((code) => certain[code] === 1 && first[code]! > 0)).toBe(true)
  // Digits have rules of their own: a zero stands for them.
  const letters = characters.filter((code) => code <= 0x30 || code > 0x39)
  const weightsOf = (codes: readonly number[]) =>
    codes.flatMap((code) => [first[code]!, second[code]!]).filter((weight) => weight > 0)
  const pairs = letters
    .flatMap((left) => letters.map((right) => [left, right] as const))
    .filter(([left, right]) => left !== 0x30 || right !== 0x30)
    .map((codes) => ({ text: String.fromCharCode(...codes), weights: weightsOf(codes) }))
    .sort((a, b) => byWeights(a.weights, b.weights))
  const wrong = pairs.filter(({ text, weights }, at) => {
    const before = pairs[at - 1]
    return before && Math.sign(compare(before.text, text)) !== Math.sign(byWeights(before.weights, weights))
  })
  expect(wrong.map(({ text }) => text)).toEqual([])
})

test('nothing is certain in languages that sort two letters as one, or in other orders than the usual', () => {
  for (const language of ['cs', 'hu', 'da', 'hr', 'th', 'ko', 'de-u-co-phonebk', 'zh-u-co-stroke', 'es-u-co-trad'])
    expect(alphabetOf([97], language).certain.includes(1), language).toBe(false)
})

function byWeights(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((weight, index) => weight !== b[index])
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? 0)
}
