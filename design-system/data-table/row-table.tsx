import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react'
import { useFixedRowWindow } from '../_internal/use-fixed-row-window.ts'
import { LiveRegion } from '../live-region/index.tsx'
import { Skeleton } from '../skeleton/index.tsx'
import { BodyRow, type RowAria } from './body-row.tsx'
import type { ColumnState } from './column.ts'
import { pinStyles, type Style, tableStyle } from './column-layout.ts'
import { arrangeColumns } from './column-state.ts'
import { cellClasses, tableClass } from './data-table.variants.ts'
import { useRowHeight } from './density.ts'
import { nativeRole } from './native-roles.ts'
import { rowTarget } from './row-keys.ts'
import type { RowTableProps } from './row-table-props.ts'
import type { SortRule } from './sort.ts'
import { TableHead } from './table-head.tsx'
import { rowIndex, useActiveRow } from './use-active-row.ts'
import { useCutText } from './use-cut-text.ts'
import { usePinning } from './use-pinning.ts'
import { useRowSelection } from './use-row-selection.ts'
import { useSlots } from './use-slots.ts'

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
  usePinning(scroller, table, selectable || shown.some((each) => each.pin !== undefined))
  const window = useFixedRowWindow(scroller, rows.length, rowHeight, rowHeight)
  const focus = useActiveRow(scroller, body, rows, rowHeight, window)
  const slots = useSlots(focus.drawn, focus.inside)
  const choice = useRowSelection(rows, rowKey, selection)

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = rowIndex(event.target)
    const row = rows[index]
    // Controls inside cells keep their keys.
    if (row === undefined || event.target !== closestRow(event.target)) return
    const byTree = tree?.onRowKey(event, row, index) ?? false
    const target = byTree === false ? rowTarget(event.key, index, rows.length, focus.page()) : byTree
    if (typeof target === 'number') {
      focus.moveTo(target)
      if (event.shiftKey) choice.extend(index, target)
      else choice.stopExtending()
    } else if (byTree === true) {
      // The tree has done it.
    } else if (event.key === ' ' && selection) choice.choose(index, !choice.isChosen(index), event.shiftKey)
    else if (event.key === 'Enter' && onRowOpen) onRowOpen(row)
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey) && selection) choice.chooseAll(true)
    else return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent<HTMLElement>) => {
    const index = rowIndex(event.target)
    const row = rows[index]
    if (row === undefined || !(event.target instanceof Element)) return
    if (event.target.closest('[data-select]')) {
      // A click beside the box, on its label, comes back as a click on the box.
      if (event.target instanceof HTMLInputElement) choice.choose(index, event.target.checked, event.shiftKey)
    } else if (onRowOpen && !event.target.closest(controls) && getSelection()?.isCollapsed !== false) onRowOpen(row)
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
                state: choice.all,
                disabled: rows.length === 0,
                onToggle: () => choice.chooseAll(choice.all !== true),
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
              style={{ height: Math.max(0, rows.length * rowHeight - 1) }}
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
                    cellClasses={selected?.has(key) || key === p.openKey || key === p.markedKey ? chosen : plain}
                    cellRole={cellRole}
                    selected={selected?.has(key)}
                    selectLabel={selection?.label}
                    open={key === p.openKey}
                    marked={key === p.markedKey}
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
