/** Numbers that look like chance and are the same again for the same seed (mulberry32). */
export interface Chance {
  /** From 0 up to, not including, 1. */
  readonly next: () => number
  readonly below: (limit: number) => number
  /** True once in `n` times. */
  readonly oneIn: (n: number) => boolean
  readonly of: <const Values extends readonly [unknown, ...unknown[]]>(values: Values) => Values[number]
}

export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number): number => Math.floor(next() * limit)
  return {
    next,
    below,
    oneIn: (n) => below(n) === 0,
    of: (values) => values[below(values.length)],
  }
}
