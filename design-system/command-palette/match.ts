/**
 * How well a query fits an entry, 0 for not at all. Every word of the query must be found in the label or in a keyword: the
 * whole of it, its beginning, the beginning of a word, somewhere inside, and for two or more letters the beginnings of its
 * words in order ("fs" finds "form settings"). The label counts more than keywords.
 */
export function matchScore(query: string, label: string, keywords: readonly string[] = []): number {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const texts = [label, ...keywords].map(fold)
  let total = 0
  for (const word of words) {
    const best = Math.max(...texts.map((text, at) => wordScore(word, text) * (at === 0 ? 1 : 0.8)))
    if (best === 0) return 0
    total += best
  }
  // The words as they were typed, in one piece, beat the same words scattered.
  const whole = texts.some((text) => text.includes(fold(query).trim()))
  return words.length === 0 ? 0 : total / words.length + (whole ? 0.1 : 0)
}

function wordScore(word: string, text: string): number {
  if (text === word) return 1
  if (text.startsWith(word)) return 0.9
  const at = text.indexOf(word)
  if (at > 0) return /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') ? 0.6 : 0.8
  const initials = [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(([each]) => [...each][0]).join('')
  return [...word].length > 1 && initials.includes(word) ? 0.5 : 0
}

/** Without case and accents, full-width letters as plain ones: "Ｆórmulas" is found by "formulas". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
