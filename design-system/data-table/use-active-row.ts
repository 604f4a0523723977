import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { type RowWindow, scrollToRow } from '../_internal/fixed-row-window.ts'

/**
 * The row that has, or last had, focus. It stays drawn while it has focus, however far the table is scrolled away, so focus
 * is never lost; without focus the tab stop follows what is in sight.
 */
export function useActiveRow(
  scroller: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  rows: readonly unknown[],
  rowHeight: number,
  shown: RowWindow,
) {
  const [wanted, setWanted] = useState(0)
  const [inside, setInside] = useState(false)
  const active = Math.max(0, Math.min(wanted, rows.length - 1))

  // The focused row was deleted or filtered away: the row now in its place takes the focus, not the page.
  useLayoutEffect(() => {
    if (inside && rows.length > 0 && document.activeElement === document.body) {
      rowAt(body.current, active)?.focus({ preventScroll: true })
    }
  }, [inside, rows, active, body])

  const viewport = () => Math.max(rowHeight, (scroller.current?.clientHeight ?? 0) - rowHeight)

  return {
    active,
    /** Whether a row, or something in it, has focus. */
    inside,
    /** Rows to draw: those in sight, and the focused one. */
    drawn: indexes(shown, inside && active < rows.length ? active : undefined),
    tabStop: inside ? active : Math.max(inSight(shown.from), Math.min(active, shown.to - 1)),
    /** Rows a page holds. */
    page: () => Math.max(1, Math.floor(viewport() / rowHeight) - 1),
    moveTo: (index: number) => {
      if (index < 0 || index >= rows.length) return
      flushSync(() => {
        setWanted(index)
        setInside(true)
      })
      const element = scroller.current
      if (element) element.scrollTop = scrollToRow(index, rowHeight, element.scrollTop, viewport())
      rowAt(body.current, index)?.focus({ preventScroll: true })
    },
    onFocus: (event: FocusEvent) => {
      const index = rowIndex(event.target)
      if (index >= 0) setWanted(index)
      setInside(true)
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setInside(false)
    },
  }
}

/** Index of the row an event happened in; -1 outside of rows. */
export function rowIndex(target: EventTarget | null): number {
  const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null
  return Number(row?.dataset.index ?? -1)
}

function rowAt(body: HTMLElement | null, index: number): HTMLElement | null {
  return body?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null
}

/** The first rows of a window lie above the view. */
function inSight(from: number): number {
  return from === 0 ? 0 : from + 8
}

function indexes({ from, to }: RowWindow, extra: number | undefined): number[] {
  const list = Array.from({ length: to - from }, (_, index) => from + index)
  if (extra === undefined || (extra >= from && extra < to)) return list
  return extra < from ? [extra, ...list] : [...list, extra]
}
