import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { Checkbox } from '../checkbox/index.tsx'
import { Skeleton } from '../skeleton/index.tsx'

export interface TableColumn<Row> {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers go to the end, with tabular figures. @default 'start' */
  align?: 'start' | 'end' | 'center' | undefined
  /** Any CSS width; without it the column shares what is left. */
  width?: number | string | undefined
}

export interface TableSelection<Row> {
  /** Keys of chosen rows, also of rows on other pages. */
  selected: ReadonlySet<string>
  onChange: (selected: Set<string>) => void
  /** Accessible name of a row's checkbox. */
  label: (row: Row) => string
  /** Accessible name of the checkbox in the head. */
  allLabel: string
}

export interface TableProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Makes rows open on click and on Enter; put a link or button with the same effect into a cell as well. */
  onRowClick?: ((row: Row) => void) | undefined
  /** Key of the row whose details are open. */
  activeKey?: string | undefined
  selection?: TableSelection<Row> | undefined
  /** First load draws skeleton rows; later loads keep the old rows under a line at the top. */
  loading?: boolean | undefined
  /** Shown instead of rows when there are none. */
  empty?: ReactNode
  /** Names the table for assistive technology. */
  caption: string
  /** Keeps the first column in view when scrolling sideways. */
  stickyFirst?: boolean | undefined
  /** @default 'comfortable' */
  density?: 'dense' | 'comfortable' | undefined
  className?: string | undefined
}

/**
 * A real table on paper with a sticky head. It scrolls in its own focusable region.
 *
 * Do: make the first column the name of the row and align numbers at the end.
 * Don't: use it for layout or for thousands of rows; that is a Data table.
 * Keys: Tab to the rows that open, Enter opens; Shift with a click on a checkbox chooses a range.
 */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  onRowClick,
  activeKey,
  selection,
  loading = false,
  empty,
  caption,
  stickyFirst,
  density = 'comfortable',
  className,
}: TableProps<Row>) {
  const keys = rows.map(rowKey)
  const firstLoad = loading && rows.length === 0
  const cell = cn('px-3 first:ps-6 last:pe-6', density === 'dense' ? 'h-row-dense py-1' : 'h-row-comfortable py-2')
  const pinned = (index: number) =>
    stickyFirst && index === 0 && cn('sticky z-sticky bg-inherit', selection ? 'left-12' : 'left-0')

  return (
    // biome-ignore lint/a11y/useSemanticElements: a scroll area with a name; a section would add a landmark per table
    <div
      role="region"
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      data-slot="table"
      className={cn('relative isolate min-w-0 -outline-offset-2 overflow-auto bg-paper', className)}
    >
      {loading && !firstLoad && (
        // A line, not dimmed rows: dimming takes the text below readable contrast.
        <div
          data-slot="table-loading"
          aria-hidden="true"
          className="sticky top-0 left-0 z-popover -mb-0.5 h-0.5 animate-pulse bg-accent-solid"
        />
      )}
      <table aria-busy={loading || undefined} className="w-full border-separate border-spacing-0 text-base">
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-shell">
          <tr className="bg-subtle">
            {selection && (
              <th
                scope="col"
                className={cn(headCell, cell, 'w-12', stickyFirst && 'sticky left-0 z-sticky bg-inherit')}
              >
                <SelectAll selection={selection} keys={keys} />
              </th>
            )}
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                className={cn(headCell, cell, aligned[column.align ?? 'start'], pinned(index))}
                style={{ width: column.width }}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {firstLoad && <SkeletonRows columns={columns.length + (selection ? 1 : 0)} cell={cell} />}
          {rows.map((row, rowIndex) => {
            const key = keys[rowIndex] ?? ''
            const selected = selection?.selected.has(key)
            const body = cn(bodyCell, cell, rowIndex < rows.length - 1 && 'border-b')
            return (
              <tr
                key={key}
                data-slot="table-row"
                aria-selected={selection ? selected : undefined}
                data-active={key === activeKey || undefined}
                tabIndex={onRowClick ? 0 : undefined}
                onClick={onRowClick && ((event) => !isControl(event) && onRowClick(row))}
                onKeyDown={onRowClick && ((event) => openOnEnter(event, () => onRowClick(row)))}
                className={cn(
                  'bg-paper -outline-offset-2!',
                  onRowClick && 'cursor-pointer hover:bg-subtle',
                  (selected || key === activeKey) && 'bg-accent-soft hover:bg-accent-soft',
                )}
              >
                {selection && (
                  <td className={cn(body, stickyFirst && 'sticky left-0 z-sticky bg-inherit')}>
                    <SelectRow selection={selection} keys={keys} index={rowIndex} label={selection.label(row)} />
                  </td>
                )}
                {columns.map((column, index) => (
                  <td key={column.id} className={cn(body, aligned[column.align ?? 'start'], pinned(index))}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      {!loading && rows.length === 0 && <div data-slot="table-empty">{empty}</div>}
    </div>
  )
}

const headCell = 'border-hairline border-b text-start font-medium text-muted text-sm whitespace-nowrap'
const bodyCell = 'border-hairline'
const aligned = { start: 'text-start', end: 'text-end tabular-nums', center: 'text-center' }

function SelectAll<Row>({ selection, keys }: { selection: TableSelection<Row>; keys: readonly string[] }) {
  const count = keys.filter((key) => selection.selected.has(key)).length
  const state = count === 0 ? false : count === keys.length ? true : 'mixed'
  return (
    <Checkbox
      checked={state}
      ariaLabel={selection.allLabel}
      disabled={keys.length === 0}
      className="align-middle"
      onChange={() => {
        const next = new Set(selection.selected)
        for (const key of keys) state === true ? next.delete(key) : next.add(key)
        selection.onChange(next)
      }}
    />
  )
}

/** Shift continues from the row toggled last; that row is remembered on the table body. */
function SelectRow<Row>({
  selection,
  keys,
  index,
  label,
}: {
  selection: TableSelection<Row>
  keys: readonly string[]
  index: number
  label: string
}) {
  const key = keys[index] ?? ''
  const toggle = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return
    const body = event.currentTarget.closest('tbody')
    const on = event.target.checked
    const last = event.shiftKey ? keys.indexOf(body?.dataset.lastKey ?? '') : -1
    const [from, to] = last < 0 ? [index, index] : [Math.min(last, index), Math.max(last, index)]
    const next = new Set(selection.selected)
    for (const each of keys.slice(from, to + 1)) on ? next.add(each) : next.delete(each)
    if (body) body.dataset.lastKey = key
    selection.onChange(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the click is the checkbox's own; only it tells whether Shift was held
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space on the checkbox arrives here as a click
    <span onClick={toggle}>
      <Checkbox checked={selection.selected.has(key)} ariaLabel={label} className="align-middle" onChange={() => {}} />
    </span>
  )
}

function SkeletonRows({ columns, cell }: { columns: number; cell: string }) {
  return Array.from({ length: 5 }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
    <tr key={row}>
      {Array.from({ length: columns }, (_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells without identity
        <td key={column} className={cn(bodyCell, 'border-b', cell)}>
          <Skeleton className="w-3/4" />
        </td>
      ))}
    </tr>
  ))
}

/** Buttons, links and fields inside a row keep their own meaning. */
function isControl(event: MouseEvent<HTMLElement>): boolean {
  return event.target instanceof Element && event.target.closest('a,button,input,label,select,textarea') !== null
}

function openOnEnter(event: KeyboardEvent<HTMLElement>, open: () => void) {
  if (event.key === 'Enter' && event.target === event.currentTarget) open()
}
