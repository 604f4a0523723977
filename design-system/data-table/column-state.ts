import type { ColumnFacts, ColumnPin, ColumnState } from './column.ts'

export const maxColumnWidth = 800
const defaultWidth = 160
const defaultMinWidth = 64

/** A column where it stands now. */
export interface ArrangedColumn<Column extends ColumnFacts> {
  column: Column
  /** px */
  width: number
  minWidth: number
  pin: ColumnPin | undefined
  hidden: boolean
}

/**
 * Columns as the user arranged them: pinned to the start first, then free ones, then pinned to the end, hidden ones among
 * them. Ids nobody knows are ignored; columns the saved order does not know stand behind the one they are defined after.
 */
export function arrangeColumns<Column extends ColumnFacts>(
  columns: readonly Column[],
  state: ColumnState,
): ArrangedColumn<Column>[] {
  const arranged = orderedColumns(columns, state.order ?? []).map((column) => {
    const minWidth = column.minWidth ?? defaultMinWidth
    return {
      column,
      minWidth,
      width: clampWidth(own(state.widths, column.id) ?? column.width ?? defaultWidth, minWidth),
      pin: pinOf(own(state.pinned, column.id) ?? column.pin),
      hidden: column.hideable !== false && (own(state.hidden, column.id) ?? column.hiddenAtFirst ?? false),
    }
  })
  return (['start', undefined, 'end'] as const).flatMap((pin) => arranged.filter((each) => each.pin === pin))
}

/** Whether `moveColumn` by `by` places would change anything: columns move among those pinned to the same side. */
export function canMoveColumn(columns: readonly ColumnFacts[], state: ColumnState, id: string, by: number): boolean {
  const { group, from } = neighbours(columns, state, id)
  return from >= 0 && group[from + by] !== undefined
}

/** Moves a column by `by` places among those pinned to the same side, at most to the end of them. */
export function moveColumn(columns: readonly ColumnFacts[], state: ColumnState, id: string, by: number): ColumnState {
  const { all, group, from } = neighbours(columns, state, id)
  const to = Math.max(0, Math.min(group.length - 1, from + by))
  if (from < 0 || to === from) return state
  const rest = all.filter((each) => each !== id)
  const neighbour = group[to] ?? id
  rest.splice(rest.indexOf(neighbour) + (to > from ? 1 : 0), 0, id)
  return { ...state, order: withUnknown(rest, state.order ?? []) }
}

/** Shows or hides a column; one that may not be hidden stays. */
export function hideColumn(state: ColumnState, id: string, hidden: boolean): ColumnState {
  return { ...state, hidden: { ...state.hidden, [id]: hidden } }
}

export function pinColumn(state: ColumnState, id: string, pin: ColumnPin | 'none'): ColumnState {
  return { ...state, pinned: { ...state.pinned, [id]: pin } }
}

/** @param width px; kept between `minWidth` and 800 */
export function resizeColumn(state: ColumnState, id: string, width: number, minWidth = defaultMinWidth): ColumnState {
  return { ...state, widths: { ...state.widths, [id]: clampWidth(width, minWidth) } }
}

export function clampWidth(width: number, minWidth = defaultMinWidth): number {
  return Math.round(Math.min(maxColumnWidth, Math.max(minWidth, Number.isFinite(width) ? width : defaultWidth)))
}

/** Reads a state that was saved by who knows which version: anything of the wrong shape is left out. */
export function readColumnState(saved: unknown): ColumnState {
  const from = isRecord(saved) ? saved : {}
  const state: ColumnState = {}
  if (Array.isArray(from.order)) state.order = from.order.filter((id) => typeof id === 'string')
  if (isRecord(from.hidden)) state.hidden = pick(from.hidden, (value): value is boolean => typeof value === 'boolean')
  if (isRecord(from.widths)) state.widths = pick(from.widths, (value): value is number => typeof value === 'number')
  if (isRecord(from.pinned)) state.pinned = pick(from.pinned, isPin)
  return state
}

function neighbours(columns: readonly ColumnFacts[], state: ColumnState, id: string) {
  const arranged = arrangeColumns(columns, state)
  const self = arranged.find((each) => each.column.id === id)
  const group = arranged.filter((each) => self && each.pin === self.pin).map((each) => each.column.id)
  return { all: arranged.map((each) => each.column.id), group, from: group.indexOf(id) }
}

function orderedColumns<Column extends ColumnFacts>(columns: readonly Column[], order: readonly string[]): Column[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = [...new Set(order)].flatMap((id) => byId.get(id) ?? [])
  const placed = new Set(ordered)
  columns.forEach((column, index) => {
    if (placed.has(column)) return
    const before = columns[index - 1]
    ordered.splice(before ? ordered.indexOf(before) + 1 : 0, 0, column)
    placed.add(column)
  })
  return ordered
}

/** Puts ids that no column has back behind the id they followed, so that a column that returns finds its place. */
function withUnknown(known: readonly string[], before: readonly string[]): string[] {
  const order = [...known]
  before.forEach((id, index) => {
    if (order.includes(id)) return
    const previous = before[index - 1]
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

function pinOf(pin: ColumnPin | 'none' | undefined): ColumnPin | undefined {
  return pin === 'none' ? undefined : pin
}

function isPin(value: unknown): value is ColumnPin | 'none' {
  return value === 'start' || value === 'end' || value === 'none'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function pick<Value>(from: Record<string, unknown>, is: (value: unknown) => value is Value): Record<string, Value> {
  const kept: Record<string, Value> = {}
  for (const [id, value] of Object.entries(from)) if (is(value)) kept[id] = value
  return kept
}

/** Ids come from outside: one called "constructor" must not find what objects inherit. */
function own<Value>(values: Record<string, Value> | undefined, id: string): Value | undefined {
  return values && Object.hasOwn(values, id) ? values[id] : undefined
}
