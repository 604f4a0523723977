/**
 * Brings typed or pasted text into the shape of a number being written, or refuses it.
 * Full-width digits of Chinese and Japanese input methods and a comma as decimal mark are understood;
 * `1,234.5` loses its grouping.
 *
 * @returns the cleaned text (perhaps incomplete: `-`, `1.`), or undefined when it cannot become a number
 */
export function cleanNumberText(raw: string, precision: number): string | undefined {
  const text = raw
    .normalize('NFKC')
    .replace(/[。、]/g, '.')
    .replace(/[−–—ー]/g, '-')
    .replace(/[\s']/g, '')
  const plain = ungroup(text)
  const decimals = precision > 0 ? `(?:\\.\\d{0,${precision}})?` : ''
  // Fifteen digits are what a double keeps exactly; more would come back changed.
  return new RegExp(`^[+-]?\\d{0,15}${decimals}$`).test(plain) ? plain : undefined
}

/** The number a text means, or undefined for an empty or unfinished one. */
export function parseNumberText(text: string): number | undefined {
  if (!/\d/.test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** A number as plain digits, never with an exponent. */
export function formatNumber(value: number | undefined): string {
  if (value === undefined || !Number.isFinite(value)) return ''
  const text = String(value)
  if (!text.includes('e')) return text
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/0+$/, '') : BigInt(value).toString()
}

function ungroup(text: string): string {
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text) && (text.includes('.') || text.split(',').length > 2)) {
    return text.replaceAll(',', '')
  }
  return text.includes('.') ? text : text.replace(',', '.')
}
