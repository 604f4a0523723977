import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react'
import { useFixedRowWindow } from '../_internal/use-fixed-row-window.ts'
import { LiveRegion } from '../live-region/index.tsx'
import { Skeleton } from '../skeleton/index.tsx'
import { BodyRow, type RowAria } from './body-row.tsx'
import type { ColumnState, DataColumn } from './column.ts'
import { pinStyles, type Style, tableStyle } from './column-layout.ts'
import { arrangeColumns } from './column-state.ts'
import { cellClasses, tableClass } from './data-table.variants.ts'
import { type Density, useRowHeight } from './density.ts'
import { nativeRole } from './native-roles.ts'
import { rowTarget } from './row-keys.ts'
import { headState, type SelectedKeys, selectRange } from './selection.ts'
import type { SortRule } from './sort.ts'
import { TableHead } from './table-head.tsx'
import { rowIndex, useActiveRow } from './use-active-row.ts'
import { useCutText } from './use-cut-text.ts'
import { usePinning } from './use-pinning.ts'
import { useSlots } from './use-slots.ts'

export interface RowSelection<Row> {
  /** Keys of chosen rows, also of rows on other pages. */
  selected: SelectedKeys
  onChange: (selected: Set<string>) => void
  /** Accessible name of a row's checkbox. */
  label: (row: Row) => string
  /** Accessible name of the checkbox in the head. */
  allLabel: string
}

/** What the data table and the tree table share. */
export interface RowTableProps<Row> {
  /** Accessible name. */
  label: string
  columns: readonly DataColumn<Row>[]
  /** In the order shown: sorting is the caller's (`sortRows`) or the server's. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What the user changed about columns. Without `onColumnState` columns are fixed. */
  columnState?: ColumnState | undefined
  onColumnState?: ((state: ColumnState) => void) | undefined
  sort?: readonly SortRule[] | undefined
  /** Without it no column sorts. */
  onSort?: ((sort: SortRule[]) => void) | undefined
  /** Row height. @default by component size */
  density?: Density | undefined
  selection?: RowSelection<Row> | undefined
  /** A row was clicked, or Enter pressed on it. Put a link with the same effect into a cell as well. */
  onRowOpen?: ((row: Row) => void) | undefined
  /** Key of the row whose details are open. */
  openKey?: string | undefined
  /** First load draws skeleton rows; later loads keep the old rows under a line. */
  loading?: boolean | undefined
  /** Shown instead of rows when loading failed. */
  error?: ReactNode
  /** Shown when there are no rows. */
  empty?: ReactNode
  /** Rows in all, where `rows` is one page of them. */
  totalRows?: number | undefined
  /** How many rows lie before the first of `rows`. */
  rowOffset?: number | undefined
  /** Wording of a column's new width (px) for screen readers. */
  announceWidth?: ((column: string, px: number) => string) | undefined
  /** Wording of a column's new place (from 1) for screen readers. */
  announceMove?: ((column: string, position: number, count: number) => string) | undefined
  className?: string | undefined
}

interface TreeParts<Row> {
  rowAria: (row: Row) => RowAria
  /** Keys of the tree; the index to move to, or true when it did something else. */
  onRowKey: (event: KeyboardEvent, row: Row, index: number) => number | boolean
}

