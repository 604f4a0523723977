/** @param share 0.5 for the median. Nearest rank; 0 for no values. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0
}

export const median = (values: readonly number[]): number => percentile(values, 0.5)

export const spreadOf = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
]
