import { useMemo, useRef } from 'react'
import type { RowSelection } from './row-table-props.ts'
import { headState, selectRange } from './selection.ts'

/** Choosing rows one by one, by range, by extending with the arrow keys, and all at once. */
export function useRowSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: RowSelection<Row> | undefined,
) {
  // The key, not the index: rows may be sorted between two clicks.
  const anchor = useRef<string>(undefined)
  const extending = useRef(false)
  const selected = selection?.selected
  const all = useMemo(() => (selected ? headState(rows, rowKey, selected) : false), [rows, rowKey, selected])
  const indexOf = (key: string | undefined) => rows.findIndex((each) => rowKey(each) === key)

  return {
    /** Of the rows given: all, none or some. */
    all,
    isChosen: (index: number) => {
      const row = rows[index]
      return row !== undefined && (selected?.has(rowKey(row)) ?? false)
    },
    /** With `range` also the rows from the one chosen last. */
    choose: (index: number, on: boolean, range: boolean) => {
      const row = rows[index]
      if (!selection || row === undefined) return
      const start = range ? indexOf(anchor.current) : -1
      const from = start < 0 ? index : start
      anchor.current = rowKey(rows[from] ?? row)
      extending.current = false
      selection.onChange(selectRange(rows, rowKey, selection.selected, { from, to: index }, on))
    },
    chooseAll: (on: boolean) => {
      const range = { from: 0, to: rows.length - 1 }
      selection?.onChange(selectRange(rows, rowKey, selection.selected, range, on))
    },
    /** Chooses from where Shift was first held, and takes back what the last step had chosen when it turns. */
    extend: (from: number, to: number) => {
      const row = rows[from]
      if (!selection || row === undefined) return
      if (!extending.current) anchor.current = rowKey(row)
      extending.current = true
      const start = indexOf(anchor.current)
      const without = selectRange(rows, rowKey, selection.selected, { from: start, to: from }, false)
      selection.onChange(selectRange(rows, rowKey, without, { from: start, to }, true))
    },
    stopExtending: () => {
      extending.current = false
    },
  }
}
