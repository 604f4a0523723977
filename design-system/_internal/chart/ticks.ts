/**
 * Round numbers that cover `low` to `high` (and always zero): 0, 20, 40 … Steps are 1, 2 or 5 times a power of ten.
 *
 * @param most how many steps at most; the real number is at least a third of it
 * @param least the smallest step: 1 where halves mean nothing
 */
export function ticks(low: number, high: number, most = 5, least = 0): number[] {
  const from = Math.min(0, low)
  const to = Math.max(0, high, from === 0 ? 0 : from)
  if (from === to) return [0, 1]
  const step = Math.max(least, niceStep((to - from) / most))
  const first = Math.floor(round(from / step))
  const last = Math.ceil(round(to / step))
  return Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step))
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough))
  const times = rough / power
  return (times <= 1 ? 1 : times <= 2 ? 2 : times <= 5 ? 5 : 10) * power
}

/** 3 * 0.1 is 0.30000000000000004 in binary; twelve digits are plenty for a label. */
function round(value: number): number {
  return Number(value.toPrecision(12)) + 0
}
