/** A number as people and spreadsheets write it, with or without its unit behind it; undefined for anything else. */
export const parseAmount = (text: string): number | undefined => {
  const digits = /^\s*([-+−]?\d{1,15}(?:\.\d{1,15})?)(?![\d.,]|\s*\d)/.exec(text)?.[1]
  return digits === undefined ? undefined : Number(digits.replace('−', '-'))
}
