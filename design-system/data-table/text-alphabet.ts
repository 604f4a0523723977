/** What the characters of some texts weigh in a language. */
export interface Alphabet {
  /**
   * By UTF-16 unit, from 1: its place among the letters that occur. Characters that differ in accent or case only weigh
   * the same; what the language passes over weighs 0. Digits weigh as the digit zero.
   */
  readonly first: Uint16Array
  /** What a second letter weighs, for characters that stand for two (ß, æ); 0 for none. */
  readonly second: Uint16Array
  /** By UTF-16 unit, 1: texts of nothing else are in the order of their weights for certain. */
  readonly certain: Uint8Array
  readonly heaviest: number
}

export const digitZero = 48

/**
 * Asks the language about every character once: a few dozen comparisons for Latin, some ten thousand for Chinese.
 *
 * @param codes UTF-16 units that occur, each once
 */
export function alphabetOf(codes: readonly number[], locale: string | undefined): Alphabet {
  const collator = new Intl.Collator(locale, { numeric: true })
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const first = new Uint16Array(0x10000)
  const second = new Uint16Array(0x10000)
  const letters: string[] = []
  const doubles: [string, string][] = []
  for (const code of codes.includes(digitZero) ? codes : [...codes, digitZero]) {
    const letter = String.fromCharCode(code)
    const double = mayBeTwo(code) ? twoLetters.find((pair) => compare(letter, pair) === 0) : undefined
    if (double) doubles.push([letter, double])
    else if (compare(letter, '') !== 0) letters.push(letter)
  }
  for (const [, double] of doubles) letters.push(...double)
  letters.sort(compare)
  let weight = 0
  for (let at = 0; at < letters.length; at++) {
    if (at === 0 || compare(letters[at - 1]!, letters[at]!) !== 0) weight++
    first[letters[at]!.charCodeAt(0)] = weight
  }
  for (const [letter, double] of doubles) {
    first[letter.charCodeAt(0)] = first[double.charCodeAt(0)]!
    second[letter.charCodeAt(0)] = first[double.charCodeAt(1)]!
  }
  return { first, second, certain: certainOf(collator.resolvedOptions()), heaviest: weight }
}

/** What ß, æ and œ are in many languages. */
const twoLetters = ['ss', 'ae', 'oe']

function mayBeTwo(code: number): boolean {
  return code === 0xdf || code === 0xc6 || code === 0xe6 || code === 0x152 || code === 0x153
}

/**
 * Languages that, of the characters below, sort no two as one (as Czech does "ch") and none as two but for those above;
 * text-alphabet.test.ts asks each language about every pair.
 */
export const certainLanguages = new Set([
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'nl',
  'pl',
  'pt',
  'ru',
  'tr',
  'vi',
  'zh',
])

/** Letters, digits and marks that stand for themselves, from and to, both included. Combining marks do not. */
export const certainCharacters: readonly (readonly [number, number])[] = [
  [0x09, 0x0a], // tab, line feed
  [0x20, 0x7e], // ASCII
  [0xc0, 0x131], // Latin letters with accents, to ı
  [0x134, 0x13e], // without the ligature ĳ
  [0x141, 0x148], // without ŀ, which is l·
  [0x14a, 0x17e], // without ŉ, which is ʼn, and the long s
  [0x401, 0x401], // Ё
  [0x410, 0x44f], // Russian letters
  [0x451, 0x451], // ё
  [0x1ea0, 0x1ef9], // Vietnamese letters
  [0x2013, 0x2014], // dashes
  [0x2018, 0x2019], // quotation marks
  [0x201c, 0x201d],
  [0x3001, 0x3002], // 、。
  [0x300a, 0x300b], // 《》
  [0x4e00, 0x9fa5], // Chinese characters
  [0xff08, 0xff09], // （）
  [0xff0c, 0xff0c], // ，
  [0xff1a, 0xff1b], // ：；
]

function certainOf({ locale, collation, ignorePunctuation }: Intl.ResolvedCollatorOptions): Uint8Array {
  const certain = new Uint8Array(0x10000)
  // Otherwise nothing is certain, and the language confirms the order text by text.
  if (ignorePunctuation || collation !== 'default' || !certainLanguages.has(languageOf(locale))) return certain
  for (const [from, to] of certainCharacters) certain.fill(1, from, to + 1)
  return certain
}

function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale
}
