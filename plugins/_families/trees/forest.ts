// Rows that know their parent, as a tree: menus, departments.

export interface Placed {
  readonly id: string
  readonly parentId: string | null
}

export interface Forest<Row> {
  /** Rows at the top, and those whose parent is not among the rows. */
  readonly roots: readonly Row[]
  readonly childrenOf: (row: Row) => readonly Row[]
  readonly byId: ReadonlyMap<string, Row>
  /** The row and those it stands between, in their order. */
  readonly siblingsOf: (row: Row) => readonly Row[]
  /** The row and everything below it. */
  readonly subtreeOf: (id: string) => ReadonlySet<string>
}

/** @param rows in the order of their siblings */
export const forestOf = <Row extends Placed>(rows: readonly Row[]): Forest<Row> => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const above = ({ parentId }: Row) => (parentId !== null && byId.has(parentId) ? parentId : null)
  const below = new Map<string | null, Row[]>()
  for (const row of rows) {
    const parent = above(row)
    below.set(parent, [...(below.get(parent) ?? []), row])
  }
  const childrenOf = ({ id }: Row) => below.get(id) ?? []
  const subtreeOf = (id: string): ReadonlySet<string> =>
    new Set([id, ...(below.get(id) ?? []).flatMap((child) => [...subtreeOf(child.id)])])
  return { roots: below.get(null) ?? [], childrenOf, byId, siblingsOf: (row) => below.get(above(row)) ?? [], subtreeOf }
}

/** A node of `#ds/tree` and `#ds/tree-select`. */
export interface ForestNode {
  readonly id: string
  readonly label: string
  readonly disabled: boolean
  readonly children: readonly ForestNode[]
}

/** The forest to choose from. What `isOffered` refuses is drawn only where something below it is offered. */
export const nodesOf = <Row extends Placed>(
  forest: Forest<Row>,
  { labelOf, isOffered }: { labelOf: (row: Row) => string; isOffered: (row: Row) => boolean },
): readonly ForestNode[] => {
  const nodeOf = (row: Row): ForestNode[] => {
    const children = forest.childrenOf(row).flatMap(nodeOf)
    const offered = isOffered(row)
    return offered || children.length > 0 ? [{ id: row.id, label: labelOf(row), disabled: !offered, children }] : []
  }
  return forest.roots.flatMap(nodeOf)
}

/**
 * One of several siblings a place up or down: those whose order number is another one then, with it. The numbers there are
 * stay in use where they differ; else siblings are numbered in tens.
 */
export const moved = <Row extends { readonly id: string; readonly sort: number }>(
  siblings: readonly Row[],
  id: string,
  by: -1 | 1,
): readonly (Row & { readonly sort: number })[] => {
  const from = siblings.findIndex((row) => row.id === id)
  const to = from + by
  if (from < 0 || to < 0 || to >= siblings.length) return []
  const order = siblings.toSpliced(from, 1).toSpliced(to, 0, ...siblings.slice(from, from + 1))
  const numbers = siblings.map(({ sort }) => sort)
  const differ = numbers.every((sort, at) => at === 0 || sort > (numbers[at - 1] ?? -1))
  return order.flatMap((row, at) => {
    const sort = (differ ? numbers[at] : undefined) ?? (at + 1) * 10
    return sort === row.sort ? [] : [{ ...row, sort }]
  })
}
