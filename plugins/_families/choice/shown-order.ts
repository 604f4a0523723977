import type { Choice } from './choice.ts'

/**
 * The options as one respondent sees them in random order: the same for the same seed, in the browser and wherever else it
 * is asked for. "Other" and what stands alone ("none of these") stay at the end, where people look for them.
 */
export const shuffledChoices = <One extends Choice>(choices: readonly One[], seed: string): readonly One[] => {
  const last = choices.filter(isLast)
  const order = choices.filter((choice) => !isLast(choice))
  const random = randomOf(seed)
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [order[at], order[other]]
    if (one && two) [order[at], order[other]] = [two, one]
  }
  return [...order, ...last]
}

const isLast = ({ allowText, exclusive }: Choice): boolean => Boolean(allowText || exclusive)

/** Numbers from 0 to below 1 that follow from a text: FNV-1a of it starts Mulberry32. */
const randomOf = (seed: string): (() => number) => {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
