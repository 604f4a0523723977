import { inTurn } from './radix-order.ts'
import { mostWords, type TextWords, textWords } from './text-words.ts'

const insertionBelow = 16

export interface TextOrder {
  /** Indexes of the texts. */
  readonly order: Uint32Array
  /** By place in the order, 1: the text weighs the same as the one before it, and the language has compared the two. */
  readonly tied: Uint8Array
  /** By text, 1: it stands where it should among others of which that is certain too. */
  readonly certain: Uint8Array
}

/**
 * Texts in an order that is nearly always the language's, found without comparing texts by language: each character has a
 * weight, its place among the letters that occur, and texts are sorted by their weights. Accents and case count only
 * between texts that are the same without them, which the language then compares.
 */
export function textOrder(texts: readonly string[], locale?: string | undefined): TextOrder {
  const words = textWords(texts, locale)
  const order = inTurn(texts.length)
  const tied = new Uint8Array(texts.length)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  sortByWords(order, words, (from, to) => {
    tied.fill(1, from + 1, to)
    const group = [...order.subarray(from, to)]
    if (group.some((index) => texts[index] !== texts[group[0]!]))
      order.set(
        group.sort((a, b) => compare(texts[a]!, texts[b]!)),
        from,
      )
  })
  return { order, tied, certain: words.certain }
}

/** Sorts by one word after the other. Stretches that are the same to the end or the limit go to `settle`. */
function sortByWords(
  order: Uint32Array,
  { words, starts, lastWeight }: TextWords,
  settle: (from: number, to: number) => void,
): void {
  const keys = new BigUint64Array(order.length)
  // Word above, index below; every platform browsers run on stores the low half first.
  const halves = new Uint32Array(keys.buffer)
  const stretches = [0, order.length, 0]
  const isEnd = (word: number, depth: number) => (word & lastWeight) === 0 || depth === mostWords - 1

  /** Negative, 0 or positive; from a depth on. */
  const compareAt = (a: number, b: number, from: number) => {
    for (let depth = from; ; depth++) {
      const [left, right] = [words[starts[a]! + depth]!, words[starts[b]! + depth]!]
      if (left !== right || isEnd(left, depth)) return left - right
    }
  }
  const insert = (from: number, to: number, depth: number) => {
    for (let at = from + 1; at < to; at++) {
      const index = order[at]!
      let place = at
      while (place > from && compareAt(index, order[place - 1]!, depth) < 0) {
        order[place] = order[place - 1]!
        place--
      }
      order[place] = index
    }
    let start = from
    for (let at = from + 1; at <= to; at++) {
      if (at < to && compareAt(order[at - 1]!, order[at]!, depth) === 0) continue
      if (at - start > 1) settle(start, at)
      start = at
    }
  }
  /** The engine sorts whole numbers by itself many times faster than by a function of ours. */
  const sort = (from: number, to: number, depth: number) => {
    for (let at = from; at < to; at++) {
      halves[2 * at] = order[at]!
      halves[2 * at + 1] = words[starts[order[at]!]! + depth]!
    }
    keys.subarray(from, to).sort()
    let start = from
    for (let at = from; at < to; at++) {
      order[at] = halves[2 * at]!
      const word = halves[2 * at + 1]!
      if (at + 1 < to && halves[2 * at + 3] === word) continue
      if (at > start) {
        if (isEnd(word, depth)) settling.push(start, at + 1)
        else stretches.push(start, at + 1, depth + 1)
      }
      start = at + 1
    }
  }
  const settling: number[] = []
  while (stretches.length > 0) {
    const [depth, to, from] = [stretches.pop()!, stretches.pop()!, stretches.pop()!]
    if (to - from < insertionBelow) insert(from, to, depth)
    else sort(from, to, depth)
    while (settling.length > 0) {
      const [end, start] = [settling.pop()!, settling.pop()!]
      settle(start, end)
    }
  }
}
