import { clsx } from 'clsx'
import { type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'
import { ChoiceMark, choiceFocusClass } from '../_internal/choice-mark.tsx'
import { type ControlProps, joinIds } from '../_internal/control-props.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import type { TableSelectLabels } from './labels.ts'

export type { TableSelectLabels } from './labels.ts'

export interface TableSelectColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Numbers go to the end, with tabular figures. @default 'start' */
  align?: 'start' | 'end' | undefined
}

export interface TableSelectProps<Row> extends ControlProps {
  /** The first column names the row. */
  columns: readonly TableSelectColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Keys of the chosen rows; at most one unless `multiple`. */
  value: readonly string[]
  /** Chosen keys in the order of the rows. */
  onChange: (keys: string[]) => void
  onBlur?: (() => void) | undefined
  multiple?: boolean | undefined
  /** Fewest rows; with `multiple`. */
  min?: number | undefined
  /** Most rows; with `multiple`. One more is not taken, and why is told. */
  max?: number | undefined
  /** Why a row cannot be chosen; undefined when it can. Shown in the row. */
  disabledReason?: ((row: Row) => string | undefined) | undefined
  labels?: Partial<TableSelectLabels> | undefined
}

/**
 * One or several rows of a table: rooms with size and price, dates with free places. A real table where there is room,
 * a card per row below 640 px; the same elements, so focus and choice stay.
 *
 * Do: put what distinguishes the rows into few columns.
 * Don't: use it where a name alone is enough (ChoiceGroup), or for hundreds of rows (Combobox).
 * Keys: the browser's: arrows move and choose among radio buttons, Tab goes through checkboxes, Space toggles. A click
 * anywhere in a row chooses it.
 * ARIA: table with a native radio button or checkbox per row, named by the row's first cell; a group around it.
 */
export function TableSelect<Row>(props: Controllable<TableSelectProps<Row>>) {
  const root = useRef<HTMLFieldSetElement>(null)
  const p = useControllable<TableSelectProps<Row>>(props, [], { anchor: root })
  const labels = useLabels('table-select', p.labels)
  const ownName = useId()
  const statusId = useId()
  const [refused, setRefused] = useState(false)
  const kind = p.multiple ? 'checkbox' : 'radio'
  const chosen = new Set(p.value)
  const tooFew = p.multiple && p.min !== undefined && chosen.size > 0 && chosen.size < p.min

  const choose = (key: string) => {
    if (p.readOnly || p.disabled) return
    if (!p.multiple) return p.onChange([key])
    const next = new Set(chosen)
    if (!next.delete(key)) next.add(key)
    const over = p.max !== undefined && next.size > p.max && next.size > chosen.size
    setRefused(over)
    if (!over) p.onChange(p.rows.map(p.rowKey).filter((each) => next.has(each)))
  }
  const onRowClick = (event: MouseEvent, key: string) => {
    const inside = event.target instanceof Element && event.target.closest('a,button,input,label,select,textarea')
    if (!inside) choose(key)
  }

  return (
    <fieldset
      ref={root}
      id={p.id}
      data-slot="table-select"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={joinIds(p.describedBy, p.multiple && statusId)}
      className={clsx('@container min-w-0', p.className)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
      }}
    >
      <table
        aria-label={p.label}
        aria-labelledby={p.labelledBy}
        className="block w-full border-separate border-spacing-0 text-base @min-[640px]:table"
      >
        <thead className="hidden @min-[640px]:table-header-group">
          <tr>
            <td className="w-11 border-hairline border-b" />
            {p.columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'border-hairline border-b px-3 py-2 font-medium text-muted text-sm',
                  column.align === 'end' ? 'text-end' : 'text-start',
                )}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-2 @min-[640px]:table-row-group">
          {p.rows.map((row) => {
            const key = p.rowKey(row)
            const reason = p.disabledReason?.(row)
            const disabled = p.disabled || reason !== undefined
            const nameId = `${ownName}-${key}`
            const reasonId = reason === undefined ? undefined : `${nameId}-reason`
            return (
              <tr
                key={key}
                data-slot="table-select-row"
                data-checked={chosen.has(key) || undefined}
                className={clsx(
                  'relative block rounded-lg border py-2 ps-11 @min-[640px]:table-row @min-[640px]:rounded-none @min-[640px]:p-0 @min-[640px]:align-middle',
                  choiceFocusClass,
                  chosen.has(key) && !disabled ? 'border-accent-solid bg-accent-soft' : 'border-hairline bg-paper',
                  !chosen.has(key) && !disabled && 'hover:bg-subtle',
                  disabled && 'bg-subtle text-muted',
                )}
                onClick={(event) => !disabled && onRowClick(event, key)}
              >
                <td className="absolute start-3 top-2.5 @min-[640px]:static @min-[640px]:border-hairline @min-[640px]:border-b @min-[640px]:px-3">
                  <ChoiceMark
                    kind={kind}
                    name={p.name ?? ownName}
                    value={key}
                    checked={chosen.has(key)}
                    disabled={disabled}
                    invalid={p.invalid}
                    aria-labelledby={nameId}
                    aria-describedby={reasonId}
                    aria-invalid={kind === 'checkbox' ? p.invalid || undefined : undefined}
                    onChange={() => choose(key)}
                    // Small mark, full target; the control itself is on top, for it works before there are scripts.
                    className="isolate before:absolute before:-inset-2.5 before:-z-1 has-[:disabled]:cursor-not-allowed"
                  />
                </td>
                {p.columns.map((column, index) => {
                  const className = clsx(
                    'wrap-anywhere gap-3 py-0.5 pe-3 font-normal @min-[640px]:table-cell @min-[640px]:border-hairline @min-[640px]:border-b @min-[640px]:px-3 @min-[640px]:py-2.5',
                    column.align === 'end' ? 'tabular-nums @min-[640px]:text-end' : 'text-start',
                  )
                  return index === 0 ? (
                    <th key={column.id} scope="row" className={clsx(className, 'block text-start')}>
                      <span id={nameId}>{column.cell(row)}</span>
                      {reason !== undefined && (
                        <span id={reasonId} className="block text-muted text-sm">
                          {reason}
                        </span>
                      )}
                    </th>
                  ) : (
                    <td key={column.id} className={clsx(className, 'flex')}>
                      {/* The head is out of sight in cards: each value says what it is. */}
                      <span className="min-w-24 shrink-0 text-muted @min-[640px]:hidden">{column.header}</span>
                      {column.cell(row)}
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
      {p.rows.length === 0 && <p className="px-3 py-6 text-center text-muted">{labels.empty}</p>}
      {p.multiple && (
        <p
          id={statusId}
          role="status"
          className={clsx('mt-2 text-sm', refused || tooFew ? 'text-danger-text' : 'text-muted')}
        >
          {refused && p.max !== undefined
            ? labels.tooMany(p.max)
            : tooFew && p.min !== undefined
              ? labels.tooFew(p.min)
              : labels.chosen(chosen.size, p.max)}
        </p>
      )}
    </fieldset>
  )
}
