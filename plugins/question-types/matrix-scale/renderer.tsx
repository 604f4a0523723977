import { clsx } from 'clsx'
import { Rating } from '#ds/rating'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { heldAt } from '../../_families/matrix/lines.ts'
import { MatrixTable, roomAround, tableCell } from '../../_families/matrix/matrix-table.tsx'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import { withRowNumber } from '../../_families/matrix/row-numbers.ts'
import type matrixScale from './definition.ts'
import { pointsOf, pointText } from './parts/points.ts'

export default defineRenderer<typeof matrixScale>(MatrixScaleRenderer, { label: 'group' })

function MatrixScaleRenderer({ question, options, value, ...p }: RendererProps<typeof matrixScale>) {
  const { rows, max, levels, requireEveryRow } = options
  const t = useT()
  const text = useText()
  const named = pointsOf(options).filter((point) => text(levels[point - 1]) !== '')
  const isInvalid = (rowId: string) =>
    p.issues.some(({ path }) => (path?.length ? path[0] === rowId : heldAt(value, rowId) === undefined))

  return (
    <div className="flex flex-col gap-3">
      {/* Before anything is chosen: a bare 1 does not say whether it is the best or the worst. */}
      {named.length > 0 && (
        <p className="wrap-anywhere text-muted text-sm">
          {named.map((point) => pointText(point, options, text)).join(' · ')}
        </p>
      )}
      <MatrixTable
        id={p.controlId}
        labelledBy={p.labelId}
        describedBy={p.describedBy}
        onBlur={p.onBlur}
        rows={namedRows(rows, { text, t })}
        columns={[]}
        isInvalid={isInvalid}
        renderRow={({ id }, { rowId }) => (
          <td className={clsx(tableCell, roomAround)}>
            <Rating
              labelledBy={rowId}
              value={heldAt(value, id)}
              onChange={(point) => p.onChange(withRowNumber(value, options, id, point))}
              max={max}
              icon={options.icon}
              labels={levels.map(text)}
              itemLabel={(point) => t('points', { value: point, max })}
              clearLabel={t('clear')}
              readOnly={p.readOnly}
              required={question.required && requireEveryRow}
              invalid={isInvalid(id)}
            />
          </td>
        )}
      />
    </div>
  )
}
