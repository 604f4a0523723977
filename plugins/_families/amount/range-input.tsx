import { clsx } from 'clsx'
import type { CSSProperties, KeyboardEvent } from 'react'

interface RangeInputProps {
  readonly id?: string | undefined
  /** Id of the element that names it; not needed where a `<label>` does. */
  readonly labelledBy?: string | undefined
  readonly describedBy?: string | undefined
  /** `undefined`: not answered, which is not the least value. */
  readonly value: number | undefined
  readonly onChange: (value: number) => void
  readonly onBlur?: (() => void) | undefined
  readonly min: number
  readonly max: number
  readonly step: number
  /** The value as it is read out; not answered is a value, too. */
  readonly valueText: string
  readonly readOnly: boolean
  readonly invalid: boolean
  /** Values with a tick on the rail. */
  readonly ticks?: readonly number[] | undefined
}

/**
 * The browser's own slider, drawn like the kit's, which needs a library the public page does not carry. Until it is
 * answered the thumb is hollow and nothing is filled; a tap, Enter or Space takes the place it waits at.
 */
export const RangeInput = ({ value, min, max, readOnly, ...p }: RangeInputProps) => {
  const answered = value !== undefined
  const shown = Math.min(max, Math.max(min, value ?? min))
  // A change is reported only when the thumb moves, and the first answer may be the very place where it waits.
  const answerHere = () => {
    if (!answered && !readOnly) p.onChange(shown)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a one-line field would send the form (spec 5).
    if (event.key === 'Enter') event.preventDefault()
    if (['Enter', ' ', 'Home'].includes(event.key)) answerHere()
  }
  return (
    <div
      className="relative flex min-h-11 min-w-0 items-center [--thumb:1.25rem] pointer-coarse:[--thumb:1.75rem]"
      style={placeStyle(share(shown, { min, max }))}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-x-0 h-1.5 overflow-hidden rounded-full border bg-subtle',
          p.invalid ? 'border-danger-solid' : 'border-control',
        )}
      >
        {answered && (
          <span className="absolute inset-y-0 start-0 w-[calc(var(--thumb)/2+(100%-var(--thumb))*var(--at))] bg-accent-solid" />
        )}
      </span>
      {p.ticks?.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className="absolute start-[calc(var(--thumb)/2+(100%-var(--thumb))*var(--at))] h-3 w-0 border-control border-s"
          style={placeStyle(share(tick, { min, max }))}
        />
      ))}
      <input
        type="range"
        id={p.id}
        aria-labelledby={p.labelledBy}
        aria-describedby={p.describedBy}
        aria-valuetext={p.valueText}
        aria-invalid={p.invalid || undefined}
        aria-readonly={readOnly || undefined}
        data-answered={answered || undefined}
        min={min}
        max={max}
        step={p.step}
        value={shown}
        onChange={(event) => !readOnly && p.onChange(Number(event.target.value))}
        onPointerUp={answerHere}
        onKeyDown={onKeyDown}
        onBlur={p.onBlur}
        className={clsx(
          'relative m-0 h-full min-h-11 w-full touch-pan-y appearance-none bg-transparent outline-none',
          readOnly ? 'cursor-default' : 'cursor-pointer',
          thumb,
          answered ? answeredThumb : waitingThumb,
        )}
      />
    </div>
  )
}

/** Where on the rail a value stands, 0 to 1. */
export const share = (value: number, { min, max }: { min: number; max: number }): number =>
  max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0

// A custom property, because the ends of the rail are half a thumb away from the ends of the control.
export const placeStyle = (at: number) => ({ '--at': at }) as CSSProperties

// Each engine has its own name for the thumb, and forgets a rule that holds a name it does not know.
export const thumb = [
  '[&::-webkit-slider-thumb]:size-(--thumb) [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full',
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:bg-paper',
  '[&::-moz-range-thumb]:box-border [&::-moz-range-thumb]:size-(--thumb) [&::-moz-range-thumb]:rounded-full',
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:bg-paper',
  'focus-visible:[&::-webkit-slider-thumb]:outline-2 focus-visible:[&::-webkit-slider-thumb]:outline-accent-solid',
  'focus-visible:[&::-webkit-slider-thumb]:outline-offset-2',
  'focus-visible:[&::-moz-range-thumb]:outline-2 focus-visible:[&::-moz-range-thumb]:outline-accent-solid',
  'focus-visible:[&::-moz-range-thumb]:outline-offset-2',
]
export const answeredThumb =
  '[&::-moz-range-thumb]:border-accent-solid [&::-webkit-slider-thumb]:border-accent-solid [&::-webkit-slider-thumb]:border-solid'
export const waitingThumb =
  '[&::-moz-range-thumb]:border-dashed [&::-moz-range-thumb]:border-control [&::-webkit-slider-thumb]:border-control [&::-webkit-slider-thumb]:border-dashed'
