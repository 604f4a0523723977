/**
 * One or two characters for a name. Of Han and Hangul names the last two (the given name: 王小明 → 小明), of what is no person
 * but a role or an office the first two (管理员 → 管理), of other names the first letters of their first and last words. Empty
 * for a name without letters.
 */
export function initialsOf(name: string): string {
  const text = name.trim()
  if (isHan(text)) {
    const characters = [...text.replaceAll('·', '')]
    return (isRole(text) ? characters.slice(0, 2) : characters.slice(-2)).join('')
  }
  const words = text.split(/[\s._-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word))
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '')
  return letters.join('').toLocaleUpperCase()
}

/** The one character where two have no room: of a given name the last, else the first. */
export function initialOf(name: string): string {
  const initials = [...initialsOf(name)]
  return (isHan(name.trim()) && !isRole(name.trim()) ? initials.at(-1) : initials[0]) ?? ''
}

/** In Han or Hangul throughout. */
function isHan(text: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}·]+$/u.test(text)
}

/** Words for roles and offices end in characters that given names hardly ever end in. */
function isRole(text: string): boolean {
  return /.{2}[员員师師者部组組处處室科]$|经理$|經理$|主任$|助理$|客服$|관리자$|담당자$/u.test(text)
}

/** The same name always gives the same one of `count` colours. */
export function colourOf(name: string, count: number): number {
  let sum = 0
  for (const character of name.trim()) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003
  return sum % count
}
