/**
 * Words as the language divides them: also in Chinese, Japanese and Thai, which write none apart. Signs and spaces are no
 * words.
 */
export function countWords(text: string, locale?: string | undefined): number {
  let count = 0
  for (const { isWordLike } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (isWordLike) count++
  return count
}
