/** Chance that repeats: the same seed gives the same demo data on every machine. */
export interface Chance {
  /** From 0 up to, but without, 1. */
  readonly next: () => number
  readonly int: (least: number, most: number) => number
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item
  /** One of the items; `weights` say how often each comes up. */
  readonly weighted: <Item>(items: readonly (readonly [item: Item, weight: number])[]) => Item
  readonly happens: (probability: number) => boolean
  /** Between `least` and `most` of the items, in their order. */
  readonly some: <Item>(items: readonly Item[], least: number, most: number) => Item[]
}

/** Mulberry32: small, fast, good enough for numbers nobody bets on. */
export const createChance = (seed: number): Chance => {
  let state = seed
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    int,
    pick: (items) => items[int(0, items.length - 1)] ?? items[0],
    weighted: (items) => {
      let at = next() * items.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [item, weight] of items) {
        at -= weight
        if (at < 0) return item
      }
      const last = items.at(-1)
      if (!last) throw new Error('Nothing to choose from.')
      return last[0]
    },
    happens: (probability) => next() < probability,
    some: (items, least, most) => {
      const wanted = new Set<number>()
      const count = Math.min(items.length, int(least, most))
      while (wanted.size < count) wanted.add(int(0, items.length - 1))
      return items.filter((_, index) => wanted.has(index))
    },
  }
}
