import { randomInt } from 'node:crypto'

// From the system's generator: whoever has seen many pictures must not be able to tell the next one.

/** A whole number from `low` to `high`, both included. */
export const between = (low: number, high: number): number => randomInt(low, high + 1)

/** A number from `low` up to `high`, in steps of a thousandth. */
export const around = (low: number, high: number): number => low + (randomInt(1000) / 1000) * (high - low)

/** `count` different elements in random order. */
export function pick<Element>(all: readonly Element[], count: number): Element[] {
  const left = [...all]
  const picked: Element[] = []
  while (picked.length < count && left.length > 0) picked.push(...left.splice(randomInt(left.length), 1))
  return picked
}
