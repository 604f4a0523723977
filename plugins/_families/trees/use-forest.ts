import { useMemo } from 'react'
import { type Forest, forestOf, moved, type Placed } from './forest.ts'

/**
 * A list of rows below each other: what the filters find, and the whole, in which parents and neighbours are looked for
 * whatever the list is narrowed to.
 */
export const useForest = <Row extends Placed & { readonly sort: number }>(
  found: readonly Row[] | undefined,
  every: readonly Row[] | undefined,
): {
  readonly forest: Forest<Row>
  readonly whole: Forest<Row>
  /** The order number that puts a new row after its siblings. */
  readonly nextSort: (parent: Row | undefined) => number
  /** The rows to be saved so that one of them stands a place higher or lower among its siblings. */
  readonly movedBy: (row: Row, by: -1 | 1) => readonly Row[]
} => {
  const forest = useMemo(() => forestOf(found ?? []), [found])
  const whole = useMemo(() => forestOf(every ?? []), [every])
  return {
    forest,
    whole,
    nextSort: (parent) => {
      const siblings = parent ? whole.childrenOf(parent) : whole.roots
      return Math.max(0, ...siblings.map(({ sort }) => sort)) + 10
    },
    movedBy: ({ id }, by) => {
      const now = whole.byId.get(id)
      return now ? moved(whole.siblingsOf(now), id, by) : []
    },
  }
}
