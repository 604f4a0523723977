/** Keys of chosen rows, also of rows on other pages. */
export type SelectedKeys = ReadonlySet<string>

/** State of the checkbox in the head: all, some or none of these rows. */
export function headState<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selected: SelectedKeys,
): boolean | 'mixed' {
  if (selected.size === 0 || rows.length === 0) return false
  const first = selected.has(rowKey(rows[0]!))
  // Stops at the first row that differs, so a hundred thousand rows are walked only when all are alike.
  return rows.every((row) => selected.has(rowKey(row)) === first) ? first : 'mixed'
}

/** Chooses or releases the rows between two places, both included. */
export function selectRange<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selected: SelectedKeys,
  range: { from: number; to: number },
  on: boolean,
): Set<string> {
  const next = new Set(selected)
  const first = Math.max(0, Math.min(range.from, range.to))
  const last = Math.min(rows.length - 1, Math.max(range.from, range.to))
  for (let index = first; index <= last; index++) {
    const key = rowKey(rows[index]!)
    on ? next.add(key) : next.delete(key)
  }
  return next
}
