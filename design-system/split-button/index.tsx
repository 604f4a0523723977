import { cn } from '../_internal/cn.ts'
import type { Size } from '../_internal/size-context.ts'
import { Button, type ButtonVariant } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { Menu, type MenuEntry } from '../menu/index.tsx'
import type { SplitButtonLabels } from './labels.ts'

export type { SplitButtonLabels } from './labels.ts'

export interface SplitButtonProps {
  /** What most people want. */
  label: string
  onClick: () => void
  /** The rarer relatives of it; an item may have a sub menu. */
  items: readonly MenuEntry[]
  icon?: IconName | undefined
  /** @default 'secondary' */
  variant?: Exclude<ButtonVariant, 'ghost'> | undefined
  size?: Size | undefined
  /** The action is under way: neither it nor another can be started. */
  busy?: boolean | undefined
  disabled?: boolean | undefined
  labels?: Partial<SplitButtonLabels> | undefined
  className?: string | undefined
}

/**
 * An action with its rarer relatives behind an arrow (APG menu button beside a button,
 * https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/), on Radix. Two tab stops, because they are two things.
 *
 * Do: put the action first that is right nine times of ten, and do it at once.
 * Don't: join actions that have nothing to do with each other, or put the destructive one in front.
 * Keys: Enter and Space press; on the arrow Enter, Space or arrow down opens; in the menu arrows walk, letters jump,
 * arrow right opens a sub menu, Escape closes and focus returns.
 */
export function SplitButton({
  label,
  onClick,
  items,
  icon,
  variant = 'secondary',
  size,
  busy,
  disabled,
  labels: ownLabels,
  className,
}: SplitButtonProps) {
  const labels = useLabels('split-button', ownLabels)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={label} data-slot="split-button" className={cn('inline-flex', className)}>
      <Button
        variant={variant}
        size={size}
        busy={busy}
        disabled={disabled}
        iconStart={icon && <Icon name={icon} />}
        onClick={onClick}
        className="rounded-e-none focus-visible:z-sticky"
      >
        {label}
      </Button>
      <Menu
        align="end"
        items={items}
        trigger={
          <Button
            variant={variant}
            size={size}
            iconOnly
            disabled={disabled || busy}
            aria-label={labels.more(label)}
            className={cn('rounded-s-none focus-visible:z-sticky', seam[variant])}
          >
            <Icon name="chevron-down" />
          </Button>
        }
      />
    </div>
  )
}

/** The line between the two: an edge of its own where there is none, one shared edge where there are two. */
const seam = {
  primary: 'ms-px',
  danger: 'ms-px',
  secondary: '-ms-px',
}
