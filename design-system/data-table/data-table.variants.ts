import { clsx } from 'clsx'
import type { DataColumn } from './column.ts'
import type { ArrangedColumn } from './column-state.ts'

/** Class names of the parts, as constants: rows are drawn while scrolling and must not compute any. */
export const tableClass = {
  frame: 'relative isolate max-h-dvh min-w-0 overflow-auto bg-paper text-base text-ink',
  table: 'group/table block',
  head: 'sticky top-0 z-shell block bg-subtle text-muted text-sm',
  headRow: 'grid h-(--row-height) grid-cols-(--tracks) border-hairline border-b bg-subtle',
  headCell: 'relative flex min-w-0 items-center p-0 font-medium',
  headPinned: 'bg-subtle',
  headLabel:
    'flex h-full min-w-0 flex-1 select-none items-center gap-1 px-3 text-start font-medium -outline-offset-2! data-[align=end]:flex-row-reverse',
  headSortable: 'hover:text-ink',
  resize:
    'absolute inset-y-0 end-0 z-base w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-hairline hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent-solid pointer-coarse:w-6',
  body: 'relative block',
  row: 'absolute inset-x-0 top-0 grid h-(--row-height) grid-cols-(--tracks) border-hairline border-b bg-paper [contain:strict] -outline-offset-2!',
  rowOpens: 'cursor-pointer',
  rowPlain: 'hover:bg-subtle',
  rowChosen: 'bg-accent-soft',
  cell: 'truncate px-3 leading-[calc(var(--row-height)-1px)]',
  cellPinned: 'bg-inherit',
  // At rest and unscrolled nothing is shifted: every transform is a node that each frame pays for.
  pinStart:
    'z-sticky group-data-shift-start/table:translate-x-(--pin-start) group-data-panning/table:sticky group-data-panning/table:translate-x-0',
  pinEnd:
    'z-sticky group-data-shift-end/table:translate-x-(--pin-end) group-data-panning/table:sticky group-data-panning/table:translate-x-0',
  drawn: 'flex items-center leading-normal',
  select: 'start-0 grid place-items-center bg-inherit p-0',
} as const

export const alignClass = {
  start: 'text-start justify-start',
  end: 'text-end justify-end tabular-nums',
  center: 'text-center justify-center',
} as const

/** Class of a column's cells, put together once for all rows. */
export function cellClass({ column, pin }: ArrangedColumn<DataColumn<never>>): string {
  return clsx(
    tableClass.cell,
    alignClass[column.align ?? 'start'],
    pin && tableClass.cellPinned,
    pin && pinClass[pin],
    column.cell && tableClass.drawn,
  )
}

export const pinClass = { start: tableClass.pinStart, end: tableClass.pinEnd } as const
