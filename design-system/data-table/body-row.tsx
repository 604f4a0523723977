import { clsx } from 'clsx'
import { type CSSProperties, Fragment, memo } from 'react'
import { Checkbox } from '../checkbox/index.tsx'
import type { CellValue, DataColumn } from './column.ts'
import type { ArrangedColumn } from './column-state.ts'
import { pinClass, tableClass } from './data-table.variants.ts'
import { nativeRole } from './native-roles.ts'

/** ARIA of rows that form a tree. */
export interface RowAria {
  'aria-level': number
  'aria-posinset': number
  'aria-setsize': number
  'aria-expanded': boolean | undefined
}

interface BodyRowProps<Row> {
  row: Row
  rowKey: string
  index: number
  /** Of all rows, head included, from 1. */
  ariaIndex: number
  /** px */
  top: number
  columns: readonly ArrangedColumn<DataColumn<Row>>[]
  pins: readonly (CSSProperties | undefined)[]
  cellClasses: readonly string[]
  cellRole: 'cell' | 'gridcell'
  /** `undefined`: rows are not chosen here. */
  selected: boolean | undefined
  selectLabel: ((row: Row) => string) | undefined
  open: boolean
  marked: boolean
  opens: boolean
  tabStop: boolean
  aria: ((row: Row) => RowAria) | undefined
}

function Row<Row>(p: BodyRowProps<Row>) {
  const colour = p.selected || p.open || p.marked ? tableClass.chosen : tableClass.plain
  return (
    <tr
      {...nativeRole.row}
      data-slot="data-table-row"
      data-index={p.index}
      data-marked={p.marked || undefined}
      aria-rowindex={p.ariaIndex}
      aria-selected={p.selected}
      aria-current={p.open || undefined}
      {...p.aria?.(p.row)}
      tabIndex={p.tabStop ? 0 : -1}
      className={clsx(tableClass.row, colour, p.opens && tableClass.rowOpens)}
      style={{ transform: `translateY(${p.top}px)` }}
    >
      {p.selected !== undefined && (
        <td role={p.cellRole} data-select="" className={clsx(selectClass, colour)}>
          {/* The click is handled by the table's body: only it tells whether Shift was held. */}
          <Checkbox checked={p.selected} ariaLabel={p.selectLabel?.(p.row)} onChange={ignore} tabIndex={-1} />
        </td>
      )}
      {p.columns.map(({ column }, at) => {
        return (
          <td key={column.id} role={p.cellRole} className={p.cellClasses[at]} style={p.pins[at]}>
            {/* Rows keep their place while what is in them changes (sorting): state inside a cell must not stay behind. */}
            {column.cell ? (
              <Fragment key={p.rowKey}>{column.cell(p.row)}</Fragment>
            ) : (
              (column.text?.(p.row) ?? asText(column.value(p.row)))
            )}
          </td>
        )
      })}
    </tr>
  )
}

// memo() forgets type parameters; the component it returns takes the very same props.
export const BodyRow = memo(Row) as typeof Row

const selectClass = clsx(tableClass.select, pinClass.start)

function ignore() {}

function asText(value: CellValue): string {
  if (value === null || value === undefined) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}
