import { RadioMenu } from '../_internal/radio-menu.tsx'
import type { Size } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { SizeSwitchLabels } from './labels.ts'

export type { SizeSwitchLabels } from './labels.ts'

export interface SizeSwitchProps {
  value: Size
  onChange: (size: Size) => void
  labels?: Partial<SizeSwitchLabels> | undefined
}

/**
 * Chooses the size of all controls (APG menu button with menuitemradio), on Radix. Hand the choice to a SizeProvider:
 * it applies at once, without a reload.
 *
 * Do: keep the choice with the person, on every device.
 * Don't: make single controls small by it to gain room.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Enter chooses, Escape closes and focus returns.
 */
export function SizeSwitch(props: Controllable<SizeSwitchProps>) {
  const { value, onChange, labels: own } = useControllable<SizeSwitchProps>(props, 'default')
  const labels = useLabels('size-switch', own)
  const name = labels.button(labels[value])
  return (
    <RadioMenu
      slot="size-switch-menu"
      options={sizes.map((id) => ({ id, label: labels[id] }))}
      value={value}
      onChange={onChange}
      trigger={
        <Button variant="ghost" iconOnly aria-label={name} title={name}>
          <Icon name="type" size={20} />
        </Button>
      }
    />
  )
}

const sizes = ['default', 'medium', 'small', 'mini'] as const
