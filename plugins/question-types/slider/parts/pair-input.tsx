import { clsx } from 'clsx'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { answeredThumb, share, thumb, waitingThumb } from '../../../_families/amount/range-input.tsx'
import { ends } from './pair.ts'

interface PairInputProps {
  readonly id: string
  /** What names each end: ids of elements. */
  readonly labelledBy: (end: (typeof ends)[number]) => string
  readonly describedBy: string | undefined
  readonly value: readonly [number, number] | undefined
  readonly onChange: (value: [number, number]) => void
  readonly onBlur: () => void
  readonly min: number
  readonly max: number
  readonly step: number
  readonly valueText: (value: number | undefined) => string
  readonly readOnly: boolean
  readonly invalid: boolean
  readonly ticks: readonly number[]
}

/**
 * Two of the browser's own sliders on one rail, of which only the thumbs are pressed; a press on the rail brings the nearer
 * one. Until it is answered both are hollow and wait at the ends. They push against each other and never pass.
 */
export const PairInput = ({ value, min, max, step, readOnly, ...p }: PairInputProps) => {
  const shown = value ? value.map((one) => Math.min(max, Math.max(min, one))) : [min, max]
  const [from = min, to = max] = shown
  const set = (at: number, next: number) => {
    if (readOnly) return
    p.onChange(at === 0 ? [Math.min(next, to), to] : [from, Math.max(next, from)])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter in a one-line field would send the form (spec 5); here, as with Space, it takes the places they wait at.
    if (event.key === 'Enter') event.preventDefault()
    if (['Enter', ' '].includes(event.key) && !value && !readOnly) p.onChange([from, to])
  }
  const onRail = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof HTMLInputElement) return
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const at = min + ((event.clientX - left) / Math.max(1, width)) * (max - min)
    const next = Math.min(max, Math.max(min, Number((min + Math.round((at - min) / step) * step).toFixed(6))))
    const end = Math.abs(next - from) <= Math.abs(next - to) ? 0 : 1
    set(end, next)
    document.getElementById(end === 0 ? p.id : `${p.id}-to`)?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for pointers; keys have the two sliders
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above
    <div
      className="relative flex min-h-11 min-w-0 items-center [--thumb:1.25rem] pointer-coarse:[--thumb:1.75rem]"
      style={{ '--from': share(from, { min, max }), '--to': share(to, { min, max }) } as CSSProperties}
      onClick={onRail}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-x-0 h-1.5 overflow-hidden rounded-full border bg-subtle',
          p.invalid ? 'border-danger-solid' : 'border-control',
        )}
      >
        {value && (
          <span className="absolute inset-y-0 start-[calc(var(--thumb)/2+(100%-var(--thumb))*var(--from))] w-[calc((100%-var(--thumb))*(var(--to)-var(--from)))] bg-accent-solid" />
        )}
      </span>
      {p.ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className="absolute start-[calc(var(--thumb)/2+(100%-var(--thumb))*var(--at))] h-3 w-0 border-control border-s"
          style={{ '--at': share(tick, { min, max }) } as CSSProperties}
        />
      ))}
      {ends.map((end, at) => (
        <input
          key={end}
          type="range"
          id={at === 0 ? p.id : `${p.id}-to`}
          aria-labelledby={p.labelledBy(end)}
          aria-describedby={p.describedBy}
          aria-valuetext={p.valueText(value?.[at])}
          aria-invalid={p.invalid || undefined}
          aria-readonly={readOnly || undefined}
          data-answered={value !== undefined || undefined}
          min={min}
          max={max}
          step={step}
          value={shown[at]}
          onChange={(event) => set(at, Number(event.target.value))}
          onKeyDown={onKeyDown}
          onBlur={p.onBlur}
          className={clsx(
            'pointer-events-none absolute inset-0 m-0 h-full min-h-11 w-full touch-pan-y appearance-none bg-transparent outline-none',
            '[&::-moz-range-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:pointer-events-auto',
            // Where both are at the far end, the one that can still move lies on top.
            at === 0 && from - min > (max - min) / 2 && 'z-10',
            readOnly ? 'cursor-default' : 'cursor-pointer',
            thumb,
            value ? answeredThumb : waitingThumb,
          )}
        />
      ))}
    </div>
  )
}
