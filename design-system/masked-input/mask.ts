/** `9` is a digit, `A` a letter, `*` either; everything else, and what follows a backslash, stands for itself. */
export type Mask = string

/** The characters of a text that the mask has places for, without what the mask adds. Full-width ones count. */
export function cleanMasked(text: string, mask: Mask): string {
  const places = partsOf(mask).filter((part) => part.place)
  let clean = ''
  let at = 0
  for (const character of skipPrefix(text.normalize('NFKC'), mask)) {
    const place = places[at]
    if (place === undefined) break
    if (!fits(character, place.sign)) continue
    clean += character
    at++
  }
  return clean
}

/** The clean characters with the mask's own between them, as far as they reach. */
export function applyMask(clean: string, mask: Mask): string {
  const rest = [...clean]
  let text = ''
  for (const { sign, place } of partsOf(mask)) {
    if (rest.length === 0) break
    text += place ? (rest.shift() ?? '') : sign
  }
  return text
}

/** How many places the mask has. */
export function maskLength(mask: Mask): number {
  return partsOf(mask).filter((part) => part.place).length
}

/** The mask with a line for every place. */
export function blankMask(mask: Mask): string {
  return partsOf(mask)
    .map(({ sign, place }) => (place ? '_' : sign))
    .join('')
}

/** Whether the mask takes digits only. */
export function digitsOnly(mask: Mask): boolean {
  return partsOf(mask).every(({ sign, place }) => !place || sign === '9')
}

/** Where the caret belongs so that `count` clean characters are before it. */
export function caretAfter(count: number, mask: Mask): number {
  return count === 0 ? 0 : applyMask('0'.repeat(count), mask).length
}

/** A fixed beginning ("+49 ") that the text carries is not input, though its digits would fit. */
function skipPrefix(text: string, mask: Mask): string {
  const parts = partsOf(mask)
  const prefix = parts
    .slice(
      0,
      parts.findIndex((part) => part.place),
    )
    .map((part) => part.sign)
    .join('')
  return prefix !== '' && text.startsWith(prefix) ? text.slice(prefix.length) : text
}

function partsOf(mask: Mask): { sign: string; place: boolean }[] {
  return [...mask.matchAll(/\\(.)|(.)/gsu)].map(([, escaped, plain = '']) =>
    escaped === undefined ? { sign: plain, place: '9A*'.includes(plain) } : { sign: escaped, place: false },
  )
}

function fits(character: string, place: string): boolean {
  const digit = /\d/.test(character)
  const letter = /\p{L}/u.test(character)
  return place === '9' ? digit : place === 'A' ? letter : digit || letter
}
