import { binRange } from './bins.ts'

export interface NumberBin {
  /** As `binOf` wrote it. */
  readonly value: string
  readonly count: number
  readonly min: number | null
  readonly max: number | null
}

/**
 * Numbers as about twelve bars in order. Up to twelve different bins stay as they are; more are put together into
 * ranges of equal width.
 */
export const histogram = (bins: readonly NumberBin[]): { id: string; label: string; count: number }[] => {
  const ordered = bins.toSorted((a, b) => Number(a.value) - Number(b.value))
  if (ordered.length <= maxBars) return ordered.map(({ value, count }) => ({ id: value, label: value, count }))
  const low = ordered[0]?.min ?? binRange(ordered[0]?.value ?? '0').low
  const high = ordered.at(-1)?.max ?? binRange(ordered.at(-1)?.value ?? '0').high
  const step = roundUp((high - low) / maxBars)
  const first = Math.floor(low / step)
  const bars = new Map<number, number>()
  for (const { value, count } of ordered) {
    const bar = Math.floor(Number(value) / step)
    bars.set(bar, (bars.get(bar) ?? 0) + count)
  }
  const last = Math.max(...bars.keys())
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const start = tidy((first + index) * step)
    const label = `${start} – ${tidy((first + index + 1) * step)}`
    return { id: String(start), label, count: bars.get(first + index) ?? 0 }
  })
}

const maxBars = 12

/** The next of 1, 2, 2.5, 5 times a power of ten: widths people can read. */
const roundUp = (width: number): number => {
  const power = 10 ** Math.floor(Math.log10(width))
  return power * ([1, 2, 2.5, 5].find((factor) => factor * power >= width) ?? 10)
}

/** Without the crumbs of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(12))
