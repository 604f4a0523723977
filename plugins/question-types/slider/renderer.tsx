import { Button } from '#ds/button'
import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useT, useText } from '#sdk/ui'
import { decimalsOf } from '../../_families/amount/decimals-of.ts'
import { RangeInput } from '../../_families/amount/range-input.tsx'
import type slider from './definition.ts'
import { drawnMarks } from './parts/marks.ts'
import { MarksBelow } from './parts/marks-below.tsx'

export default defineRenderer<typeof slider>(SliderRenderer, { label: 'control' })

/** A rail with marks, and a number field beside it: dragging is never the only way, and untouched is no answer. */
function SliderRenderer({ options, value, readOnly, ...p }: RendererProps<typeof slider>) {
  const { min, max, step, showValue } = options
  const t = useT()
  const text = useText()
  const unit = text(options.unit)
  const write = (number: number) => [number, unit].filter((part) => part !== '').join(' ')
  const marks = drawnMarks(options, { text, write })
  const said = marks.find((mark) => mark.value === value)?.words
  const invalid = p.issues.length > 0
  const clear = () => {
    // The button is about to go, and would take the keyboard's place along.
    document.getElementById(p.controlId)?.focus()
    p.onChange(undefined)
  }
  return (
    <div className="flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-48 flex-1">
        <RangeInput
          id={p.controlId}
          describedBy={p.describedBy}
          value={value}
          onChange={p.onChange}
          onBlur={p.onBlur}
          min={min}
          max={max}
          step={step}
          valueText={value === undefined ? t('notAnswered') : spoken(write(value), said)}
          readOnly={readOnly}
          invalid={invalid}
          ticks={marks.slice(1, -1).map((mark) => mark.value)}
        />
        <MarksBelow marks={marks} />
      </div>
      {showValue && (
        <NumberInput
          label={t('field')}
          describedBy={p.describedBy}
          value={value}
          onChange={p.onChange}
          onBlur={p.onBlur}
          min={min}
          max={max}
          step={step}
          precision={decimalsOf(options)}
          unit={unit === '' ? undefined : unit}
          readOnly={readOnly}
          required={p.question.required}
          invalid={invalid}
          className="w-32 shrink-0"
        />
      )}
      {/* In a line of its own: beside the rail it would move the thumb away from the finger that brought it here. */}
      {value !== undefined && !p.question.required && !readOnly && (
        <div className="w-full">
          <Button size="small" variant="ghost" onClick={clear}>
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  )
}

const spoken = (written: string, said: string | undefined): string =>
  said === undefined || said === written ? written : `${written}, ${said}`
