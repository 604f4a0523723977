/** What a row has on a phone of 360 px, for its segments; 14 px type with 3 px around it. */
const room = 286
const around = 6

/**
 * Whether the words of the columns can stand in segments side by side on a phone: each word whole, in three lines at most.
 * Reckoned, not measured, so that server and browser draw the same and nothing jumps.
 */
export function fitSegments(labels: readonly string[]): boolean {
  if (labels.length < 2 || labels.length > 7) return false
  const width = room / labels.length - around
  return labels.every(
    (label) => widthOf(label) <= width * 3 && label.split(/[\s\u2e80-\uffef]/).every((word) => widthOf(word) <= width),
  )
}

/** Characters of Chinese, Japanese and Korean are as wide as they are high; others hardly more than half of that. */
const widthOf = (text: string): number => [...text].reduce((sum, one) => sum + (one > '\u2e7f' ? 14 : 7.2), 0)
