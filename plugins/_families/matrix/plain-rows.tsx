import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { fieldName, type Json } from '#sdk'
import { type RendererProps, useT, useText } from '#sdk/ui'
import { heldAt, type Line } from './lines.ts'
import { MatrixTable, roomAround, tableCell } from './matrix-table.tsx'
import { namedRows } from './named-rows.ts'

interface PlainRowsProps<Value extends Json>
  extends Pick<RendererProps<never>, 'question' | 'controlId' | 'labelId' | 'describedBy' | 'issues'> {
  readonly options: { readonly rows: readonly Line[]; readonly requireEveryRow: boolean }
  readonly value: Readonly<Record<string, Value>> | undefined
  readonly renderField: (field: {
    readonly name: string
    readonly labelledBy: string
    readonly value: Value | undefined
    readonly required: boolean
    readonly invalid: boolean
  }) => ReactNode
}

/** A native field for each row, where no script runs. */
export const PlainRows = <Value extends Json>({
  question,
  options,
  value,
  issues,
  renderField,
  ...p
}: PlainRowsProps<Value>) => {
  const t = useT()
  const text = useText()
  const isInvalid = (rowId: string) =>
    issues.some(({ path }) => (path?.length ? path[0] === rowId : heldAt(value, rowId) === undefined))
  return (
    <MatrixTable
      id={p.controlId}
      labelledBy={p.labelId}
      describedBy={p.describedBy}
      onBlur={nothing}
      rows={namedRows(options.rows, { text, t })}
      columns={[]}
      isInvalid={isInvalid}
      renderRow={({ id }, { rowId }) => (
        <td className={clsx(tableCell, roomAround)}>
          {renderField({
            name: fieldName(question.id, id),
            labelledBy: rowId,
            value: heldAt(value, id),
            required: question.required && options.requireEveryRow,
            invalid: isInvalid(id),
          })}
        </td>
      )}
    />
  )
}

const nothing = () => undefined
