import { type KeyboardEvent, useMemo } from 'react'
import { ChevronDownGlyph } from '../_internal/glyphs.tsx'
import { directionOf } from '../_internal/use-text-direction.ts'
import type { RowAria } from '../data-table/body-row.tsx'
import type { DataColumn } from '../data-table/column.ts'
import { RowTable } from '../data-table/row-table.tsx'
import type { RowTableProps } from '../data-table/row-table-props.ts'
import { flattenTree, type TreeTableRow } from './flatten-tree.ts'

export interface TreeTableProps<Row>
  extends Omit<RowTableProps<Row>, 'rows' | 'totalRows' | 'rowOffset' | 'sort' | 'onSort'> {
  /** The topmost rows. Order is the caller's: rows are sorted among their siblings. */
  rows: readonly Row[]
  childrenOf: (row: Row) => readonly Row[] | undefined
  /** A row has children that are not loaded yet: load them when `onExpanded` names it. */
  hasChildren?: ((row: Row) => boolean) | undefined
  /** Keys of open rows. */
  expanded: ReadonlySet<string>
  onExpanded: (expanded: Set<string>) => void
  /** Accessible name of the button that opens and closes a row: "Below Sales". */
  toggleLabel: (row: Row) => string
  /** Column that shows the depth. @default the first one */
  treeColumn?: string | undefined
}

/**
 * Rows below rows: menus, departments. What the data table does, but sorting: columns move, resize, pin and hide, rows
 * are chosen, long trees are drawn only where one looks.
 *
 * Do: open the first level and remember what people opened.
 * Don't: put actions of a row only on hover.
 * Keys in rows, besides those of the data table: right opens a row, or goes to its first child; left closes it, or goes
 * to its parent (mirrored right to left).
 * ARIA: treegrid with focus on rows, https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/.
 */
export function TreeTable<Row>({
  rows,
  rowKey,
  childrenOf,
  hasChildren,
  expanded,
  onExpanded,
  toggleLabel,
  columns,
  treeColumn,
  selection,
  onRowOpen,
  ...rest
}: TreeTableProps<Row>) {
  const flat = useMemo(
    () => flattenTree(rows, { rowKey, childrenOf, hasChildren, expanded }),
    [rows, rowKey, childrenOf, hasChildren, expanded],
  )
  const toggle = (key: string, open: boolean) => {
    const next = new Set(expanded)
    open ? next.add(key) : next.delete(key)
    onExpanded(next)
  }
  const depthColumn = treeColumn ?? columns[0]?.id
  const treeColumns = columns.map((column): DataColumn<TreeTableRow<Row>> => {
    const inner = lift(column)
    if (column.id !== depthColumn) return inner
    return {
      ...inner,
      hideable: false,
      cell: (entry) => (
        <DepthCell
          entry={entry}
          column={column}
          label={toggleLabel(entry.row)}
          onToggle={(open) => toggle(entry.key, open)}
        />
      ),
    }
  })

  /** Where left and right go from a row; true when they opened or closed it. */
  const onRowKey = (event: KeyboardEvent, entry: TreeTableRow<Row>, index: number): number | boolean => {
    const forward = directionOf(event.currentTarget) === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return false
    if (event.key === forward) {
      if (entry.expanded === undefined) return false
      if (entry.expanded) return flat[index + 1]?.parent === entry.key ? index + 1 : true
      toggle(entry.key, true)
      return true
    }
    if (entry.expanded) {
      toggle(entry.key, false)
      return true
    }
    // At the top there is nowhere to go: the key scrolls the table.
    return entry.parent === undefined ? false : flat.findIndex((each) => each.key === entry.parent)
  }

  return (
    <RowTable<TreeTableRow<Row>>
      {...rest}
      columns={treeColumns}
      rows={flat}
      rowKey={keyOf}
      selection={selection && { ...selection, label: (entry) => selection.label(entry.row) }}
      onRowOpen={onRowOpen && ((entry) => onRowOpen(entry.row))}
      tree={{ rowAria, onRowKey }}
    />
  )
}

function keyOf(entry: TreeTableRow<unknown>): string {
  return entry.key
}

function rowAria(entry: TreeTableRow<unknown>): RowAria {
  return {
    'aria-level': entry.level,
    'aria-posinset': entry.position,
    'aria-setsize': entry.siblings,
    'aria-expanded': entry.expanded,
  }
}

/** A column of rows as a column of rows in their place. */
function lift<Row>({ value, text, cell, ...column }: DataColumn<Row>): DataColumn<TreeTableRow<Row>> {
  return {
    ...column,
    sortable: false,
    value: (entry) => value(entry.row),
    text: text && ((entry) => text(entry.row)),
    cell: cell && ((entry) => cell(entry.row)),
  }
}

function DepthCell<Row>({
  entry,
  column,
  label,
  onToggle,
}: {
  entry: TreeTableRow<Row>
  column: DataColumn<Row>
  label: string
  onToggle: (open: boolean) => void
}) {
  const content = column.cell?.(entry.row) ?? column.text?.(entry.row) ?? String(column.value(entry.row) ?? '')
  return (
    <span
      className="flex min-w-0 flex-1 items-center gap-1"
      style={{ paddingInlineStart: `calc(${entry.level - 1} * var(--ds-space-6))` }}
    >
      {entry.expanded === undefined ? (
        <span className="w-6 shrink-0" />
      ) : (
        // Not a tab stop: by keyboard the row itself opens. Screen readers on phones have no arrow keys and need a button.
        <button
          type="button"
          tabIndex={-1}
          data-slot="tree-table-toggle"
          aria-label={label}
          aria-expanded={entry.expanded}
          className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:size-9"
          onClick={() => onToggle(!entry.expanded)}
        >
          <ChevronDownGlyph className={entry.expanded ? 'size-4' : 'size-4 -rotate-90 rtl:rotate-90'} />
        </button>
      )}
      <span className="min-w-0 truncate">{content}</span>
    </span>
  )
}
