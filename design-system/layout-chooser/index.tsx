import { RadioGroup } from 'radix-ui'
import { useId } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { LayoutChooserLabels } from './labels.ts'
import { Thumbnail } from './thumbnail.tsx'

export type { LayoutChooserLabels } from './labels.ts'

/** Layouts of the console (spec 2). */
export type ConsoleLayout = 'defaults' | 'classic' | 'transverse' | 'columns'

export interface LayoutChooserProps {
  value: ConsoleLayout
  onChange: (layout: ConsoleLayout) => void
  /** Accessible name of the group. */
  label: string
  disabled?: boolean | undefined
  /** Why it cannot be chosen now: the window is too narrow. */
  reason?: string | undefined
  labels?: Partial<LayoutChooserLabels> | undefined
  className?: string | undefined
}

/**
 * Chooses how the console is laid out (APG radiogroup, https://www.w3.org/WAI/ARIA/apg/patterns/radio/), on Radix: four
 * small drawings with their names. Applies at once.
 *
 * Do: apply the choice at once, so that people judge what they see.
 * Don't: ask to confirm or to reload.
 * Keys: Tab reaches the chosen one; arrows choose.
 */
export function LayoutChooser(props: Controllable<LayoutChooserProps>) {
  const {
    value,
    onChange,
    label,
    disabled,
    reason,
    labels: own,
    className,
  } = useControllable<LayoutChooserProps>(props, 'defaults')
  const labels = useLabels('layout-chooser', own)
  const reasonId = useId()
  return (
    <div data-slot="layout-chooser" className={cn('min-w-0', className)}>
      <RadioGroup.Root
        value={value}
        onValueChange={(next) => {
          const layout = layouts.find((each) => each === next)
          if (layout) onChange(layout)
        }}
        disabled={disabled ?? false}
        aria-label={label}
        aria-describedby={reason === undefined ? undefined : reasonId}
        className="grid max-w-2xl grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-3"
      >
        {layouts.map((layout) => (
          <RadioGroup.Item
            key={layout}
            value={layout}
            data-slot="layout-chooser-item"
            className="group/card relative flex min-w-0 flex-col gap-2 rounded-lg border border-control bg-paper p-2 text-start hover:bg-subtle disabled:cursor-not-allowed disabled:opacity-55 data-[state=checked]:border-accent-solid data-[state=checked]:outline-1 data-[state=checked]:outline-accent-solid focus-visible:outline-2 focus-visible:outline-offset-2"
          >
            <Thumbnail layout={layout} />
            <span className="flex min-w-0 items-center justify-between gap-1 text-sm">
              <span className="wrap-break-word min-w-0">{labels[layout]}</span>
              <RadioGroup.Indicator>
                <Icon name="check" className="text-accent-text" />
              </RadioGroup.Indicator>
            </span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {reason !== undefined && (
        <p id={reasonId} className="mt-2 text-muted text-sm">
          {reason}
        </p>
      )}
    </div>
  )
}

const layouts = ['defaults', 'classic', 'transverse', 'columns'] as const
