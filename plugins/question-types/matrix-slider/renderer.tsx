import { clsx } from 'clsx'
import { Button } from '#ds/button'
import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useLanguage, useT, useText } from '#sdk/ui'
import { numberText } from '#shared/form/number-text'
import { decimalsOf } from '../../_families/amount/decimals-of.ts'
import { RangeInput } from '../../_families/amount/range-input.tsx'
import { heldAt } from '../../_families/matrix/lines.ts'
import { MatrixTable, roomAround, tableCell } from '../../_families/matrix/matrix-table.tsx'
import { namedRows } from '../../_families/matrix/named-rows.ts'
import { withRowNumber } from '../../_families/matrix/row-numbers.ts'
import type matrixSlider from './definition.ts'

export default defineRenderer<typeof matrixSlider>(MatrixSliderRenderer, { label: 'group' })

/** A rail per row, and a number field beside it: dragging is never the only way, and untouched is no answer. */
function MatrixSliderRenderer({ question, options, value, readOnly, ...p }: RendererProps<typeof matrixSlider>) {
  const { min, max, step, showValue, requireEveryRow } = options
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const unit = text(options.unit)
  const write = (number: number) => [numberText(number, locale), unit].filter((part) => part !== '').join(' ')
  const isInvalid = (rowId: string) =>
    p.issues.some(({ path }) => (path?.length ? path[0] === rowId : heldAt(value, rowId) === undefined))

  return (
    <>
      <MatrixTable
        id={p.controlId}
        labelledBy={p.labelId}
        describedBy={p.describedBy}
        onBlur={p.onBlur}
        rows={namedRows(options.rows, { text, t })}
        columns={[]}
        isInvalid={isInvalid}
        renderRow={({ id }, { rowId }) => {
          const held = heldAt(value, id)
          const change = (next: number | undefined) => p.onChange(withRowNumber(value, options, id, next))
          return (
            <td className={clsx(tableCell, roomAround)}>
              <div data-row={id} className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
                <div className="min-w-40 flex-1">
                  <RangeInput
                    labelledBy={rowId}
                    value={held}
                    onChange={change}
                    min={min}
                    max={max}
                    step={step}
                    valueText={held === undefined ? t('notAnswered') : write(held)}
                    readOnly={readOnly}
                    invalid={isInvalid(id)}
                  />
                  {/* Decoration: the control says its ends itself. */}
                  <div aria-hidden="true" className="flex justify-between gap-2 text-muted text-sm">
                    <span>{write(min)}</span>
                    <span>{write(max)}</span>
                  </div>
                </div>
                {showValue ? (
                  <NumberInput
                    labelledBy={rowId}
                    value={held}
                    onChange={change}
                    locale={locale}
                    min={min}
                    max={max}
                    step={step}
                    precision={decimalsOf(options)}
                    unit={unit === '' ? undefined : unit}
                    readOnly={readOnly}
                    required={question.required && requireEveryRow}
                    invalid={isInvalid(id)}
                    className="w-32 shrink-0"
                  />
                ) : null}
              </div>
            </td>
          )
        }}
      />
      {value !== undefined && !question.required && !readOnly && (
        <Button size="small" variant="ghost" className="mt-2" onClick={() => p.onChange(undefined)}>
          {t('clear')}
        </Button>
      )}
    </>
  )
}
