import { clsx } from 'clsx'
import type { ColumnFacts } from './column.ts'
import type { ArrangedColumn } from './column-state.ts'

/** Class names of the parts, as constants: rows are drawn while scrolling and must not compute any. */
export const tableClass = {
  frame: 'relative isolate max-h-dvh min-w-0 overflow-auto bg-paper text-base text-ink',
  table: 'group/table block',
  head: 'sticky top-0 z-shell block bg-subtle text-muted text-sm',
  headRow: 'grid h-(--row-height) grid-cols-(--tracks) border-hairline border-b bg-subtle',
  headCell: 'min-w-0 p-0 font-medium',
  // The head cell itself must not be positioned: its inset counts only while it is sticky.
  headInner: 'relative flex h-full min-w-0 items-center',
  headPinned: 'bg-subtle',
  headLabel: 'flex h-full min-w-0 flex-1 select-none items-center gap-1 px-3 text-start font-medium -outline-offset-2!',
  headSortable: 'hover:text-ink',
  resize:
    'absolute inset-y-0 end-0 z-base w-2 cursor-col-resize touch-none after:absolute after:inset-y-2 after:end-0 after:w-px after:bg-hairline hover:after:inset-y-0 hover:after:w-0.5 hover:after:bg-accent-solid pointer-coarse:w-6',
  // Clipped, as the last row's line lies outside: what frames the table draws one there.
  body: 'relative block overflow-clip',
  // align and border colour: the browser's own style has table parts inherit them, and whatever inherits by name is worked
  // out anew with every change of its row (measured: 1 ms per wheel step).
  row: 'absolute inset-x-0 top-0 grid h-(--row-height) grid-cols-(--tracks) border-hairline border-b align-baseline [contain:strict] -outline-offset-2!',
  // A veil, not another colour: pinned cells have one of their own. Only where a click does something, as rows that are
  // scrolled by under the pointer are painted again for it.
  rowOpens: 'cursor-pointer after:pointer-events-none after:absolute after:inset-0 after:z-sticky hover:after:bg-ink/4',
  plain: 'bg-paper',
  chosen: 'bg-accent-soft',
  cell: 'truncate border-hairline px-3 align-baseline leading-[calc(var(--row-height)-1px)]',
  // At rest and unscrolled nothing is shifted: every transform is a node that each frame pays for.
  pinStart:
    'z-sticky group-data-shift-start/table:translate-x-(--pin-start) group-data-panning/table:sticky group-data-panning/table:translate-x-0',
  pinEnd:
    'z-sticky group-data-shift-end/table:translate-x-(--pin-end) group-data-panning/table:sticky group-data-panning/table:translate-x-0',
  // A line where free columns pass below pinned ones, once they do.
  edgeStart: 'group-data-shift-start/table:border-e',
  edgeEnd: 'group-data-shift-end/table:border-s',
  drawn: 'flex items-center leading-normal',
  select: 'start-0 grid place-items-center border-hairline p-0 align-baseline',
} as const

export const alignClass = {
  start: 'text-start justify-start',
  end: 'text-end justify-end tabular-nums',
  center: 'text-center justify-center',
} as const

/** Classes of the cells of a row, put together once for all rows. Pinned cells need the row's colour: others pass below. */
export function cellClasses(
  columns: readonly ArrangedColumn<ColumnFacts & { cell?: unknown }>[],
  chosen: boolean,
): readonly string[] {
  const colour = chosen ? tableClass.chosen : tableClass.plain
  return columns.map(({ column, pin }, index) =>
    clsx(
      tableClass.cell,
      alignClass[column.align ?? 'start'],
      pin && [colour, pinClass[pin], edgeClass(columns, index)],
      column.cell !== undefined && tableClass.drawn,
    ),
  )
}

/** Class of the pinned column next to the free ones. */
export function edgeClass(columns: readonly ArrangedColumn<ColumnFacts>[], index: number): string | undefined {
  const pin = columns[index]?.pin
  if (pin === 'start' && columns[index + 1]?.pin !== 'start') return tableClass.edgeStart
  if (pin === 'end' && columns[index - 1]?.pin !== 'end') return tableClass.edgeEnd
  return undefined
}

export const pinClass = { start: tableClass.pinStart, end: tableClass.pinEnd } as const