export function RowTable<Row>({ tree, ...p }: RowTableProps<Row> & { tree?: TreeParts<Row> | undefined }) {
  const { rows, rowKey, selection, onRowOpen, columnState = noState } = p
  const scroller = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  // The key, not the index: rows may be sorted between two clicks.
  const anchor = useRef<string>(undefined)
  const extending = useRef(false)
  const cut = useCutText()
  const [message, setMessage] = useState('')
  const [mark, setMark] = useState<number>()

  const selected = selection?.selected
  const selectable = selected !== undefined
  const shown = useMemo(
    () => arrangeColumns(p.columns, columnState).filter((each) => !each.hidden),
    [p.columns, columnState],
  )
  const pins = useMemo(() => pinStyles(shown, selectable), [shown, selectable])
  const plain = useMemo(() => cellClasses(shown, false), [shown])
  const chosen = useMemo(() => cellClasses(shown, true), [shown])
  const rowHeight = useRowHeight(p.density)
  // Before the rows: it reads the scroll position, which after a change of rows would cost a layout of its own.
  usePinning(scroller, table)
  const window = useFixedRowWindow(scroller, rows.length, rowHeight, rowHeight)
  const focus = useActiveRow(scroller, body, rows, rowHeight, window)
  const slots = useSlots(focus.drawn, focus.inside)
  const all = useMemo(() => (selected ? headState(rows, rowKey, selected) : false), [rows, rowKey, selected])

  const choose = (index: number, on: boolean, range: boolean) => {
    const row = rows[index]
    if (!selection || row === undefined) return
    const start = range ? rows.findIndex((each) => rowKey(each) === anchor.current) : -1
    const from = start < 0 ? index : start
    anchor.current = rowKey(rows[from] ?? row)
    extending.current = false
    selection.onChange(selectRange(rows, rowKey, selection.selected, { from, to: index }, on))
  }
  /** Chooses from where Shift was first held, and takes back what the last step had chosen when it turns. */
  const extend = (from: number, to: number) => {
    if (!selection) return
    if (!extending.current) anchor.current = rowKey(rows[from]!)
    const start = rows.findIndex((each) => rowKey(each) === anchor.current)
    const without = selectRange(rows, rowKey, selection.selected, { from: start, to: from }, false)
    selection.onChange(selectRange(rows, rowKey, without, { from: start, to }, true))
  }
  const isChosen = (index: number) => {
    const row = rows[index]
    return row !== undefined && (selection?.selected.has(rowKey(row)) ?? false)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowIndex(event.target)
    const row = rows[index]
    // Controls inside cells keep their keys.
    if (row === undefined || event.target !== closestRow(event.target)) return
    const byTree = tree?.onRowKey(event, row, index) ?? false
    const target = byTree === false ? rowTarget(event.key, index, rows.length, focus.page()) : byTree
    if (typeof target === 'number') {
      focus.moveTo(target)
      if (event.shiftKey) extend(index, target)
      extending.current = event.shiftKey
    } else if (byTree === true) {
      // The tree has done it.
    } else if (event.key === ' ' && selection) choose(index, !isChosen(index), event.shiftKey)
    else if (event.key === 'Enter' && onRowOpen) onRowOpen(row)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) toggleAll(true)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const index = rowIndex(event.target)
    const row = rows[index]
    if (row === undefined || !(event.target instanceof Element)) return
    if (event.target.closest('[data-select]')) {
      // A click beside the box, on its label, comes back as a click on the box.
      if (event.target instanceof HTMLInputElement) choose(index, event.target.checked, event.shiftKey)
    } else if (onRowOpen && !event.target.closest(controls) && getSelection()?.isCollapsed !== false) onRowOpen(row)
  }
  const toggleAll = (on: boolean) => {
    const last = rows.length - 1
    selection?.onChange(selectRange(rows, rowKey, selection.selected, { from: 0, to: last }, on))
  }

  const first = p.loading && rows.length === 0
  const style: Style = { ...tableStyle(shown, selectable), '--row-height': `${rowHeight}px` }
  const cellRole = tree ? 'gridcell' : 'cell'

  return (
    <div
      ref={scroller}
      data-slot="data-table"
      className={clsx(tableClass.frame, p.className)}
      style={{ scrollPaddingTop: rowHeight }}
    >
      {p.loading && !first && (
        // A line, not dimmed rows: dimming takes the text below readable contrast.
        <div
          data-slot="data-table-loading"
          aria-hidden="true"
          className="sticky start-0 top-0 z-popover -mb-0.5 h-0.5 animate-pulse bg-accent-solid motion-reduce:animate-none"
        />
      )}
      <div className="relative w-fit min-w-full">
        <table
          ref={table}
          {...(tree ? treeRole : tableRole)}
          aria-label={p.label}
          aria-rowcount={(p.totalRows ?? rows.length) + 1}
          aria-busy={p.loading || undefined}
          {...(tree && selection && manyChosen)}
          className={tableClass.table}
          style={style}
        >
          <TableHead
            columns={p.columns}
            shown={shown}
            pins={pins}
            sort={p.sort ?? noSort}
            onSort={p.onSort}
            columnState={columnState}
            onColumnState={p.onColumnState}
            selectAll={
              selection && {
                label: selection.allLabel,
                state: all,
                disabled: rows.length === 0,
                onToggle: () => toggleAll(all !== true),
              }
            }
            announceWidth={p.announceWidth}
            announceMove={p.announceMove}
            onAnnounce={setMessage}
            onMark={setMark}
          />
          {p.error === undefined && (
            <tbody
              ref={body}
              {...nativeRole.group}
              className={tableClass.body}
              style={{ height: rows.length * rowHeight }}
              onKeyDown={onKeyDown}
              onClick={onClick}
              onFocus={focus.onFocus}
              onBlur={focus.onBlur}
              onPointerOver={cut.onPointerOver}
            >
              {slots.map((slot) => {
                const index = slot.index
                const row = rows[index]!
                const key = rowKey(row)
                return (
                  <BodyRow
                    key={slot.key}
                    row={row}
                    rowKey={key}
                    index={index}
                    ariaIndex={index + 2 + (p.rowOffset ?? 0)}
                    top={index * rowHeight}
                    columns={shown}
                    pins={pins}
                    cellClasses={selected?.has(key) || key === p.openKey ? chosen : plain}
                    cellRole={cellRole}
                    selected={selected?.has(key)}
                    selectLabel={selection?.label}
                    open={key === p.openKey}
                    opens={onRowOpen !== undefined}
                    tabStop={index === focus.tabStop}
                    aria={tree?.rowAria}
                  />
                )
              })}
            </tbody>
          )}
        </table>
        {mark !== undefined && (
          <div
            aria-hidden="true"
            data-slot="data-table-drop"
            className="pointer-events-none absolute inset-y-0 left-0 z-popover w-0.5 bg-accent-solid"
            style={{ transform: `translateX(${mark}px)` }}
          />
        )}
      </div>
      {first && p.error === undefined && <SkeletonRows height={rowHeight} />}
      {p.error !== undefined && <div className="sticky start-0">{p.error}</div>}
      {!p.loading && p.error === undefined && rows.length === 0 && <div className="sticky start-0">{p.empty}</div>}
      <LiveRegion message={message} />
    </div>
  )
}

const tableRole = { role: 'table' } as const
const treeRole = { role: 'treegrid' } as const
const manyChosen = { 'aria-multiselectable': true } as const
const noState: ColumnState = {}
const noSort: readonly SortRule[] = []
const controls = 'a,button,input,label,select,textarea,[role=button]'

function SkeletonRows({ height }: { height: number }) {
  return Array.from({ length: 6 }, (_, row) => (
    <div
      // biome-ignore lint/suspicious/noArrayIndexKey: rows without identity
      key={row}
      data-slot="data-table-skeleton"
      className="sticky start-0 flex items-center gap-6 border-hairline border-b px-3"
      style={{ height }}
    >
      <Skeleton className="w-1/4" />
      <Skeleton className="w-1/3" />
      <Skeleton className="w-1/6" />
    </div>
  ))
}

function closestRow(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-index]') : null
}
