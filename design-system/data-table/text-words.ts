import { type Alphabet, alphabetOf, digitZero } from './text-alphabet.ts'

/** Texts as numbers: the weights of their characters, as many as fit packed into one word of 32 bits. */
export interface TextWords {
  readonly words: Uint32Array
  /** Where each text begins in `words`. It ends with a word whose last weight is 0, or after `mostWords`. */
  readonly starts: Uint32Array
  /** Bits of the last weight of a word. */
  readonly lastWeight: number
  /** 1 for texts that are in the order of their weights for certain. */
  readonly certain: Uint8Array
}

/** Words of a text that are looked at; six weights each, when a language has less than 32 letters. */
export const mostWords = 16
/** Characters of a text that are looked at. */
const mostCharacters = 6 * mostWords

export function textWords(texts: readonly string[], locale: string | undefined): TextWords {
  const { units, ends, codes } = unitsOf(texts)
  const alphabet = alphabetOf(codes, locale)
  const simple = simpleWeights(codes, alphabet)
  // Digits weigh up to 10, however few letters there are.
  const bits = Math.max(5, 32 - Math.clz32(alphabet.heaviest))
  const perWord = Math.floor(32 / bits)
  const mostWeights = perWord * mostWords
  const lastWeight = 2 ** bits - 1
  // A character weighs at most three times, which is a run of one digit; and then there is the end.
  const room = Math.floor((3 * units.length) / perWord) + texts.length
  const words = new Uint32Array(Math.min(room, texts.length * mostWords))
  const starts = new Uint32Array(texts.length)
  const certain = new Uint8Array(texts.length)
  const weights = new Uint16Array(3 * mostCharacters)
  let at = 0
  let begin = 0
  for (let index = 0; index < texts.length; index++) {
    starts[index] = at
    const end = ends[index]!
    const last = Math.min(end, begin + mostWeights)
    let all = 0
    let word = 0
    let free = perWord
    for (let unit = begin; unit < last; unit++) {
      const weight = simple[units[unit]!]!
      all |= weight
      word = (word << bits) | weight
      if (--free > 0) continue
      words[at++] = word
      word = 0
      free = perWord
    }
    certain[index] = 1
    if (all >= notSimple || texts[index]!.length > end - begin) {
      const spelled = spell(texts[index]!, alphabet, lastWeight, weights)
      certain[index] = spelled.certain && (spelled.whole || spelled.count >= mostWeights) ? 1 : 0
      at = starts[index]!
      word = 0
      free = perWord
      for (let from = 0; from < spelled.count && from < mostWeights; from++) {
        word = (word << bits) | weights[from]!
        if (--free > 0) continue
        words[at++] = word
        word = 0
        free = perWord
      }
    }
    // The end weighs 0, also where it needs a word of its own.
    if (at - starts[index]! < mostWords) words[at++] = word << (bits * free)
    begin = end
  }
  return { words, starts, lastWeight, certain }
}

/** Above all weights. */
const notSimple = 0x10000

/** By UTF-16 unit: what weighs once, and for certain; `notSimple` for digits and all others. */
function simpleWeights(codes: readonly number[], { first, second, certain }: Alphabet): Uint32Array {
  const simple = new Uint32Array(first.length)
  for (const code of codes)
    simple[code] =
      certain[code] === 1 && first[code]! > 0 && second[code] === 0 && !isDigit(code) ? first[code]! : notSimple
  return simple
}

interface Spelled {
  /** Weights written. */
  readonly count: number
  readonly certain: boolean
  /** Whether nothing was left out behind the last of them. */
  readonly whole: boolean
}

/**
 * Writes the weights of a text. A run of digits weighs as the digit zero, then by how long it is, then by its digits: so
 * numbers go by value.
 */
function spell(text: string, { first, second, certain }: Alphabet, mostDigits: number, weights: Uint16Array): Spelled {
  const end = Math.min(text.length, mostCharacters)
  let count = 0
  // The character behind those looked at may be a mark of the last of them.
  let sure = text.length === end || certain[text.charCodeAt(end)] === 1
  for (let char = 0; char < end; char++) {
    const code = text.charCodeAt(char)
    sure &&= certain[code] === 1
    if (!isDigit(code)) {
      if (first[code]! > 0) weights[count++] = first[code]!
      if (second[code]! > 0) weights[count++] = second[code]!
      continue
    }
    while (text.charCodeAt(char) === digitZero && isDigit(text.charCodeAt(char + 1))) char++
    let past = char + 1
    while (isDigit(text.charCodeAt(past))) past++
    weights[count++] = first[digitZero]!
    weights[count++] = Math.min(past - char, mostDigits)
    // What is too long to be told is left to the language, like all that is alike as far as it was looked at.
    if (past - char >= mostDigits) return { count, certain: sure, whole: true }
    for (; char < past && char < end; char++) weights[count++] = text.charCodeAt(char) - digitZero + 1
    char = past - 1
  }
  return { count, certain: sure, whole: text.length <= end }
}

/** The UTF-16 units looked at, where each text ends among them, and which there are. */
function unitsOf(texts: readonly string[]): { units: Uint16Array; ends: Uint32Array; codes: number[] } {
  const ends = new Uint32Array(texts.length)
  let room = 0
  for (let index = 0; index < texts.length; index++) {
    room += Math.min(texts[index]!.length, mostCharacters)
    ends[index] = room
  }
  const units = new Uint16Array(room)
  const seen = new Uint8Array(0x10000)
  const codes: number[] = []
  let at = 0
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index]!
    const end = ends[index]!
    for (let char = 0; at < end; char++) {
      const code = text.charCodeAt(char)
      units[at++] = code
      if (seen[code] === 1) continue
      seen[code] = 1
      codes.push(code)
    }
  }
  return { units, ends, codes }
}

function isDigit(code: number): boolean {
  return code >= digitZero && code <= digitZero + 9
}
