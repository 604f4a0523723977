import { Button } from '#ds/button'
import { NumberInput } from '#ds/number-input'
import { defineRenderer, type RendererProps, useLanguage, useT, useText } from '#sdk/ui'
import { decimalsOf } from '../../_families/amount/decimals-of.ts'
import { RangeInput } from '../../_families/amount/range-input.tsx'
import type slider from './definition.ts'
import { amountWords } from './parts/amount-words.ts'
import { drawnMarks } from './parts/marks.ts'
import { MarksBelow } from './parts/marks-below.tsx'
import { ends, isPair } from './parts/pair.ts'
import { PairInput } from './parts/pair-input.tsx'

export default defineRenderer<typeof slider>(SliderRenderer, { label: 'control' })

/** A rail with marks, and a number field beside it: dragging is never the only way, and untouched is no answer. */
function SliderRenderer(props: RendererProps<typeof slider>) {
  // A value of the other shape is one that was given before the author changed their mind; it is asked for anew.
  return props.options.range ? (
    <SliderPair {...props} value={isPair(props.value) ? props.value : undefined} />
  ) : (
    <SliderOne {...props} value={isPair(props.value) ? undefined : props.value} />
  )
}

type Props<Value> = Omit<RendererProps<typeof slider>, 'value'> & { value: Value | undefined }

function SliderOne({ options, value, readOnly, ...p }: Props<number>) {
  const { min, max, step, showValue } = options
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const unit = text(options.unit)
  const write = (amount: number) => amountWords(amount, { locale, unit })
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
          unread={p.unread}
          onUnread={p.onUnread}
          onBlur={p.onBlur}
          locale={locale}
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

/** Two thumbs on one rail, and a number field for each. */
function SliderPair({ options, value, readOnly, ...p }: Props<readonly [number, number]>) {
  const { min, max, step, showValue } = options
  const t = useT()
  const text = useText()
  const locale = useLanguage()
  const unit = text(options.unit)
  const write = (amount: number) => amountWords(amount, { locale, unit })
  const marks = drawnMarks(options, { text, write })
  const invalid = p.issues.length > 0
  const nameOf = (end: (typeof ends)[number]) => `${p.controlId}-${end}-name`
  const type = (at: number, next: number | undefined) => {
    if (next === undefined) return p.onChange(undefined)
    const other = value?.[1 - at] ?? (at === 0 ? max : min)
    // Typed digit by digit a number passes many others: the other one stays, and which is lower is settled here.
    p.onChange(next <= other ? [next, other] : [other, next])
  }
  const clear = () => {
    document.getElementById(p.controlId)?.focus()
    p.onChange(undefined)
  }
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {ends.map((end) => (
        <span key={end} id={nameOf(end)} hidden>
          {t(end)}
        </span>
      ))}
      <div>
        <PairInput
          id={p.controlId}
          labelledBy={(end) => `${p.labelId} ${nameOf(end)}`}
          describedBy={p.describedBy}
          value={value}
          onChange={p.onChange}
          onBlur={p.onBlur}
          min={min}
          max={max}
          step={step}
          valueText={(one) => (one === undefined ? t('notAnswered') : write(one))}
          readOnly={readOnly}
          invalid={invalid}
          ticks={marks.slice(1, -1).map((mark) => mark.value)}
        />
        <MarksBelow marks={marks} />
      </div>
      {showValue && (
        <div className="flex flex-wrap items-center gap-2">
          {ends.map((end, at) => (
            <NumberInput
              key={end}
              label={t(end)}
              describedBy={p.describedBy}
              value={value?.[at]}
              onChange={(next) => type(at, next)}
              onBlur={p.onBlur}
              locale={locale}
              min={min}
              max={max}
              step={step}
              precision={decimalsOf(options)}
              placeholder={t(end)}
              unit={unit === '' ? undefined : unit}
              readOnly={readOnly}
              required={p.question.required}
              invalid={invalid}
              className="w-32 shrink-0"
            />
          ))}
        </div>
      )}
      {value !== undefined && !p.question.required && !readOnly && (
        <div>
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
