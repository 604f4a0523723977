import { useState } from 'react'
import { Button } from '#ds/button'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { hasQuota } from '../../_families/choice/quota.ts'
import { usePlaces } from '../../_families/choice/use-places.ts'
import { MatrixTable, tableCell } from '../../_families/matrix/matrix-table.tsx'
import { namedColumns } from '../../_families/matrix/named-columns.ts'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import type matrixSelect from './definition.ts'
import { chosenIn } from './parts/matrix.ts'
import { RowChoices } from './parts/row-choices.tsx'

export default defineRenderer<typeof matrixSelect>(MatrixSelectRenderer, { label: 'group' })

function MatrixSelectRenderer({ question, options, value, ...p }: RendererProps<typeof matrixSelect>) {
  const { rows, multiple, requireEveryRow } = options
  const t = useT()
  const text = useText()
  const named = namedColumns(options.columns, { text, t })
  const isLimited = !p.readOnly && hasQuota(options.columns)
  const places = usePlaces(() => import('./parts/offered-columns.tsx'), isLimited, p.issues)
  const [before] = useState(value)
  const columns = places ? places.offeredColumns(named, places.left, value, before, t) : named
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
    <>
      <MatrixTable
        id={p.controlId}
        labelledBy={p.labelId}
        describedBy={p.describedBy}
        onBlur={p.onBlur}
        rows={namedRows(rows, { text, t })}
        columns={columns}
        isInvalid={isInvalid}
        renderRow={({ id }, { rowId }) => (
          <td colSpan={columns.length} className={tableCell}>
            <RowChoices
              labelledBy={rowId}
              name={rowId}
              multiple={multiple}
              columns={columns}
              noted={isLimited}
              chosen={chosenIn(value, id)}
              onChoose={(chosen) => choose(id, chosen)}
              readOnly={p.readOnly}
              required={question.required && requireEveryRow}
              invalid={isInvalid(id)}
            />
          </td>
        )}
      />
      {canClear && (
        <Button
          size="small"
          variant="ghost"
          className="mt-2"
          onClick={() => {
            // The button goes with what it clears.
            document.getElementById(p.controlId)?.querySelector<HTMLInputElement>('input:enabled')?.focus()
            p.onChange(undefined)
          }}
        >
          {t('clear')}
        </Button>
      )}
    </>
  )
}
