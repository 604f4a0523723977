/**
 * One or two characters for a name. Han and Hangul names are shortened to their last two characters (the given name), other
 * names to the first letters of their first and last words. Empty for a name without letters.
 */
export function initialsOf(name: string): string {
  const text = name.trim()
  if (/^[\p{Script=Han}\p{Script=Hangul}·]+$/u.test(text)) return [...text.replaceAll('·', '')].slice(-2).join('')
  const words = text.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** The same name always gives the same one of `count` colours. */
export function colourOf(name: string, count: number): number {
  let sum = 0
  for (const character of name.trim()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum % count
}
