import { asMoment } from './dates.ts'
import { FaultSignal, fail } from './problem.ts'
import { asNumber, asText, decimal, type FormulaValue, isBlank } from './value.ts'

export const resultKinds = ['number', 'text', 'date'] as const
export type ResultKind = (typeof resultKinds)[number]

/** Fifteen digits are what a double keeps exactly. */
export const resultLimit = 999_999_999_999_999

/** A result as it is kept: of one kind, numbers with so many decimals. Null: it is nothing, or of another kind. */
export const resultOf = (value: FormulaValue, kind: ResultKind, decimals: number): number | string | null => {
  if (isBlank(value)) return null
  try {
    if (kind === 'text') return asText(value)
    if (kind === 'date') {
      asMoment(value)
      return asText(value).trim()
    }
    const number = asNumber(value)
    return Math.abs(number) > resultLimit ? fail('outOfRange') : decimal(Number(rounded(number, decimals)))
  } catch (signal) {
    if (signal instanceof FaultSignal) return null
    throw signal
  }
}

/** Halves away from zero, by the number as it is written: 1.005 to two decimals is 1.01. */
const rounded = (value: number, decimals: number): number => {
  const shifted = Number(`${Math.abs(value)}e${decimals}`)
  // Written with an exponent of its own it is so small or large that there is nothing to round by hand.
  if (!Number.isFinite(shifted)) return Number(value.toFixed(decimals))
  return (Math.sign(value) * Math.round(shifted)) / 10 ** decimals
}
