/** Maps a number from `domain` to `range` (both [from, to]); an empty domain maps to the start of the range. */
export function linearScale(domain: readonly [number, number], range: readonly [number, number]) {
  const [low, high] = domain
  const [from, to] = range
  return (value: number): number => (high === low ? from : from + ((value - low) / (high - low)) * (to - from))
}

/** Step 1 to 6 of the heat colours: nothing is 1, the largest is 6. */
export function heatStep(value: number, largest: number): 1 | 2 | 3 | 4 | 5 | 6 {
  if (!(value > 0) || !(largest > 0)) return 1
  const step = 1 + Math.ceil((Math.min(value, largest) / largest) * 5)
  return step <= 2 ? 2 : step === 3 ? 3 : step === 4 ? 4 : step === 5 ? 5 : 6
}
