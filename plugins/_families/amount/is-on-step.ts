/**
 * Whether `value` is `base` plus whole steps, up to the error that decimal fractions bring along in binary: 1.1 + 2 × 0.1
 * is not 1.3 to the last bit.
 */
export const isOnStep = (value: number, { base, step }: { base: number; step: number }): boolean => {
  const steps = (value - base) / step
  return Math.abs(steps - Math.round(steps)) <= 1e-9 * Math.max(1, Math.abs(steps))
}
