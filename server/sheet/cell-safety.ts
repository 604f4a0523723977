// Text cells of a spreadsheet: nothing in them may be run, break the file, or be too long (T21).

/** Most characters a cell of Excel holds. */
const maxCell = 32_767

/** Cuts at Excel's limit without halving a character. */
export const fitCell = (text: string): string => {
  if (text.length <= maxCell) return text
  const last = text.charCodeAt(maxCell - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxCell - 1 : maxCell)
}

/** A text that a spreadsheet program would take for a formula gets an apostrophe in front. */
export const inertText = (text: string): string => (formula.test(text) ? `'${text}` : text)

// Full-width forms too: some programs normalise them (ASVS 1.2.10). Spaces before do not stop all programs.
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Text inside an XML element: only characters XML allows, markup escaped. */
export const xmlText = (text: string): string => {
  const clean = needsCleaning.test(text) ? text.replaceAll(illegal, '') : text
  const plain = clean.includes('_x') ? clean.replaceAll(escapeLookalike, '_x005F_') : clean
  return needsEscape.test(plain) ? plain.replaceAll(/[&<>]/g, (char) => entities[char] ?? char) : plain
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are not allowed in XML.
const illegal = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above; without the flag, a pair of surrogates also matches.
const needsCleaning = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff\ud800-\udfff]/
/** Excel reads `_x0041_` as the letter A. */
const escapeLookalike = /_(?=x[0-9A-Fa-f]{4}_)/g
const needsEscape = /[&<>]/
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
