import { clsx } from 'clsx'
import { type ReactNode, useId, useRef } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Select, type SelectOption } from '../select/index.tsx'
import type { SliderLabels } from '../slider/index.tsx'
import { TextInput } from '../text-input/index.tsx'
import type { MatrixFieldLabels } from './labels.ts'
import { RowChoices } from './row-choices.tsx'
import { RowSlider } from './row-slider.tsx'

export type { MatrixFieldLabels } from './labels.ts'

/** A row or a column. */
export interface MatrixLine {
  id: string
  label: string
}

/** One answer per row; rows without one are absent. */
export type MatrixChoices = Readonly<Record<string, string>>
export type MatrixPoints = Readonly<Record<string, number>>
/** A text per row and column. */
export type MatrixCells = Readonly<Record<string, Readonly<Record<string, string>>>>

interface MatrixShared extends ControlProps {
  rows: readonly MatrixLine[]
  onBlur?: (() => void) | undefined
  labels?: Partial<MatrixFieldLabels> | undefined
  /** Rows with an error, marked. */
  invalidRows?: readonly string[] | undefined
  size?: Size | undefined
}

export type MatrixFieldProps = MatrixShared &
  (
    | { kind: 'radio'; columns: readonly MatrixLine[]; value: MatrixChoices; onChange: (value: MatrixChoices) => void }
    | {
        kind: 'scale'
        /** Whole points from `min` to `max`. */
        min: number
        max: number
        /** What the ends mean. */
        startLabel?: string | undefined
        endLabel?: string | undefined
        value: MatrixPoints
        onChange: (value: MatrixPoints) => void
      }
    | {
        /** A number per row from a stretch, with a number field beside it. */
        kind: 'slider'
        min: number
        max: number
        /** @default 1 */
        step?: number | undefined
        unit?: ReactNode
        /** What the ends mean. */
        startLabel?: string | undefined
        endLabel?: string | undefined
        /** Of the sliders. */
        sliderLabels?: Partial<SliderLabels> | undefined
        value: MatrixPoints
        onChange: (value: MatrixPoints) => void
      }
    | {
        kind: 'dropdown'
        columns: readonly MatrixLine[]
        options: readonly SelectOption[]
        /** Ids of options. */
        value: MatrixCells
        onChange: (value: MatrixCells) => void
      }
    | { kind: 'input'; columns: readonly MatrixLine[]; value: MatrixCells; onChange: (value: MatrixCells) => void }
  )

/**
 * The same question of several things: a table where there is room (640 px of its own width, not the screen's), a card
 * per row below; the same elements, so that focus and answers stay when a phone is turned.
 *
 * Do: stay near seven rows and five columns.
 * Don't: ask for everything at once that could be asked one by one.
 * Keys: the browser's: arrows within a row of radio buttons, Tab from row to row and cell to cell; on a slider arrows by
 * `step`, Page up and down by ten steps, Home and End.
 * ARIA: a table with headers; each row of radio buttons is a radiogroup named by the row; a field in a cell is named by
 * row and column, a slider and its number field by the row.
 */
