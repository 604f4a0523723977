import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textRanks } from './text-ranks.ts'

const languages = [
  'en',
  'de',
  'de-u-co-phonebk',
  'sv',
  'cs',
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
const anyText = fc.oneof({ weight: 4, arbitrary: text }, fc.string({ unit: 'binary', maxLength: 6 }))

test.each(languages)('ranks are those of the language: %s', (language) => {
  const { compare } = new Intl.Collator(language, { numeric: true })
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 60 }), (texts) => {
      const ranks = textRanks(texts, language)
      const sorted = texts.map((_, index) => index).sort((a, b) => compare(texts[a]!, texts[b]!))
      for (let at = 1; at < sorted.length; at++) {
        const [left, right] = [sorted[at - 1]!, sorted[at]!]
        expect(Math.sign(ranks[left]! - ranks[right]!)).toBe(Math.sign(compare(texts[left]!, texts[right]!)))
      }
    }),
    { numRuns: 150 },
  )
})

test('long texts that differ at their end only, and numbers too long for a number', () => {
  const start = 'x'.repeat(500)
  const texts = [`${start}b`, `${start}a`, start, `9${'0'.repeat(80)}`, `8${'0'.repeat(80)}`, '7']
  expect([...textRanks(texts, 'en')]).toEqual([5, 4, 3, 2, 1, 0])
})

test('of ordinary texts the guess is right: the language is asked about once for each', () => {
  const words = ['Äpfel', 'apple', 'Größe', 'grosse', 'hôtel', 'Zebra', 'naïve', 'Q9', 'Q10', 'weißbier']
  const texts = words.flatMap((left) => words.flatMap((middle) => words.map((right) => `${left} ${middle} ${right}`)))
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
    textRanks(texts, 'de')
  } finally {
    if (original) Object.defineProperty(Intl.Collator.prototype, 'compare', original)
  }
  // A thousand texts; sorting them by language would take nearly ten comparisons each.
  expect(asked).toBeLessThan(3 * texts.length)
})
