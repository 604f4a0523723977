import { randomInt } from 'node:crypto'

/** A whole number from 0 up to, and without, `below`. */
export type Chance = (below: number) => number

/** From the system's generator: whoever has seen many pictures must not be able to tell the next one. */
export const systemChance: Chance = (below) => randomInt(below)

/** A whole number from `low` to `high`, both included. */
export const between = (chance: Chance, low: number, high: number): number => low + chance(high - low + 1)

/** A number from `low` up to `high`, in steps of a thousandth. */
export const around = (chance: Chance, low: number, high: number): number => low + (chance(1000) / 1000) * (high - low)

/** `count` different elements in random order. */
export function pick<Element>(chance: Chance, all: readonly Element[], count: number): Element[] {
  const left = [...all]
  const picked: Element[] = []
  while (picked.length < count && left.length > 0) picked.push(...left.splice(chance(left.length), 1))
  return picked
}
