/** Rows with `parentId` as a forest. A row whose parent is not among them stands at the top. */
export const forestOf = <Row extends { readonly id: string; readonly parentId: string | null }, Node>(
  rows: readonly Row[],
  nodeOf: (row: Row, children: readonly Node[]) => Node,
): Node[] => {
  const known = new Set(rows.map((row) => row.id))
  const byParent = new Map<string | null, Row[]>()
  for (const row of rows) {
    const parent = row.parentId !== null && known.has(row.parentId) ? row.parentId : null
    const siblings = byParent.get(parent)
    if (siblings) siblings.push(row)
    else byParent.set(parent, [row])
  }
  const below = (id: string | null): Node[] => (byParent.get(id) ?? []).map((row) => nodeOf(row, below(row.id)))
  return below(null)
}

/** The rows that match and everything they are in, parents before children. */
export const withParents = <Row extends { readonly id: string; readonly parentId: string | null }>(
  rows: readonly Row[],
  matches: (row: Row) => boolean,
): Row[] => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const wanted = new Set<string>()
  for (const row of rows) {
    if (!matches(row)) continue
    for (let at: Row | undefined = row; at && !wanted.has(at.id); at = byId.get(at.parentId ?? '')) wanted.add(at.id)
  }
  const flat = forestOf<Row, readonly Row[]>(rows, (row, children) => [row, ...children.flat()]).flat()
  return flat.filter((row) => wanted.has(row.id))
}
