import { arrangeColumns, type ColumnState, type DataColumn } from '#ds/data-table'

/** A column of a list that leaves columns out rather than lying under its buttons. */
export interface ListColumn<Row> extends DataColumn<Row> {
  /** Where there is no room for all, the column with the lowest goes first; of equals the last one. @default 0 */
  readonly keeps?: number | undefined
}

/**
 * The columns there is room for; the others are hidden until the user shows them. What a user has shown or widened stays as
 * they want it. Before the least important column goes, the one that names the row gives of its width.
 * @param room for all columns, in px
 */
export const fittingColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  state: ColumnState,
  room: number,
): readonly ListColumn<Row>[] => {
  const shown = arrangeColumns(columns, state).filter(({ hidden }) => !hidden)
  const over = shown.reduce((sum, { width }) => sum + width, 0) - room
  if (over <= 0) return columns
  const name = shown.find(({ column, pin }) => column.hideable === false && pin === undefined)
  const canGive = name === undefined || isOwn(state.widths, name.column.id) ? 0 : name.width - narrowest(name)
  const leaving = shown
    .filter(({ column }) => column.hideable !== false && !isOwn(state.hidden, column.id))
    .reduce<(typeof shown)[number] | undefined>(
      (least, each) => (least && keepsOf(least.column) < keepsOf(each.column) ? least : each),
      undefined,
    )
  if (over > canGive && leaving) {
    const rest = columns.map((column) => (column === leaving.column ? { ...column, hiddenAtFirst: true } : column))
    return fittingColumns(rest, state, room)
  }
  return columns.map((column) =>
    column === name?.column ? { ...column, width: name.width - Math.min(over, canGive) } : column,
  )
}

/** A name must still be told from others, in px. */
const readable = 180

const narrowest = ({ width, minWidth }: { width: number; minWidth: number }) =>
  Math.min(width, Math.max(readable, minWidth))
const keepsOf = ({ keeps = 0 }: { readonly keeps?: number | undefined }) => keeps
const isOwn = (choices: object | undefined, id: string) => choices !== undefined && Object.hasOwn(choices, id)
