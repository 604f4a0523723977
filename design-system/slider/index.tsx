import { clsx } from 'clsx'
import { type ReactNode, useRef } from 'react'
import type { ControlProps } from '../_internal/control-props.ts'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import type { SliderLabels } from './labels.ts'
import { Track } from './track.tsx'

export type { SliderLabels } from './labels.ts'

export interface SliderProps extends ControlProps {
  /** `undefined` is "not answered", which is not the least value. */
  value: number | undefined
  onChange: (value: number | undefined) => void
  onBlur?: (() => void) | undefined
  min: number
  max: number
  /** @default 1 */
  step?: number | undefined
  /** Decimals the number field takes. @default as many as `step` has */
  precision?: number | undefined
  unit?: ReactNode
  startLabel?: ReactNode
  endLabel?: ReactNode
  labels?: Partial<SliderLabels> | undefined
  /** Spoken value: "3 of 10, neutral". */
  valueText?: ((value: number) => string) | undefined
  /** Without the number field; only where another control shows the number. */
  bare?: boolean | undefined
  size?: Size | undefined
}

/**
 * A number from a stretch (APG slider) on Radix, with a number field beside it: dragging is never the only way. Until
 * it is answered the thumb is hollow and nothing is filled; Enter or Space takes the place it waits at.
 *
 * Do: use it where rough is enough, with the number field beside it.
 * Don't: set it to the middle beforehand; that is an answer nobody gave.
 * Keys: arrows by `step`, Page up and down by ten steps, Home and End. A tap on the rail sets it.
 */
export function Slider(props: Controllable<SliderProps>) {
  const root = useRef<HTMLDivElement>(null)
  const { step = 1, ...p } = useControllable<SliderProps>(props, undefined, { anchor: root })
  const labels = useLabels('slider', p.labels)
  const answered = p.value !== undefined
  const precision = p.precision ?? decimalsOf(step)
  return (
    <div
      ref={root}
      data-slot="slider"
      className={clsx('flex min-w-0 flex-wrap items-start gap-x-4 gap-y-2', p.className)}
    >
      <Track
        values={[clamp(p.value ?? p.min, p.min, p.max)]}
        answered={answered}
        thumbs={[
          {
            id: p.id,
            label: p.label,
            labelledBy: p.labelledBy,
            describedBy: p.describedBy,
            valueText: p.value === undefined ? labels.notAnswered : p.valueText?.(p.value),
          },
        ]}
        min={p.min}
        max={p.max}
        step={step}
        disabled={p.disabled}
        readOnly={p.readOnly}
        invalid={p.invalid}
        startLabel={p.startLabel}
        endLabel={p.endLabel}
        onChange={([value]) => p.onChange(value)}
        onBlur={p.onBlur}
      />
      {!p.bare && (
        <NumberInput
          name={p.name}
          label={labels.field}
          value={p.value}
          onChange={p.onChange}
          onBlur={p.onBlur}
          min={p.min}
          max={p.max}
          step={step}
          precision={precision}
          unit={p.unit}
          disabled={p.disabled}
          readOnly={p.readOnly}
          required={p.required}
          invalid={p.invalid || (p.value !== undefined && (p.value < p.min || p.value > p.max))}
          size={p.size ?? 'small'}
          className="w-24"
        />
      )}
      {labels.clear !== undefined && !p.required && !p.disabled && !p.readOnly && (
        <Button
          variant="ghost"
          size={p.size ?? 'small'}
          iconOnly
          aria-label={labels.clear}
          // Its room is kept: the track would jump under the finger at the first answer.
          className={answered ? undefined : 'invisible'}
          onClick={() => {
            p.onChange(undefined)
            // The button goes from under the focus.
            root.current?.querySelector<HTMLElement>('[role=slider]')?.focus()
          }}
        >
          <Icon name="x" />
        </Button>
      )}
    </div>
  )
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0
}
