import { clsx } from 'clsx'
import { type ReactNode, useRef, useState } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useLabels } from '../labels/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Track } from '../slider/track.tsx'
import type { RangeSliderLabels } from './labels.ts'

export type { RangeSliderLabels } from './labels.ts'

export interface RangeSliderProps extends ControlProps {
  /** Least and greatest; `undefined` is "not answered". */
  value: readonly [number, number] | undefined
  onChange: (value: [number, number]) => void
  onBlur?: (() => void) | undefined
  min: number
  max: number
  /** @default 1 */
  step?: number | undefined
  unit?: ReactNode
  startLabel?: ReactNode
  endLabel?: ReactNode
  labels?: Partial<RangeSliderLabels> | undefined
  size?: Size | undefined
}

/**
 * A stretch of numbers between two thumbs (APG multi-thumb slider) on Radix, with a number field for each end. A thumb
 * stops at the other one; numbers typed across each other change places when the field is left.
 *
 * Do: give both ends a number field; dragging is rough.
 * Don't: use it where the exact number matters and the stretch is long.
 * Keys: on each thumb those of Slider; Tab goes from the lower to the upper.
 */
export function RangeSlider(props: Controllable<RangeSliderProps>) {
  const root = useRef<HTMLFieldSetElement>(null)
  const { step = 1, ...p } = useControllable<RangeSliderProps>(props, undefined, { anchor: root })
  const labels = useLabels('range-slider', p.labels)
  const answered = p.value !== undefined
  const [from, to] = p.value ?? [p.min, p.max]
  const set = (a: number, b: number) => p.onChange(a <= b ? [a, b] : [b, a])
  // While a number is typed it may pass the other end ("5" on the way to "50"): only leaving the field settles it.
  const [draft, setDraft] = useState<Draft>()
  const type = (next: Draft) => {
    setDraft(next)
    if (next.from !== undefined && next.to !== undefined && next.from <= next.to) set(next.from, next.to)
  }
  const settle = () => {
    if (draft?.from !== undefined && draft.to !== undefined) set(draft.from, draft.to)
    setDraft(undefined)
    p.onBlur?.()
  }
  const typed = draft ?? { from: p.value?.[0], to: p.value?.[1] }
  const text = answered ? undefined : labels.notAnswered
  const precision = String(step).split('.')[1]?.length ?? 0
  const field = {
    min: p.min,
    max: p.max,
    step,
    precision,
    unit: p.unit,
    disabled: p.disabled,
    readOnly: p.readOnly,
    invalid: p.invalid,
    onBlur: settle,
    size: p.size ?? 'small',
    className: 'w-24',
  } as const
  return (
    <fieldset
      ref={root}
      id={p.id}
      data-slot="range-slider"
      aria-label={p.label}
      aria-labelledby={p.labelledBy}
      aria-describedby={p.describedBy}
      className={clsx('@container min-w-0', p.className)}
    >
      {/* Where it is narrow the track has a line of its own, below the two ends. */}
      <div className="flex min-w-0 flex-wrap items-start justify-between gap-x-4 gap-y-2 @max-md:*:data-[slot=slider-track]:order-1 @max-md:*:data-[slot=slider-track]:basis-full">
        <NumberInput
          {...field}
          label={labels.fromField}
          value={typed.from}
          onChange={(value) => type({ from: value, to: answered ? typed.to : p.max })}
        />
        <Track
          values={[Math.max(p.min, from), Math.min(p.max, to)]}
          answered={answered}
          thumbs={[
            { label: labels.from, valueText: text },
            { label: labels.to, valueText: text },
          ]}
          min={p.min}
          max={p.max}
          step={step}
          disabled={p.disabled}
          readOnly={p.readOnly}
          invalid={p.invalid}
          startLabel={p.startLabel}
          endLabel={p.endLabel}
          onChange={([a, b]) => a !== undefined && b !== undefined && set(a, b)}
          onBlur={p.onBlur}
        />
        <NumberInput
          {...field}
          label={labels.toField}
          value={typed.to}
          onChange={(value) => type({ from: answered ? typed.from : p.min, to: value })}
        />
      </div>
    </fieldset>
  )
}

interface Draft {
  from: number | undefined
  to: number | undefined
}
