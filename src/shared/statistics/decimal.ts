/**
 * An exact decimal number: `digits × 10^-scale`, without trailing zeros. Sums of floating-point numbers depend on the
 * order of adding; counters must not, or removing an answer would not undo adding it.
 */
export interface Decimal {
  readonly digits: bigint
  readonly scale: number
}

export const zero: Decimal = Object.freeze({ digits: 0n, scale: 0 })

/** The decimal a finite number is written as: 0.1 becomes exactly 0.1. */
export const toDecimal = (value: number): Decimal => {
  if (Number.isSafeInteger(value)) return { digits: BigInt(value), scale: 0 }
  return parseDecimal(String(value))
}

/** Reads `-12.5`, `1e+21` and what PostgreSQL prints of a numeric. */
export const parseDecimal = (text: string): Decimal => {
  const [mantissa = '0', exponent = '0'] = text.split('e')
  const [whole = '0', fraction = ''] = mantissa.split('.')
  const scale = fraction.length - Number(exponent)
  const digits = BigInt(whole + fraction)
  return scale >= 0 ? normal({ digits, scale }) : { digits: digits * 10n ** BigInt(-scale), scale: 0 }
}

export const addDecimals = (a: Decimal, b: Decimal): Decimal => {
  if (a.scale === b.scale)
    return a.scale === 0 ? { digits: a.digits + b.digits, scale: 0 } : normal(plus(a, b, a.scale))
  return normal(plus(a, b, Math.max(a.scale, b.scale)))
}

export const negate = (a: Decimal): Decimal => ({ digits: -a.digits, scale: a.scale })

/** Plain notation, as PostgreSQL's numeric reads it. */
export const printDecimal = ({ digits, scale }: Decimal): string => {
  if (scale === 0) return digits.toString()
  const sign = digits < 0n ? '-' : ''
  const text = (digits < 0n ? -digits : digits).toString().padStart(scale + 1, '0')
  return `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

const plus = (a: Decimal, b: Decimal, scale: number): Decimal => ({
  digits: raise(a, scale) + raise(b, scale),
  scale,
})

const raise = (a: Decimal, scale: number): bigint =>
  a.scale === scale ? a.digits : a.digits * 10n ** BigInt(scale - a.scale)

const normal = ({ digits, scale }: Decimal): Decimal => {
  if (digits === 0n) return zero
  let rest = digits
  let places = scale
  while (places > 0 && rest % 10n === 0n) {
    rest /= 10n
    places--
  }
  return { digits: rest, scale: places }
}
