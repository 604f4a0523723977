/** How long fetched data counts as fresh, in milliseconds. */
export const stale = {
  always: 0,
  tenSeconds: 10_000,
  fiveMinutes: 5 * 60_000,
  never: Number.POSITIVE_INFINITY,
} as const
