import { useCallback, useMemo, useState } from 'react'
import type { ColumnState } from '#ds/data-table'
import { fittingColumns, type ListColumn } from './fitting-columns.ts'

/** Width of the boxes before rows that can be chosen, in px. */
const boxes = 48

/**
 * The columns there is room for in `frame`, which is to be the element around the table: follows the window, the layout
 * and what stands beside the list.
 */
export const useFittingColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  state: ColumnState,
  { hasBoxes }: { hasBoxes: boolean },
) => {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY)
  const frame = useCallback((element: HTMLElement | null) => {
    if (!element) return
    // Without a width it is not drawn, and will be measured when it is.
    const measure = () => element.clientWidth > 0 && setWidth(element.clientWidth)
    measure()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const room = hasBoxes ? width - boxes : width
  return { frame, columns: useMemo(() => fittingColumns(columns, state, room), [columns, state, room]) }
}
