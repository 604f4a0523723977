import { clsx } from 'clsx'
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { directionOf } from '../_internal/use-text-direction.ts'
import { Checkbox } from '../checkbox/index.tsx'
import type { ColumnFacts, ColumnState } from './column.ts'
import { dragColumn, dragWidth } from './column-drag.ts'
import { type ArrangedColumn, arrangeColumns, moveColumn, resizeColumn } from './column-state.ts'
import { edgeClass, pinClass, tableClass } from './data-table.variants.ts'
import { HeadCell } from './head-cell.tsx'
import { nativeRole } from './native-roles.ts'
import { nextSort, type SortRule } from './sort.ts'

const widthStep = 16

export interface TableHeadProps {
  /** All columns, in the order they were defined. */
  columns: readonly ColumnFacts[]
  shown: readonly ArrangedColumn<ColumnFacts>[]
  pins: readonly (CSSProperties | undefined)[]
  sort: readonly SortRule[]
  onSort: ((sort: SortRule[]) => void) | undefined
  columnState: ColumnState
  onColumnState: ((state: ColumnState) => void) | undefined
  selectAll: { label: string; state: boolean | 'mixed'; disabled: boolean; onToggle: () => void } | undefined
  announceWidth: ((column: string, px: number) => string) | undefined
  announceMove: ((column: string, position: number, count: number) => string) | undefined
  onAnnounce: (message: string) => void
  /** Where a dragged column would go: px from the table's left edge. */
  onMark: (x: number | undefined) => void
}

/**
 * The head row: one tab stop. Keys: arrows, Home and End walk; Enter or Space sorts, with Shift as a further rule; Shift
 * with an arrow changes the width, Ctrl with Shift and an arrow moves the column.
 */
export function TableHead(p: TableHeadProps) {
  const row = useRef<HTMLTableRowElement>(null)
  const [stop, setStop] = useState(0)
  const moved = useRef<string>(undefined)
  const tabStop = Math.min(stop, p.shown.length - 1)

  const resize = (index: number, px: number) => {
    const { column, minWidth } = p.shown[index]!
    const next = resizeColumn(p.columnState, column.id, px, minWidth)
    p.onColumnState?.(next)
    p.onAnnounce(p.announceWidth?.(column.header, next.widths?.[column.id] ?? px) ?? '')
  }
  const move = (index: number, by: number) => {
    const self = p.shown[index]?.column.id
    const neighbour = p.shown[Math.max(0, Math.min(p.shown.length - 1, index + by))]?.column
    if (self === undefined || !neighbour) return
    // Hidden columns between the two count as places too.
    const all = arrangeColumns(p.columns, p.columnState).map((each) => each.column.id)
    const next = moveColumn(p.columns, p.columnState, self, all.indexOf(neighbour.id) - all.indexOf(self))
    if (next === p.columnState) return
    moved.current = self
    p.onColumnState?.(next)
    const visible = arrangeColumns(p.columns, next).filter((each) => !each.hidden)
    const place = visible.findIndex((each) => each.column.id === self)
    p.onAnnounce(p.announceMove?.(p.shown[index]?.column.header ?? '', place + 1, visible.length) ?? '')
  }
  const sortBy = (index: number, add: boolean) => {
    const column = p.shown[index]?.column
    if (column?.sortable && p.onSort) p.onSort(nextSort(p.sort, column.id, add))
  }
  const heads = () => [...(row.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])]
  const focus = (index: number) => {
    setStop(index)
    const label = heads()[index]?.querySelector<HTMLElement>('[data-head]')
    label?.focus()
    label?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }

  // React moves the head's element to its new place, and a moved element loses focus.
  useLayoutEffect(() => {
    const index = p.shown.findIndex((each) => each.column.id === moved.current)
    moved.current = undefined
    if (index >= 0) focus(index)
  })

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const index = columnOf(event)
    if (index < 0) return
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const by = event.key === forward ? 1 : event.key === 'ArrowRight' || event.key === 'ArrowLeft' ? -1 : 0
    if (by !== 0 && event.shiftKey) {
      if (!p.onColumnState) return
      if (event.ctrlKey || event.metaKey) move(index, by)
      else resize(index, (p.shown[index]?.width ?? 0) + by * widthStep)
    } else if (by !== 0) focus(Math.max(0, Math.min(p.shown.length - 1, index + by)))
    else if (event.key === 'Home') focus(0)
    else if (event.key === 'End') focus(p.shown.length - 1)
    else return
    event.preventDefault()
  }

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const index = columnOf(event)
    const head = heads()[index]
    const table = row.current?.closest('table')
    const arranged = p.shown[index]
    if (event.button !== 0 || !p.onColumnState || !head || !table || !arranged) return
    const dragged = { head, table, index }
    if (event.target instanceof Element && event.target.closest('[data-resize]')) {
      event.preventDefault()
      dragWidth(event.nativeEvent, { ...dragged, ...arranged }, (px) => resize(index, px))
    } else if (event.pointerType !== 'touch') {
      // A finger on the head scrolls; it moves columns by the buttons of the column settings.
      dragColumn(event.nativeEvent, dragged, heads(), p.onMark, (by) => move(index, by))
    }
  }

  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) sortBy(columnOf(event), event.shiftKey)
  }
  const onFocus = (event: { target: EventTarget }) => {
    const index = columnOf(event)
    if (index >= 0) setStop(index)
  }

  return (
    <thead {...nativeRole.group} className={tableClass.head}>
      <tr
        ref={row}
        {...nativeRole.row}
        aria-rowindex={1}
        className={tableClass.headRow}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onClick={onClick}
        onFocus={onFocus}
      >
        {p.selectAll && (
          <th
            {...nativeRole.head}
            scope="col"
            className={clsx(tableClass.select, tableClass.headPinned, pinClass.start)}
          >
            <Checkbox
              checked={p.selectAll.state}
              ariaLabel={p.selectAll.label}
              disabled={p.selectAll.disabled}
              onChange={p.selectAll.onToggle}
            />
          </th>
        )}
        {p.shown.map((arranged, index) => (
          <HeadCell
            key={arranged.column.id}
            arranged={arranged}
            index={index}
            pin={p.pins[index]}
            edge={edgeClass(p.shown, index)}
            rule={p.sort.find((rule) => rule.id === arranged.column.id)}
            sortable={Boolean(arranged.column.sortable && p.onSort)}
            resizable={p.onColumnState !== undefined}
            tabStop={index === tabStop}
            shortcuts={p.onColumnState && columnShortcuts}
          />
        ))}
      </tr>
    </thead>
  )
}

const columnShortcuts = 'Shift+ArrowLeft Shift+ArrowRight Control+Shift+ArrowLeft Control+Shift+ArrowRight'

function columnOf(event: { target: EventTarget }): number {
  const cell = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-column]') : null
  return Number(cell?.dataset.column ?? -1)
}
