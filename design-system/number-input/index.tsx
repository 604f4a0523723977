import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { cleanNumberText, formatNumber, parseNumberText } from './number-text.ts'

export interface NumberInputProps extends ControlProps {
  value: number | undefined
  /** `undefined` when empty or not yet a number (`-`). Values outside min and max are reported too: validation speaks. */
  onChange: (value: number | undefined) => void
  onBlur?: (() => void) | undefined
  onEnter?: (() => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** Distance of one arrow key. @default 1 */
  step?: number | undefined
  /** Most decimals that can be typed; 0 allows integers only. @default 2 */
  precision?: number | undefined
  unit?: ReactNode
  placeholder?: string | undefined
  autoComplete?: string | undefined
  size?: Size | undefined
}

/**
 * Number field (APG spinbutton). Typed text keeps its form while incomplete (`-`, `1.`) and is tidied on leaving. The
 * wheel does nothing.
 *
 * Do: write the unit beside it and the limits in the hint.
 * Don't: use it for codes, phones or postcodes; those are no amounts.
 * Keys: Arrow up and down by `step`, Page up and down by ten steps, kept within min and max.
 */
export function NumberInput(props: Controllable<NumberInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { step = 1, precision = 2, ...p } = useControllable<NumberInputProps>(props, undefined, { anchor: root })
  const size = useSize(p.size)
  const [text, setText] = useState(() => formatNumber(p.value))
  const [composing, setComposing] = useState(false)
  // What was typed stays as long as it means the value we were given; another value from outside replaces it.
  const shown = composing || parseNumberText(text) === p.value ? text : formatNumber(p.value)

  const type = (raw: string) => {
    const next = cleanNumberText(raw, precision)
    if (next === undefined) return
    setText(next)
    const parsed = parseNumberText(next)
    if (parsed !== p.value) p.onChange(parsed)
  }

  const stepBy = (distance: number) => {
    const next = Math.min(p.max ?? Infinity, Math.max(p.min ?? -Infinity, (p.value ?? 0) + distance))
    const rounded = Number(next.toFixed(precision))
    setText(formatNumber(rounded))
    if (rounded !== p.value) p.onChange(rounded)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      p.onEnter?.()
      return
    }
    const steps = arrowSteps[event.key]
    if (steps === undefined || p.readOnly || p.disabled) return
    event.preventDefault()
    stepBy(steps * step)
  }

  return (
    <div ref={root} data-slot="number-input" className={clsx(controlFrame, controlHeight[size], p.className)}>
      <input
        {...controlAria(p)}
        id={p.id}
        name={p.name}
        type="text"
        role="spinbutton"
        inputMode={precision === 0 && (p.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
        aria-valuenow={p.value}
        aria-valuemin={p.min}
        aria-valuemax={p.max}
        aria-valuetext={shown}
        autoComplete={p.autoComplete ?? 'off'}
        className={clsx(controlField, 'tabular-nums')}
        value={shown}
        placeholder={p.placeholder}
        disabled={p.disabled}
        readOnly={p.readOnly}
        onChange={(event) => (composing ? setText(event.target.value) : type(event.target.value))}
        onCompositionStart={() => {
          setText(shown)
          setComposing(true)
        }}
        onCompositionEnd={(event) => {
          setComposing(false)
          if (cleanNumberText(event.currentTarget.value, precision) === undefined) setText(formatNumber(p.value))
          else type(event.currentTarget.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          setText(formatNumber(p.value))
          p.onBlur?.()
        }}
      />
      {p.unit !== undefined && (
        <span data-slot="number-input-unit" className="shrink-0 pe-3 text-muted">
          {p.unit}
        </span>
      )}
    </div>
  )
}

const arrowSteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }
