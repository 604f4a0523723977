import { type ReactNode, useId } from 'react'
import { cn } from '../_internal/cn.ts'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'

export interface SegmentOption<Id extends string> {
  id: Id
  label: ReactNode
  /** Accessible name of a segment that shows only an icon. */
  ariaLabel?: string | undefined
  disabled?: boolean | undefined
}

export interface SegmentedControlProps<Id extends string> {
  value: Id
  onChange: (id: Id) => void
  options: readonly SegmentOption<Id>[]
  label: string
  size?: Size | undefined
  className?: string | undefined
}

/**
 * One of a few, side by side (native radio group).
 *
 * Do: use it for two to four views, each in one or two words.
 * Don't: use it for actions or for more than five; that is a Select.
 * Keys: arrows move and choose.
 */
export function SegmentedControl<Id extends string>(props: Controllable<SegmentedControlProps<Id>>) {
  const { value, onChange, options, label, size, className } = useControllable<SegmentedControlProps<Id>>(
    props,
    // Without options there is nothing to choose and nothing that is drawn with the value.
    props.options[0]?.id as Id,
  )
  const name = useId()
  const drawn = useSize(size)
  return (
    <fieldset data-slot="segmented-control" aria-label={label} className="w-fit min-w-0 max-w-full">
      {/* A fieldset does not hand its least height down to what is in it: under a finger the segments would stay small. */}
      <div className={cn('flex flex-wrap gap-0.5 rounded-md bg-ink/6 p-0.5', controlHeight[drawn], className)}>
        {options.map((option) => (
          <label
            key={option.id}
            data-slot="segment"
            className={cn(
              // Where they do not fit they are in rows: a word broken apart reads badly.
              'relative flex min-h-[inherit] min-w-fit max-w-full flex-auto items-center justify-center gap-1.5 rounded-sm border border-transparent px-3 font-medium text-muted text-sm',
              'has-checked:border-control has-checked:bg-paper has-checked:text-ink hover:text-ink',
              'has-focus-visible:outline-2 has-focus-visible:outline-accent-solid has-focus-visible:outline-offset-1',
              'has-disabled:cursor-not-allowed has-disabled:opacity-55',
            )}
          >
            <input
              type="radio"
              name={name}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
              aria-label={option.ariaLabel}
              checked={option.id === value}
              disabled={option.disabled}
              onChange={() => onChange(option.id)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