export function MatrixField(props: Controllable<MatrixFieldProps>) {
  const root = useRef<HTMLDivElement>(null)
  const p = useControllable<MatrixFieldProps>(props, {}, { anchor: root })
  const labels = useLabels('matrix-field', p.labels)
  const ownId = useId()
  const columns = columnsOf(p)
  const fixed = p.disabled || p.readOnly
  const canClear = !p.required && !fixed && Object.keys(p.value).length > 0
  const choices = p.kind === 'radio' || p.kind === 'scale'

  return (
    <div ref={root} data-slot="matrix-field" className={clsx('@container min-w-0', p.className)}>
      {p.kind === 'scale' && (p.startLabel !== undefined || p.endLabel !== undefined) && (
        <div
          data-slot="matrix-field-ends"
          className="wrap-anywhere mb-1 flex justify-between gap-4 text-muted text-sm @min-[640px]:ps-[33.333%]"
        >
          <span>{p.startLabel}</span>
          <span className="text-end">{p.endLabel}</span>
        </div>
      )}
      <table
        id={p.id}
        aria-label={p.label}
        aria-labelledby={p.labelledBy}
        aria-describedby={p.describedBy}
        className="block w-full table-fixed border-collapse @min-[640px]:table"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
        }}
      >
        {/* Sliders have no columns: a table of two, whose second heads itself by its ends. */}
        <thead className={clsx('hidden', p.kind !== 'slider' && '@min-[640px]:table-header-group')}>
          <tr>
            <td className="w-1/3" />
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                className={clsx(
                  'wrap-anywhere px-1 pb-2 align-bottom font-normal tabular-nums',
                  choices ? 'text-center' : 'text-start',
                )}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 @min-[640px]:table-row-group">
          {p.rows.map((row) => {
            const rowId = `${ownId}-${row.id}`
            const invalid = p.invalidRows?.includes(row.id) ?? false
            return (
              <tr
                key={row.id}
                data-slot="matrix-field-row"
                className={clsx(
                  'block rounded-lg border bg-paper p-3 @min-[640px]:table-row @min-[640px]:rounded-none @min-[640px]:border-x-0 @min-[640px]:bg-transparent',
                  invalid ? 'border-danger-solid' : 'border-hairline',
                )}
              >
                <th
                  id={rowId}
                  scope="row"
                  className="wrap-anywhere block pb-2 text-start font-semibold @min-[640px]:table-cell @min-[640px]:py-2 @min-[640px]:pe-3 @min-[640px]:font-normal"
                >
                  {row.label}
                </th>
                {p.kind === 'slider' ? (
                  <td className="block p-0 @min-[640px]:table-cell @min-[640px]:py-2">
                    <RowSlider
                      row={row.label}
                      labelledBy={rowId}
                      labels={p.sliderLabels}
                      name={p.name && `${p.name}-${row.id}`}
                      value={p.value[row.id]}
                      onChange={(point) => setPoint(p, row.id, point)}
                      min={p.min}
                      max={p.max}
                      step={p.step}
                      unit={p.unit}
                      startLabel={p.startLabel}
                      endLabel={p.endLabel}
                      disabled={p.disabled ?? false}
                      readOnly={p.readOnly ?? false}
                      required={p.required ?? false}
                      invalid={invalid || (p.invalid ?? false)}
                      size={p.size}
                    />
                  </td>
                ) : choices ? (
                  <td colSpan={columns.length} className="block p-0 @min-[640px]:table-cell">
                    <RowChoices
                      labelledBy={rowId}
                      name={p.name === undefined ? rowId : `${p.name}-${row.id}`}
                      columns={columns}
                      points={p.kind === 'scale'}
                      chosen={chosenIn(p, row.id)}
                      onChoose={(id) => choose(p, row.id, id)}
                      disabled={p.disabled ?? false}
                      readOnly={p.readOnly ?? false}
                      required={p.required ?? false}
                      invalid={invalid || (p.invalid ?? false)}
                    />
                  </td>
                ) : (
                  columns.map((column) => (
                    <td key={column.id} className="block py-1 @min-[640px]:table-cell @min-[640px]:p-1">
                      {/* The head is out of sight in cards; the field's own name holds both. */}
                      <span aria-hidden="true" className="mb-1 block text-muted text-sm @min-[640px]:hidden">
                        {column.label}
                      </span>
                      <MatrixCell
                        field={p}
                        choose={labels.choose}
                        row={row}
                        column={column}
                        invalid={invalid || (p.invalid ?? false)}
                      />
                    </td>
                  ))
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
      {canClear && (
        <Button size="small" variant="ghost" className="-ms-3 mt-2" onClick={() => p.onChange({})}>
          {labels.clear}
        </Button>
      )}
    </div>
  )
}

function MatrixCell({
  field,
  choose,
  row,
  column,
  invalid,
}: {
  field: MatrixFieldProps
  choose: string
  row: MatrixLine
  column: MatrixLine
  invalid: boolean
}) {
  if (field.kind !== 'dropdown' && field.kind !== 'input') return null
  const { value, onChange } = field
  const set = (text: string | undefined) => {
    const { [column.id]: _old, ...others } = value[row.id] ?? {}
    const cells = text === undefined || text === '' ? others : { ...others, [column.id]: text }
    const { [row.id]: _row, ...rest } = value
    onChange(Object.keys(cells).length === 0 ? rest : { ...rest, [row.id]: cells })
  }
  const shared = {
    label: `${row.label}, ${column.label}`,
    disabled: field.disabled,
    readOnly: field.readOnly,
    required: field.required,
    invalid,
    size: field.size,
  }
  const text = value[row.id]?.[column.id]
  return field.kind === 'dropdown' ? (
    <Select {...shared} options={field.options} value={text} onChange={set} placeholder={choose} />
  ) : (
    <TextInput {...shared} value={text ?? ''} onChange={set} />
  )
}

function columnsOf(p: MatrixFieldProps): readonly MatrixLine[] {
  if (p.kind === 'slider') return []
  if (p.kind !== 'scale') return p.columns
  return Array.from({ length: Math.max(0, p.max - p.min + 1) }, (_, index) => {
    const point = String(p.min + index)
    return { id: point, label: point }
  })
}

function chosenIn(p: MatrixFieldProps, rowId: string): string | undefined {
  if (p.kind === 'radio') return p.value[rowId]
  return p.kind === 'scale' && p.value[rowId] !== undefined ? String(p.value[rowId]) : undefined
}

function choose(p: MatrixFieldProps, rowId: string, id: string) {
  if (p.kind === 'radio') p.onChange({ ...p.value, [rowId]: id })
  else if (p.kind === 'scale') p.onChange({ ...p.value, [rowId]: Number(id) })
}

function setPoint(p: Extract<MatrixFieldProps, { kind: 'slider' }>, rowId: string, point: number | undefined) {
  const { [rowId]: _old, ...rest } = p.value
  p.onChange(point === undefined ? rest : { ...rest, [rowId]: point })
}
