/** Rows to draw: `from` up to, not including, `to`. */
export interface RowWindow {
  from: number
  to: number
}

/** Up to here every row is drawn: find in page and printing then see all of them. */
export const drawAllUpTo = 100

const overscan = 6
// Moving by whole blocks halves the number of renders per wheel step without drawing more than a few rows extra.
const block = 4

/**
 * The rows in sight of a list whose rows all have one height, with some to spare on both sides.
 *
 * @param scrolled px from the top of the first row to the top edge of the view
 * @param viewport height of the view in px
 */
export function rowWindow(count: number, rowHeight: number, scrolled: number, viewport: number): RowWindow {
  if (count <= drawAllUpTo) return { from: 0, to: count }
  // Always the same number of rows, so that scrolling shows other rows in the same elements and makes no new ones.
  const size = Math.min(count, Math.ceil((viewport / rowHeight + 1 + 2 * overscan) / block) * block + block)
  const from = Math.floor((scrolled / rowHeight - overscan) / block) * block
  // A list that became shorter may leave the view behind its end until the browser has scrolled back.
  const first = Math.max(0, Math.min(from, count - size))
  return { from: first, to: first + size }
}

/**
 * Where to scroll so that a row is fully in view; the present place when it is already.
 *
 * @param scrolled present `scrollTop` in px; the view of the rows is `viewport` px high (without a sticky head)
 */
export function scrollToRow(index: number, rowHeight: number, scrolled: number, viewport: number): number {
  const top = index * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - viewport)
}
