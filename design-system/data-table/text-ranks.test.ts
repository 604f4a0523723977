import fc from 'fast-check'
import { expect, test } from 'vitest'
import { certainCharacters } from './text-alphabet.ts'
import { textRanks } from './text-ranks.ts'

const languages = [
  'en',
  'de',
  'de-u-co-phonebk',
  'ar',
  'sv',
  'cs',
  'sk',
  'hu',
  'es',
  'da',
  'fr',
  'zh',
  'ja',
  'ko',
  'th',
  'tr',
  'vi',
  'ru',
  'zh-u-co-stroke',
]

/** Texts in which languages disagree: accents, digraphs, ligatures, digits, signs, marks of their own, empty and long ones. */
const piece = fc.constantFrom(
  ...[
    'a',
    'A',
    'ä',
    'Ä',
    'á',
    'å',
    'ae',
    'æ',
    'c',
    'ch',
    'cs',
    'dz',
    'dzs',
    'h',
    'i',
    'ı',
    'İ',
    'll',
    'ñ',
    'o',
    'ö',
    'oe',
    'œ',
  ],
  ...[
    's',
    'ß',
    'ss',
    'z',
    'ž',
    '́',
    ' ',
    '-',
    '_',
    '.',
    "'",
    '０',
    '1',
    '01',
    '2',
    '10',
    '٣',
    '王',
    '安',
    '张',
    'か',
    'ガ',
    '한',
    'เ',
    'ก',
    '😀',
  ],
)
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
/** Letters of which no language need be asked: few at a time, so that texts are alike at their beginnings. */
const ordinary = fc
  .constantFrom(...certainCharacters)
  .chain(([from, to]) => fc.integer({ min: from, max: Math.min(to, from + 40) }))
  .map((code) => String.fromCharCode(code))
const number = fc.nat({ max: 2000 }).map(String)
const zeros = fc.constantFrom('0', '00', '7'.repeat(40), '0'.repeat(70))
const ordinaryText = fc
  .array(fc.oneof({ weight: 8, arbitrary: ordinary }, { weight: 2, arbitrary: number }, zeros), { maxLength: 12 })
  .map((pieces) => pieces.join(''))
const long = fc.tuple(fc.constantFrom('a', 'ß', 'ss', '王', 'x1'), fc.integer({ min: 20, max: 100 }), ordinaryText)
const longText = long.map(([start, times, end]) => start.repeat(times) + end)
const anyText = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 4, arbitrary: ordinaryText },
  { weight: 1, arbitrary: longText },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
)
const texts = fc.oneof(
  fc.array(anyText, { maxLength: 60 }),
  fc.array(ordinaryText, { maxLength: 60 }),
  fc.array(longText, { maxLength: 40 }),
)

test.each(languages)('ranks are those of the language: %s', (language) => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  fc.assert(
    fc.property(texts, (texts) => {
      const ranks = textRanks(texts, language)
      const sorted = texts.map((_, index) => index).sort((a, b) => compare(texts[a]!, texts[b]!))
      fc.pre(
        agreesWithItself(
          sorted.map((index) => texts[index]!),
          compare,
        ),
      )
      for (let at = 1; at < sorted.length; at++) {
        const [left, right] = [sorted[at - 1]!, sorted[at]!]
        expect(Math.sign(ranks[left]! - ranks[right]!)).toBe(Math.sign(compare(texts[left]!, texts[right]!)))
      }
    }),
    { numRuns: 150 },
  )
})

/**
 * The rules of a language contradict themselves where digits of two scripts stand in one number: in Thai, "1٣" comes after
 * "10", "10" after "1a", and "1a" after "1٣". There is no order then that ranks could tell.
 */
function agreesWithItself(sorted: readonly string[], compare: (a: string, b: string) => number): boolean {
  return sorted.every((text, at) => sorted.slice(at + 1).every((later) => compare(text, later) <= 0))
}

test('where a language contradicts itself, each text still has one rank', () => {
  const contrary = ['1٣', '10', '1a']
  const { compare } = new Intl.Collator('th', { numeric: true })
  expect(contrary.map((text, at) => compare(text, contrary[(at + 1) % 3]!))).toEqual([1, 1, 1])
  const ranks = textRanks([...contrary, ...contrary], 'th')
  expect(ranks.slice(0, 3)).toEqual(ranks.slice(3))
  expect(new Set(ranks).size).toBe(3)
})

test('long texts that differ at their end only, and numbers too long for a number', () => {
  const start = 'x'.repeat(500)
  const texts = [`${start}b`, `${start}a`, start, `9${'0'.repeat(80)}`, `8${'0'.repeat(80)}`, '7']
  expect([...textRanks(texts, 'en')]).toEqual([5, 4, 3, 2, 1, 0])
})

test('zeros before a number that reach beyond what is looked at', () => {
  expect([...textRanks([`a${'0'.repeat(95)}9`, 'a1', `a${'0'.repeat(95)}1`], 'en')]).toEqual([1, 0, 0])
})

test('of ordinary texts the guess is certain: the language is asked about its letters only', () => {
  expect(askedFor('de')).toBeLessThan(texts1000.length)
})

test('where it is not certain, the language is asked about once for each', () => {
  const asked = askedFor('sv')
  expect(asked).toBeGreaterThanOrEqual(texts1000.length - 1)
  // Sorting them by language would take nearly ten comparisons each.
  expect(asked).toBeLessThan(3 * texts1000.length)
})

const words = ['Äpfel', 'apple', 'Größe', 'grosse', 'hôtel', 'Zebra', 'naïve', 'Q9', 'Q10', 'weißbier']
const texts1000 = words.flatMap((left) => words.flatMap((middle) => words.map((right) => `${left} ${middle} ${right}`)))

/** How many comparisons of the language it takes to rank a thousand texts. */
function askedFor(language: string): number {
  let asked = 0
  const original = Object.getOwnPropertyDescriptor(Intl.Collator.prototype, 'compare')
  Object.defineProperty(Intl.Collator.prototype, 'compare', {
    configurable: true,
    get(this: Intl.Collator) {
      const compare: (a: string, b: string) => number = original?.get?.call(this)
      return (a: string, b: string) => {
        asked++
        return compare(a, b)
      }
    },
  })
  try {
    textRanks(texts1000, language)
  } finally {
    if (original) Object.defineProperty(Intl.Collator.prototype, 'compare', original)
  }
  return asked
}
