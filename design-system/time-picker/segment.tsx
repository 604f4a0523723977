import { clsx } from 'clsx'
import { type KeyboardEvent, useRef } from 'react'
import { isComposing } from '../_internal/is-composing.ts'
import { pad } from '../_internal/time-text.ts'
import { useComposing } from '../_internal/use-composing.ts'

/**
 * One part of a time as a spinbutton. An input, so that phones bring their number keys; its text is always the value,
 * typed digits are taken from the keys and from what an input method writes.
 */
export function Segment({
  id,
  label,
  value,
  min,
  max,
  step = 1,
  words,
  empty,
  disabled,
  readOnly,
  invalid,
  onChange,
  onMove,
}: {
  id?: string | undefined
  label: string
  value: number | undefined
  min: number
  max: number
  step?: number | undefined
  /** Texts instead of digits, by value: AM and PM. */
  words?: readonly [string, string] | undefined
  empty: string
  disabled: boolean | undefined
  readOnly: boolean | undefined
  invalid: boolean | undefined
  onChange: (value: number | undefined) => void
  onMove: (from: HTMLElement, distance: 1 | -1) => void
}) {
  // Digits typed since the part got focus: "1" may become "12".
  const typed = useRef('')
  const field = useRef<HTMLInputElement>(null)
  const text = value === undefined ? '' : (words?.[value] ?? pad(value))

  const take = (raw: string, from: HTMLElement) => {
    const digits = raw.normalize('NFKC').replace(/\D/g, '')
    for (const digit of digits) {
      const joined = typed.current + digit
      typed.current = Number(joined) > max ? digit : joined
      const number = Number(typed.current)
      const complete = typed.current.length === 2 || number * 10 > max
      if (number >= min) onChange(number)
      if (complete) {
        typed.current = ''
        onMove(from, 1)
        return
      }
    }
  }

  const ime = useComposing(text, (raw) => {
    if (words || !field.current) return
    // The old text may still stand around what was typed; the new digit is what differs at the end.
    take(raw.startsWith(text) ? raw.slice(text.length) : raw, field.current)
  })

  const stepBy = (distance: number) => {
    typed.current = ''
    if (value === undefined) return onChange(distance > 0 ? min : max)
    const span = max - min + 1
    const aligned = distance > 0 ? Math.floor(value / step) * step : Math.ceil(value / step) * step
    const next = step === 1 ? value + distance : aligned + distance * step
    onChange(((((next - min) % span) + span) % span) + min)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const actions: Partial<Record<string, () => void>> = {
      ArrowUp: () => stepBy(1),
      ArrowDown: () => stepBy(-1),
      PageUp: () => stepBy(words ? 1 : 10),
      PageDown: () => stepBy(words ? -1 : -10),
      Home: () => onChange(min),
      End: () => onChange(max),
      Backspace: () => onChange(undefined),
      Delete: () => onChange(undefined),
    }
    const walking: Partial<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1, ':': 1 }
    const action = actions[event.key]
    const walk = walking[event.key]
    if (event.key === 'Enter') event.preventDefault()
    else if (walk !== undefined) {
      event.preventDefault()
      onMove(event.currentTarget, walk)
    } else if (action && !readOnly) {
      event.preventDefault()
      typed.current = ''
      action()
    } else if (words && event.key.length === 1) {
      event.preventDefault()
      const letter = event.key.toLowerCase()
      const found = words.findIndex((word, index) => word.toLowerCase().startsWith(letter) || 'ap'[index] === letter)
      if (found >= 0 && !readOnly) onChange(found)
    }
  }

  return (
    <input
      id={id}
      type="text"
      role="spinbutton"
      data-slot="time-picker-part"
      inputMode={words ? 'none' : 'numeric'}
      autoComplete="off"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text || empty}
      aria-invalid={invalid || undefined}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={words ? '––' : '--'}
      ref={field}
      value={ime.text}
      onFocus={(event) => {
        typed.current = ''
        event.currentTarget.select()
      }}
      {...ime.field}
      onKeyDown={onKeyDown}
      className={clsx(
        'rounded-sm bg-transparent py-1 text-center caret-transparent outline-none focus:bg-accent-soft focus:text-accent-text disabled:cursor-not-allowed',
        // Wide enough for the longer word; `ch` is a digit, Han characters take two.
        words ? 'w-[7ch]' : 'w-[3.5ch] pointer-coarse:w-[4.5ch]',
      )}
    />
  )
}
