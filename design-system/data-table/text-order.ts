/** Weights looked at; texts that are the same so far are left to the language. */
const depthLimit = 64
const insertionBelow = 12

/**
 * Indexes of `texts` in an order that is nearly always the language's, found without comparing texts by language: each
 * character has a weight, its place among the characters that occur, and texts are sorted by their weights. Accents and
 * case count only between texts that are the same without them, which the language then compares.
 */
export function textOrder(texts: readonly string[], locale?: string | undefined): Uint32Array {
  const weights = weightsOf(texts, locale)
  const order = inTurn(texts.length)
  const { compare } = new Intl.Collator(locale, { numeric: true })
  sortByWeights(order, weights, (group) => group.sort((a, b) => compare(texts[a]!, texts[b]!)))
  return order
}

/** 0, 1, 2 … A loop: Uint32Array.from with a function takes many times as long. */
export function inTurn(count: number): Uint32Array<ArrayBuffer> {
  const order = new Uint32Array(count)
  for (let i = 0; i < count; i++) order[i] = i
  return order
}

interface Weights {
  /** Of all texts, each closed by a 0. */
  readonly all: Uint16Array
  /** Where each text begins in `all`. */
  readonly starts: Uint32Array
}

/** A run of digits weighs as its first digit, then by how long it is, then by its digits: so numbers go by value. */
function weightsOf(texts: readonly string[], locale: string | undefined): Weights {
  const spelled = spelling(texts, locale)
  let room = 0
  for (const text of texts) room += Math.min(text.length * 2, depthLimit) + 3
  const all = new Uint16Array(room)
  const starts = new Uint32Array(texts.length)
  let at = 0
  for (let index = 0; index < texts.length; index++) {
    const text = texts[index]!
    starts[index] = at
    const end = at + depthLimit
    for (let char = 0; char < text.length && at < end; char++) {
      const code = text.charCodeAt(char)
      if (!isDigit(code)) {
        const first = spelled.first[code]!
        if (first > 0) all[at++] = first
        const second = spelled.second[code]!
        if (second > 0 && at < end) all[at++] = second
        continue
      }
      while (text.charCodeAt(char) === zero && isDigit(text.charCodeAt(char + 1))) char++
      let past = char + 1
      while (isDigit(text.charCodeAt(past))) past++
      all[at++] = spelled.first[zero]!
      if (at < end) all[at++] = Math.min(past - char, 0xffff)
      for (; char < past && at < end; char++) all[at++] = text.charCodeAt(char) - zero + 1
      char = past - 1
    }
    at++
  }
  return { all, starts }
}

const zero = 48

function isDigit(code: number): boolean {
  return code >= zero && code <= 57
}

/** Weights from 1 by character; characters that differ in accent or case only weigh the same, ignored ones nothing. */
function spelling(texts: readonly string[], locale: string | undefined): { first: Uint16Array; second: Uint16Array } {
  const seen = new Uint8Array(0x10000)
  seen[zero] = 1
  for (const text of texts) for (let at = 0; at < text.length; at++) seen[text.charCodeAt(at)] = 1
  const { compare } = new Intl.Collator(locale, { sensitivity: 'base' })
  const first = new Uint16Array(0x10000)
  const second = new Uint16Array(0x10000)
  const letters: string[] = []
  const doubles: [string, string][] = []
  for (let code = 0; code < seen.length; code++) {
    if (seen[code] === 0) continue
    const letter = String.fromCharCode(code)
    const double = code < 128 ? undefined : twoLetters.find((pair) => compare(letter, pair) === 0)
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
  return { first, second }
}

/** What ß, æ and œ are in many languages. */
const twoLetters = ['ss', 'ae', 'oe']

/** Three-way quicksort, weight by weight. Stretches that are the same to the end or the limit go to `settle`. */
function sortByWeights(order: Uint32Array, { all, starts }: Weights, settle: (group: Uint32Array) => void): void {
  const weightAt = (index: number, depth: number) => all[starts[index]! + depth]!
  const isLess = (a: number, b: number, from: number) => {
    for (let depth = from; depth < depthLimit; depth++) {
      const [left, right] = [weightAt(a, depth), weightAt(b, depth)]
      if (left !== right) return left < right
      if (left === 0) return false
    }
    return false
  }
  const isSame = (a: number, b: number, from: number) => !isLess(a, b, from) && !isLess(b, a, from)
  const insert = (from: number, to: number, depth: number) => {
    for (let at = from + 1; at < to; at++) {
      const index = order[at]!
      let place = at
      while (place > from && isLess(index, order[place - 1]!, depth)) {
        order[place] = order[place - 1]!
        place--
      }
      order[place] = index
    }
    let start = from
    for (let at = from + 1; at <= to; at++) {
      if (at < to && isSame(order[at - 1]!, order[at]!, depth)) continue
      if (at - start > 1) settle(order.subarray(start, at))
      start = at
    }
  }
  const sort = (start: number, end: number, startDepth: number) => {
    let [from, to, depth] = [start, end, startDepth]
    while (to - from > insertionBelow) {
      if (depth >= depthLimit) return settle(order.subarray(from, to))
      const pivot = middleOf(
        weightAt(order[from]!, depth),
        weightAt(order[(from + to) >> 1]!, depth),
        weightAt(order[to - 1]!, depth),
      )
      let [less, at, more] = [from, from, to]
      while (at < more) {
        const index = order[at]!
        const weight = weightAt(index, depth)
        if (weight < pivot) {
          order[at++] = order[less]!
          order[less++] = index
        } else if (weight > pivot) {
          order[at] = order[--more]!
          order[more] = index
        } else at++
      }
      sort(from, less, depth)
      sort(more, to, depth)
      if (pivot === 0) return settle(order.subarray(less, more))
      from = less
      to = more
      depth++
    }
    if (to - from > 1) insert(from, to, depth)
  }
  sort(0, order.length, 0)
}

function middleOf(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c))
}
