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
  // A list that became shorter may leave the view behind its end until the browser has scrolled back.
  const first = Math.min(Math.max(0, Math.floor(scrolled / rowHeight)), count - 1)
  const last = first + Math.ceil(viewport / rowHeight)
  return {
    from: Math.max(0, Math.floor((first - overscan) / block) * block),
    to: Math.min(count, Math.ceil((last + 1 + overscan) / block) * block),
  }
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
