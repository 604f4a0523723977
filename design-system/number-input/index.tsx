import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { type ControlProps, controlAria, controlField, controlFrame, joinIds } from '../_internal/control-props.ts'
import { isComposing } from '../_internal/is-composing.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { FieldErrors } from '../field/index.tsx'
import { useKitLocale, useLabels } from '../labels/index.tsx'
import type { NumberInputLabels } from './labels.ts'
import {
  decimalsOf,
  formatNumber,
  isNumeric,
  isUnfinished,
  parseNumberText,
  plainNumber,
  steppedNumber,
} from './number-text.ts'

export { steppedNumber } from './number-text.ts'

export interface NumberInputProps extends ControlProps {
  value: number | undefined
  /** `undefined` when empty or not yet a number (`-`). Values outside min and max are reported too: validation speaks. */
  onChange: (value: number | undefined) => void
  /**
   * Hears of a text that is no number, or could be several, and gives it back as `unread`: for callers who keep it, and
   * say themselves what is wrong with it, also of numbers with too many decimals. Without it the field says so and the
   * value stays what it was.
   */
  onUnread?: ((text: string) => void) | undefined
  unread?: string | undefined
  onBlur?: (() => void) | undefined
  onEnter?: (() => void) | undefined
  min?: number | undefined
  max?: number | undefined
  /** Distance of one arrow key. @default 1 */
  step?: number | undefined
  /** Most decimals; 0 allows integers only. @default 2 */
  precision?: number | undefined
  unit?: ReactNode
  placeholder?: string | undefined
  autoComplete?: string | undefined
  size?: Size | undefined
  /** BCP 47: how numbers are read and written. @default that of the KitLabelsProvider */
  locale?: string | undefined
  labels?: Partial<NumberInputLabels> | undefined
}

/**
 * Number field (APG spinbutton) that reads and writes numbers as its language does: `1.234,5` in German. Typed text keeps
 * its form while the field has the focus and is tidied on leaving; what cannot be read in exactly one way stays and is an
 * error. The wheel does nothing.
 *
 * Do: write the unit beside it and the limits in the hint.
 * Don't: use it for codes, phones or postcodes; those are no amounts.
 * Keys: Arrow up and down by `step`, Page up and down by ten steps, kept within min and max.
 */
export function NumberInput(props: Controllable<NumberInputProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { step = 1, precision = 2, ...p } = useControllable<NumberInputProps>(props, undefined, { anchor: root })
  const size = useSize(p.size)
  const locale = useKitLocale(p.locale)
  const errorId = useId()
  const judged = p.onUnread !== undefined
  const { unread: sayUnread } = useLabels('number-input', p.labels ?? noWords)
  const [typed, setTyped] = useState<Typed>({ text: '', value: undefined })
  const [composing, setComposing] = useState(false)
  const [focused, setFocused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Where it was before the text was rewritten, which puts it at the end.
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current !== null) input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  // What was typed stays as long as the value is the one it led to; another value from outside replaces it.
  const kept = typed.value === p.value && (!judged || typed.unread === p.unread) && typed.locale === locale
  const shown = composing || kept ? typed.text : (p.unread ?? formatNumber(p.value, locale))
  const failed = !judged && !focused && kept && typed.unread !== undefined

  const read = (text: string): number | undefined => {
    const value = parseNumberText(text, locale)
    return judged || value === undefined || decimalsOf(value) <= precision ? value : undefined
  }

  const type = (field: HTMLInputElement) => {
    const text = field.value
    const value = read(text)
    if (value === undefined && !isUnfinished(text)) {
      setTyped({ text, value: judged ? undefined : p.value, unread: text, locale })
      p.onUnread?.(text)
      return
    }
    // Digits of a Chinese or Japanese input method are shown as what they were taken for, one for one.
    const narrow = text.normalize('NFKC')
    if (narrow !== text) caret.current = field.selectionStart
    setTyped({ text: narrow, value, locale })
    if (value !== p.value || p.unread !== undefined) p.onChange(value)
  }

  const show = (value: number | undefined) => setTyped({ text: formatNumber(value, locale), value, locale })

  const stepBy = (distance: number) => {
    const next = steppedNumber(p.value, distance, { min: p.min, max: p.max, precision })
    setTyped({ text: plainNumber(next, locale), value: next, locale })
    if (next !== p.value || p.unread !== undefined) p.onChange(next)
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
    <>
      <div ref={root} data-slot="number-input" className={clsx(controlFrame, controlHeight[size], p.className)}>
        <input
          ref={input}
          {...controlAria({
            ...p,
            invalid: p.invalid || failed,
            describedBy: joinIds(failed && sayUnread && errorId, p.describedBy),
          })}
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
          onChange={(event) => {
            if (composing) return setTyped({ ...typed, text: event.target.value })
            // A letter that is pressed does nothing, as in every number field; what is pasted stays to be seen.
            if (isPressed(event.nativeEvent) && !isNumeric(event.target.value) && isNumeric(shown)) {
              event.target.value = shown
              return
            }
            type(event.target)
          }}
          onCompositionStart={() => {
            setTyped({ ...typed, text: shown })
            setComposing(true)
          }}
          onCompositionEnd={(event) => {
            setComposing(false)
            if (isNumeric(event.currentTarget.value)) type(event.currentTarget)
            else show(p.value)
          }}
          onKeyDown={onKeyDown}
          onFocus={(event) => {
            setFocused(true)
            // Marks between thousands would be in the way of whoever changes a digit.
            const plain = plainNumber(p.value, locale)
            if (p.readOnly || p.unread !== undefined || failed || plain === shown) return
            const field = event.currentTarget
            const isAllSelected = field.selectionStart === 0 && field.selectionEnd === shown.length
            setTyped({ text: plain, value: p.value, locale })
            if (isAllSelected) requestAnimationFrame(() => field.select())
          }}
          onBlur={() => {
            setFocused(false)
            if (p.unread === undefined && !(kept && typed.unread !== undefined)) show(p.value)
            p.onBlur?.()
          }}
        />
        {p.unit !== undefined && (
          <span data-slot="number-input-unit" className="shrink-0 pe-3 text-muted">
            {p.unit}
          </span>
        )}
      </div>
      {failed && sayUnread && <FieldErrors id={errorId} errors={[sayUnread]} className="mt-1" />}
    </>
  )
}

interface Typed {
  readonly text: string
  /** What the caller's value is after it. */
  readonly value: number | undefined
  /** The text again, where it is no number. */
  readonly unread?: string
  readonly locale?: string | undefined
}

const arrowSteps: Partial<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** The public page has no provider, and words of its own for what cannot be read. */
const noWords: Partial<NumberInputLabels> = {}

const isPressed = (event: Event): boolean => event instanceof InputEvent && event.inputType === 'insertText'
