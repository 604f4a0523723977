import { clsx } from 'clsx'
import { Button } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import type matrixSelect from './definition.ts'
import { chosenIn, columnLabel, rowLabel } from './parts/matrix.ts'
import { RowChoices } from './parts/row-choices.tsx'

export default defineRenderer<typeof matrixSelect>(MatrixSelectRenderer, { label: 'group' })

/** A table where there is room (640 px), else a card per row; the same elements, so that focus and answers stay. */
function MatrixSelectRenderer({ question, options, value, ...p }: RendererProps<typeof matrixSelect>) {
  const { rows, multiple, requireEveryRow } = options
  const t = useT()
  const text = useText()
  const columns = options.columns.map((column, index) => ({
    id: column.id,
    label: columnLabel(column, index, { text, t }),
  }))
  const canClear = !multiple && !question.required && !p.readOnly && value !== undefined

  const choose = (rowId: string, chosen: readonly string[]) => {
    const next: Record<string, string[]> = {}
    for (const { id } of rows) {
      const ids = id === rowId ? chosen : chosenIn(value, id)
      if (ids.length > 0) next[id] = [...ids]
    }
    p.onChange(Object.keys(next).length === 0 ? undefined : next)
  }
  const isInvalid = (rowId: string) =>
    p.issues.some(({ path }) => (path?.length ? path[0] === rowId : chosenIn(value, rowId).length === 0))

  return (
    <div className="@container">
      <table
        id={p.controlId}
        aria-labelledby={p.labelId}
        aria-describedby={p.describedBy}
        className="block w-full table-fixed border-collapse @min-[640px]:table"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur()
        }}
      >
        <thead className="hidden @min-[640px]:table-header-group">
          <tr>
            <td className="w-1/3" />
            {columns.map(({ id, label }) => (
              <th
                key={id}
                scope="col"
                className="wrap-anywhere px-1 pb-2 text-center align-bottom font-normal text-base"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="flex flex-col gap-3 @min-[640px]:table-row-group">
          {rows.map((row, index) => {
            const rowId = `${p.controlId}-${row.id}`
            return (
              <tr
                key={row.id}
                className={clsx(
                  'block rounded-lg border p-3 @min-[640px]:table-row @min-[640px]:rounded-none @min-[640px]:border-x-0',
                  isInvalid(row.id) ? 'border-danger-solid' : 'border-hairline',
                )}
              >
                <th
                  id={rowId}
                  scope="row"
                  className="wrap-anywhere block pb-2 text-start font-semibold @min-[640px]:table-cell @min-[640px]:py-2 @min-[640px]:pe-3 @min-[640px]:font-normal"
                >
                  {rowLabel(row, index, { text, t })}
                </th>
                <td colSpan={columns.length} className="block p-0 @min-[640px]:table-cell">
                  <RowChoices
                    labelledBy={rowId}
                    name={rowId}
                    multiple={multiple}
                    columns={columns}
                    chosen={chosenIn(value, row.id)}
                    onChoose={(chosen) => choose(row.id, chosen)}
                    readOnly={p.readOnly}
                    required={question.required && requireEveryRow}
                    invalid={isInvalid(row.id)}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {canClear && (
        <Button size="small" variant="ghost" className="mt-2" onClick={() => p.onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
    </div>
  )
}
