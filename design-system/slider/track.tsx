import { clsx } from 'clsx'
import { Slider as Primitive } from 'radix-ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { useTextDirection } from '../_internal/use-text-direction.ts'

export interface TrackThumb {
  /** Accessible name of the thumb. */
  label: string | undefined
  labelledBy?: string | undefined
  describedBy?: string | undefined
  valueText?: string | undefined
  id?: string | undefined
}

/** Rail, filled part and thumbs on Radix Slider; shared by slider and range slider. */
export function Track({
  values,
  answered,
  thumbs,
  min,
  max,
  step,
  disabled,
  readOnly,
  invalid,
  startLabel,
  endLabel,
  onChange,
  onBlur,
}: {
  values: readonly number[]
  /** False: the thumb is hollow and nothing is filled, for "not answered". */
  answered: boolean
  thumbs: readonly TrackThumb[]
  min: number
  max: number
  step: number
  disabled: boolean | undefined
  readOnly: boolean | undefined
  invalid: boolean | undefined
  startLabel: ReactNode
  endLabel: ReactNode
  onChange: (values: number[]) => void
  onBlur: (() => void) | undefined
}) {
  const root = useRef<HTMLDivElement>(null)
  const dir = useTextDirection(root)
  // Radix reports changes only; the first answer may be the very place where the hollow thumb waits.
  const answerHere = (event: KeyboardEvent) => {
    if (answered || disabled || readOnly) return
    if (event.key === 'Enter' || event.key === ' ' || event.key === 'Home') onChange([...values])
  }
  return (
    <div ref={root} data-slot="slider-track" className="min-w-32 flex-1">
      <Primitive.Root
        dir={dir}
        value={[...values]}
        min={min}
        max={max}
        step={step}
        disabled={disabled || readOnly || false}
        onValueChange={onChange}
        onPointerUp={() => !answered && !disabled && !readOnly && onChange([...values])}
        onBlur={() => onBlur?.()}
        className="relative flex min-h-6 w-full touch-none select-none items-center pointer-coarse:min-h-11"
      >
        <Primitive.Track
          className={clsx(
            'relative h-1.5 w-full grow rounded-full border bg-subtle',
            invalid ? 'border-danger-solid' : 'border-control',
          )}
        >
          <Primitive.Range
            className={clsx('absolute h-full rounded-full', answered && (disabled ? 'bg-muted' : 'bg-accent-solid'))}
          />
        </Primitive.Track>
        {thumbs.map((thumb, index) => (
          <Primitive.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: the thumbs are first and second, nothing else
            key={index}
            id={thumb.id}
            data-slot="slider-thumb"
            data-answered={answered || undefined}
            aria-label={thumb.label}
            aria-labelledby={thumb.labelledBy}
            aria-describedby={thumb.describedBy}
            aria-valuetext={thumb.valueText}
            aria-invalid={invalid || undefined}
            aria-readonly={readOnly || undefined}
            onKeyDown={answerHere}
            className={clsx(
              'block size-5 rounded-full border-2 bg-paper shadow-menu pointer-coarse:size-7',
              answered ? 'border-accent-solid' : 'border-control border-dashed',
              disabled && 'border-muted',
            )}
          />
        ))}
      </Primitive.Root>
      {(startLabel !== undefined || endLabel !== undefined) && (
        <div aria-hidden="true" className="flex justify-between gap-4 text-muted text-sm">
          <span>{startLabel}</span>
          <span className="text-end">{endLabel}</span>
        </div>
      )}
    </div>
  )
}
