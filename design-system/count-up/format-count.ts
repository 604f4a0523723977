/**
 * A number with its thousands separated: 12,345.6. The separator is the specification's, not the language's.
 *
 * @param decimals shown always
 */
export function formatCount(value: number, decimals = 0, separator = ','): string {
  const [whole = '', rest] = Math.abs(value).toFixed(decimals).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, separator)
  const text = rest === undefined ? grouped : `${grouped}.${rest}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}
