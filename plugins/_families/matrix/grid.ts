// A value per cell: what fields and drop-downs in rows and columns have in common.
import { type Address, type FormatContext, type Issue, type Labelled, noIssues, type PreparedCheck } from '#sdk'
import { isRecordOf } from './is-record-of.ts'
import { heldAt, type Line, maxColumns, maxRows, type NamedLine, type Words } from './lines.ts'
import { namedColumns } from './named-columns.ts'
import { namedRows } from './named-rows.ts'

/** What stands in each cell, by row and column; nothing where it was left empty. */
export type Grid<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** What an answer that is given at all must hold. */
export const demands = ['none', 'everyRow', 'everyCell'] as const
export type Demand = (typeof demands)[number]

export interface GridOptions<Column extends Line = Line> {
  readonly rows: readonly Line[]
  readonly columns: readonly Column[]
  readonly demand: Demand
}

interface Cell<Column extends Line = Line> {
  readonly row: NamedLine
  readonly column: Column
  readonly columnLabel: string
  /** Of both ids, as an address. */
  readonly id: string
  /** Row and column in words. */
  readonly label: string
}

/** The cells row by row. */
export const cellsOf = <Column extends Line>(
  { rows, columns }: Pick<GridOptions<Column>, 'rows' | 'columns'>,
  context: Words,
): readonly Cell<Column>[] => {
  const labels = namedColumns(columns, context)
  return namedRows(rows, context).flatMap((row) =>
    columns.map((column, index) => {
      const columnLabel = labels[index]?.label ?? ''
      return {
        row,
        column,
        columnLabel,
        id: cellId(row.id, column.id),
        label: context.t('cell', { row: row.label, column: columnLabel }),
      }
    }),
  )
}

export const cellId = (rowId: string, columnId: string): string => `${rowId}.${columnId}`

export const valueAt = <Value>(grid: Grid<Value> | undefined, rowId: string, columnId: string): Value | undefined =>
  heldAt(heldAt(grid, rowId), columnId)

/** The same by the id of the cell. */
export const valueAtCell = <Value>(grid: Grid<Value>, id: string): Value | undefined => {
  const [rowId = '', columnId = '', ...more] = id.split('.')
  return more.length === 0 ? valueAt(grid, rowId, columnId) : undefined
}

/** The answer with another value in a cell, in the order of rows and columns; undefined when none is left. */
export const withValue = <Value>(
  grid: Grid<Value> | undefined,
  { rows, columns }: Pick<GridOptions, 'rows' | 'columns'>,
  at: { readonly row: string; readonly column: string },
  value: Value | undefined,
): Record<string, Record<string, Value>> | undefined => {
  const next: Record<string, Record<string, Value>> = {}
  for (const row of rows) {
    const held: Record<string, Value> = {}
    for (const column of columns) {
      const kept = row.id === at.row && column.id === at.column ? value : valueAt(grid, row.id, column.id)
      if (kept !== undefined) held[column.id] = kept
    }
    if (Object.keys(held).length > 0) next[row.id] = held
  }
  return Object.keys(next).length === 0 ? undefined : next
}

export const isGridOf = <Value>(isValue: (value: unknown) => value is Value) =>
  isRecordOf(isRecordOf(isValue, maxColumns), maxRows)

/** @param isBlank a value that counts as left empty */
export const isEmptyGrid =
  <Value>(isBlank: (value: Value) => boolean) =>
  (grid: Grid<Value>): boolean =>
    Object.values(grid).every((row) => Object.values(row).every(isBlank))

/**
 * The check of answers that hold a value per cell: cells that exist, values that fit their column, and what the author
 * demands of rows and cells.
 */
export const prepareGrid = <Value, Column extends Line>(
  { typeId, rows, columns, demand }: GridOptions<Column> & { readonly typeId: string },
  { fits, isBlank }: { fits: (column: Column) => (value: Value) => boolean; isBlank: (value: Value) => boolean },
): PreparedCheck<Grid<Value>> => {
  const rowIds = new Set(rows.map(({ id }) => id))
  const judges = new Map(columns.map((column) => [column.id, fits(column)]))
  const unavailable: readonly Issue[] = [{ code: `${typeId}.unavailable` }]
  const everyRow = rows.map(({ id }) => ({ row: id, issue: { code: `${typeId}.everyRow`, path: [id] } }))
  const everyCell = rows.flatMap((row) =>
    columns.map((column) => ({
      row: row.id,
      column: column.id,
      issue: { code: `${typeId}.everyCell`, path: [row.id, column.id] },
    })),
  )
  return (grid) => {
    for (const rowId of Object.keys(grid)) {
      if (!rowIds.has(rowId)) return unavailable
      const row = grid[rowId] ?? {}
      for (const columnId of Object.keys(row)) {
        const judge = judges.get(columnId)
        if (!judge?.(row[columnId] as Value)) return unavailable
      }
    }
    if (demand === 'none') return noIssues
    const isLeft = (rowId: string, columnId: string) => {
      const value = valueAt(grid, rowId, columnId)
      return value === undefined || isBlank(value)
    }
    const left =
      demand === 'everyCell'
        ? everyCell.filter(({ row, column }) => isLeft(row, column))
        : everyRow.filter(({ row }) => columns.every(({ id }) => isLeft(row, id)))
    return left.length === 0 ? noIssues : left.map(({ issue }) => issue)
  }
}

/** Row by row, the filled cells of each with their columns. @param write '' for what counts as left empty */
export const gridText = <Value, Column extends Line>(
  grid: Grid<Value>,
  { rows, columns }: Pick<GridOptions<Column>, 'rows' | 'columns'>,
  context: FormatContext,
  write: (value: Value, column: Column) => string,
): string => {
  const labels = namedColumns(columns, context)
  return namedRows(rows, context)
    .flatMap((row) => {
      const written = columns.flatMap((column, index) => {
        const value = valueAt(grid, row.id, column.id)
        const said = value === undefined ? '' : write(value, column)
        return said === '' ? [] : [`${labels[index]?.label} ${said}`]
      })
      return written.length === 0
        ? []
        : [context.t('rowWithChoice', { row: row.label, chosen: written.join(context.t('separator')) })]
    })
    .join(context.t('rowSeparator'))
}

export const gridHeaders = (
  options: Pick<GridOptions, 'rows' | 'columns'>,
  context: FormatContext,
): readonly string[] => cellsOf(options, context).map(({ label }) => label)

/** Cells as parts of statistics. */
export const gridParts = (
  options: Pick<GridOptions, 'rows' | 'columns'>,
  context: FormatContext,
): readonly Labelled[] => cellsOf(options, context).map(({ id, label }) => ({ id, label }))

/** Where the value of a cell stands in the stored answer. */
export const placeOf = (rowId: string, columnId: string): NonNullable<Address['place']> => ({ path: [rowId, columnId] })
