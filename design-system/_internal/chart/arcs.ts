export interface Arc {
  /** Radians from twelve o'clock, clockwise. */
  start: number
  end: number
}

/** One arc per value, sharing the whole turn (or `from` to `to`) in order. Nothing counted: every arc is empty. */
export function arcsOf(values: readonly number[], from = 0, to = 2 * Math.PI): Arc[] {
  const total = values.reduce((sum, value) => sum + Math.max(0, value), 0)
  let start = from
  return values.map((value) => {
    const end = total === 0 ? start : start + (Math.max(0, value) / total) * (to - from)
    const arc = { start, end }
    start = end
    return arc
  })
}

/** SVG path of a piece of a ring around (x, y). A whole turn is drawn as two halves: one arc cannot end where it starts. */
export function ringPath(x: number, y: number, inner: number, outer: number, { start, end }: Arc): string {
  if (end - start >= 2 * Math.PI - 1e-9) {
    const half = start + Math.PI
    return `${ringPath(x, y, inner, outer, { start, end: half })} ${ringPath(x, y, inner, outer, { start: half, end: start + 2 * Math.PI - 1e-6 })}`
  }
  const large = Math.abs(end - start) > Math.PI ? 1 : 0
  const sweep = end >= start ? 1 : 0
  const at = (radius: number, angle: number) =>
    `${(x + radius * Math.sin(angle)).toFixed(2)},${(y - radius * Math.cos(angle)).toFixed(2)}`
  return [
    `M${at(outer, start)}`,
    `A${outer},${outer} 0 ${large} ${sweep} ${at(outer, end)}`,
    `L${at(inner, end)}`,
    `A${inner},${inner} 0 ${large} ${1 - sweep} ${at(inner, start)}`,
    'Z',
  ].join(' ')
}

/** The largest `most - 1` in their order and one last for all others; all of them when they are few enough. */
export function groupRest<Item extends { count: number }>(
  items: readonly Item[],
  most: number,
): { kept: readonly Item[]; rest: readonly Item[] } {
  if (items.length <= most) return { kept: items, rest: [] }
  const large = new Set([...items].sort((a, b) => b.count - a.count).slice(0, most - 1))
  return { kept: items.filter((item) => large.has(item)), rest: items.filter((item) => !large.has(item)) }
}
