/**
 * A number as a page without scripts posts it, with a point or one comma before its decimals; undefined for nothing. What
 * may be meant in two ways (1,000), or is no number, comes back as it was typed.
 */
export const postedAmount = (typed: string): number | string | undefined => {
  const text = typed.trim()
  if (text === '') return undefined
  // Digits of full width, as input methods leave them.
  const plain = text.normalize('NFKC').replace('−', '-')
  const digits = /^([-+]?\d{1,15})(?:([.,])(\d{1,15}))?(e[-+]?\d{1,2})?$/i.exec(plain)
  if (!digits || (digits[2] === ',' && digits[3]?.length === 3)) return typed
  const number = Number(plain.replace(',', '.'))
  return Math.abs(number) <= limit ? number : typed
}

/** Fifteen digits are what a double keeps exactly. */
const limit = 999_999_999_999_999
