/** A row of a tree in its place. */
export interface TreeTableRow<Row> {
  row: Row
  key: string
  /** From 1. */
  level: number
  /** Among its siblings, from 1. */
  position: number
  siblings: number
  /** Key of the row it lies below. */
  parent: string | undefined
  /** `undefined`: nothing lies below it. */
  expanded: boolean | undefined
}

/** The rows on screen, in reading order: the roots, and what lies below expanded rows. */
export function flattenTree<Row>(
  roots: readonly Row[],
  {
    rowKey,
    childrenOf,
    hasChildren,
    expanded,
  }: {
    rowKey: (row: Row) => string
    childrenOf: (row: Row) => readonly Row[] | undefined
    /** Has some that are not loaded yet. */
    hasChildren?: ((row: Row) => boolean) | undefined
    expanded: ReadonlySet<string>
  },
): TreeTableRow<Row>[] {
  const flat: TreeTableRow<Row>[] = []
  const visit = (rows: readonly Row[], level: number, parent: string | undefined) => {
    rows.forEach((row, index) => {
      const key = rowKey(row)
      const children = childrenOf(row) ?? []
      const opens = children.length > 0 || (hasChildren?.(row) ?? false)
      const open = opens && expanded.has(key)
      flat.push({
        row,
        key,
        level,
        position: index + 1,
        siblings: rows.length,
        parent,
        expanded: opens ? open : undefined,
      })
      if (open) visit(children, level + 1, key)
    })
  }
  visit(roots, 1, undefined)
  return flat
}
