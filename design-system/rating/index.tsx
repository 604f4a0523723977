import { clsx } from 'clsx'
import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import { CrossGlyph, HeartGlyph, StarGlyph } from '../_internal/glyphs.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface RatingProps extends ControlProps {
  /** `undefined` while not answered. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  onBlur?: (() => void) | undefined
  /** Points on the scale. @default 5 */
  max?: number | undefined
  /** Also half points; not with numbers. */
  allowHalf?: boolean | undefined
  /** @default 'star' */
  icon?: 'star' | 'heart' | 'number' | undefined
  /** A word per point ("poor" … "excellent"), shown for the chosen or pointed one and spoken with it. */
  labels?: readonly string[] | undefined
  /** What the chosen or pointed point is called stands beside the scale, before its word. */
  showName?: boolean | undefined
  /** Accessible name of one point, for example "3 of 5 stars". */
  itemLabel: (value: number) => string
  clearLabel: string
}

/**
 * Points on a scale (APG radiogroup of native radio buttons).
 *
 * Do: give every point a word, at least both ends.
 * Don't: use more than eleven points; people cannot tell them apart.
 * Keys: arrows move and choose; 0, Delete, Backspace or choosing the same point again clears.
 */
export function Rating(props: Controllable<RatingProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { max = 5, icon = 'star', labels = [], ...p } = useControllable<RatingProps>(props, undefined, { anchor: root })
  const name = useId()
  const [pointed, setPointed] = useState<number>()
  const half = Boolean(p.allowHalf) && icon !== 'number'
  const fixed = p.disabled || p.readOnly
  const shown = pointed ?? p.value
  const words = (value: number, named: boolean | undefined) =>
    [named && p.itemLabel(value), labels[Math.ceil(value) - 1]].filter(Boolean).join(', ')
  const word = shown !== undefined && words(shown, p.showName)
  const set = (value: number | undefined) => {
    if (!fixed) p.onChange(value)
  }

  const radio = (value: number) => (
    <input
      type="radio"
      name={p.name ?? name}
      value={value}
      checked={p.value === value}
      disabled={p.disabled}
      className="segment-input"
      aria-label={words(value, true)}
      onChange={() => set(value)}
      onClick={() => p.value === value && set(undefined)}
      // Not of a finger: the word that comes would move the point from under it before it is chosen.
      onPointerEnter={({ pointerType }) => !fixed && pointerType === 'mouse' && setPointed(value)}
    />
  )

  return (
    <div ref={root} data-slot="rating" className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1', p.className)}>
      <div
        id={p.id}
        role="radiogroup"
        aria-label={p.label}
        aria-labelledby={p.labelledBy}
        aria-describedby={p.describedBy}
        aria-invalid={p.invalid || undefined}
        aria-required={p.required || undefined}
        aria-readonly={p.readOnly || undefined}
        aria-disabled={p.disabled || undefined}
        className={clsx(
          'flex',
          icon === 'number' ? 'isolate grow flex-wrap gap-1' : ['-ms-1.5', half ? 'flex-wrap' : 'min-w-0'],
          !fixed && 'cursor-pointer',
        )}
        onPointerLeave={() => setPointed(undefined)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) p.onBlur?.()
        }}
        onKeyDown={(event) => {
          if (['0', 'Delete', 'Backspace'].includes(event.key)) set(undefined)
          // Space on the chosen point would not fire `change`, and Enter must never submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      >
        {icon === 'number'
          ? halves(points(max)).map((half) => (
              <span key={half[0]} className="flex" style={roomFor(half.length)}>
                {half.map((point) => (
                  <NumberPoint key={point} point={point} disabled={p.disabled} invalid={p.invalid}>
                    {radio(point)}
                  </NumberPoint>
                ))}
              </span>
            ))
          : points(max).map((point) => (
              <IconPoint
                key={point}
                half={half}
                icon={icon}
                filled={Math.min(1, Math.max(0, (shown ?? 0) - point + 1))}
                invalid={p.invalid}
              >
                {half ? (
                  <>
                    <span className={clsx(target, 'start-0 w-1/2')}>{radio(point - 0.5)}</span>
                    <span className={clsx(target, 'end-0 w-1/2')}>{radio(point)}</span>
                  </>
                ) : (
                  <span className={clsx(target, 'start-0 w-full')}>{radio(point)}</span>
                )}
              </IconPoint>
            ))}
      </div>
      {word && (
        <span
          data-slot="rating-word"
          // Beside numbers it would make them narrower while somebody points at one.
          className={clsx('text-muted text-sm', icon === 'number' && 'order-last basis-full')}
          aria-hidden="true"
        >
          {word}
        </span>
      )}
      {(p.value !== undefined || icon === 'number') && !fixed && (
        <button
          type="button"
          data-slot="rating-clear"
          className="grid min-h-6 min-w-6 place-items-center rounded-sm text-muted hover:bg-subtle hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
          // Its place is kept: choosing a number must not make the numbers narrower.
          style={p.value === undefined ? { visibility: 'hidden' } : undefined}
          aria-label={p.clearLabel}
          onClick={(event) => {
            set(undefined)
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        >
          <CrossGlyph />
        </button>
      )}
    </div>
  )
}

/** Room for so many numbers: 24 px each at least, or it goes below the other half; they share what there is. */
const roomFor = (count: number): CSSProperties => ({
  flex: `${count} 0 ${count * 24}px`,
  maxWidth: `${count * 3.5}rem`,
})

/** A scale that does not fit one line breaks in its middle: 5 and 5, never 7 and 3. */
const halves = (all: readonly number[]): (readonly number[])[] => {
  const middle = Math.ceil(all.length / 2)
  return all.length > 5 ? [all.slice(0, middle), all.slice(middle)] : [all]
}

const target = 'absolute inset-y-0 rounded-md ring-within'

function IconPoint({
  icon,
  half,
  filled,
  invalid,
  children,
}: {
  icon: 'star' | 'heart'
  half: boolean
  /** Share of the drawing that is filled, 0 to 1. */
  filled: number
  invalid: boolean | undefined
  children: ReactNode
}) {
  const Mark = icon === 'star' ? StarGlyph : HeartGlyph
  return (
    <span
      data-slot="rating-point"
      data-filled={filled}
      // Half of 48 px is a target of 24 px still (WCAG 2.5.8).
      className={clsx(
        'relative grid min-w-6 place-items-center pointer-coarse:size-12',
        half ? 'size-12' : 'size-11 shrink',
      )}
    >
      <Mark
        className={clsx('size-7 max-w-full [&_path]:fill-transparent', invalid ? 'text-danger-solid' : 'text-control')}
      />
      {filled > 0 && (
        <span
          className="absolute grid place-items-center [clip-path:inset(0_var(--rest)_0_0)] rtl:[clip-path:inset(0_0_0_var(--rest))]"
          // CSSProperties knows no custom properties; this one is read by the two classes above.
          style={{ '--rest': `${(1 - filled) * 100}%` } as CSSProperties}
        >
          <Mark className="size-7 max-w-full text-accent-solid" />
        </span>
      )}
      {children}
    </span>
  )
}

function NumberPoint({
  point,
  disabled,
  invalid,
  children,
}: {
  point: number
  disabled: boolean | undefined
  invalid: boolean | undefined
  children: ReactNode
}) {
  return (
    <span
      data-slot="rating-segment"
      className={clsx(
        'segment flex-1 tabular-nums',
        invalid && 'not-has-checked:border-danger-solid',
        disabled && 'not-has-checked:bg-subtle not-has-checked:text-muted',
      )}
    >
      <span aria-hidden="true">{point}</span>
      {children}
    </span>
  )
}

function points(max: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor(max)) }, (_, index) => index + 1)
}
