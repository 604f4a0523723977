/**
 * Numbers are counted in bins of three significant digits: a million different prices become a few hundred counters,
 * and whole numbers below 1,000 stay exact.
 */
export const binOf = (value: number): string => String(Number(value.toPrecision(3)) + 0)

/** The smallest and the largest number of a bin, both inside it. Bins follow each other without a gap. */
export const binRange = (bin: string): { readonly low: number; readonly high: number } => {
  const value = Number(bin)
  // The smallest numbers around zero have no three digits to round to: zero is a bin of its own.
  if (value === 0) return { low: 0, high: 0 }
  const size = Math.abs(value)
  const near = inside(bin, halfway(size, -1) * Math.sign(value))
  const far = inside(bin, halfway(size, 1) * Math.sign(value))
  return value > 0 ? { low: near, high: far } : { low: far, high: near }
}

/** The number half-way to the neighbouring bin above (1) or below (-1), written down exactly and read by the parser. */
const halfway = (size: number, side: 1 | -1): number => {
  const [digits = '0', exponent = '0'] = size.toExponential(2).split('e')
  const units = Number(digits.replace('.', ''))
  // Below 1.00 the neighbours stand ten times closer.
  if (side < 0 && units === 100) return Number(`9995e${Number(exponent) - 4}`)
  return Number(`${units * 10 + side * 5}e${Number(exponent) - 3}`)
}

/** `limit` or its neighbour towards the bin: the parser rounds half-way marks to either side. */
const inside = (bin: string, limit: number): number => {
  if (binOf(limit) === bin) return limit
  return limit < Number(bin) ? nextUp(limit) : -nextUp(-limit)
}

const nextUp = (value: number): number => {
  const view = new DataView(new ArrayBuffer(8))
  view.setFloat64(0, value)
  const bits = view.getBigInt64(0)
  view.setBigInt64(0, value >= 0 ? bits + 1n : bits - 1n)
  return view.getFloat64(0)
}
