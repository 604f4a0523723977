/** The reply of a list in both styles (product facts 10.1): `records` and `rows` hold the same rows. */
export const page = <Row>(
  rows: Row[],
  { total, current, size }: { total: number; current: number; size: number },
): { records: Row[]; rows: Row[]; total: number; size: number; current: number; pages: number } => ({
  records: rows,
  rows,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
})
