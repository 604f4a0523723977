import { leadingZeroBits } from './leading-zero-bits.ts'

export interface Work {
  readonly salt: string
  /** Zero bits wanted. */
  readonly difficulty: number
}

/** Looks at numbers `from` up to, not including, `to`; null when none of them does it. */
export const searchProof = ({ salt, difficulty }: Work, from: number, to: number): number | null => {
  for (let number = from; number < to; number++) {
    if (leadingZeroBits(salt + number) >= difficulty) return number
  }
  return null
}

/**
 * How far the search probably is, from 0 to 1, after so many numbers. Luck has no end: it comes close to 1 and never
 * there, and it never goes back.
 */
export const likelyProgress = (tried: number, difficulty: number): number => 1 - Math.exp(-tried / 2 ** difficulty)
