import { RadioMenu } from '../_internal/radio-menu.tsx'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { Button } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import type { ThemeSwitchLabels } from './labels.ts'

export type { ThemeSwitchLabels } from './labels.ts'

export type ThemeChoice = 'system' | 'light' | 'dark' | 'light-contrast' | 'dark-contrast'

export interface ThemeSwitchProps<Choice extends ThemeChoice = ThemeChoice> {
  /** On offer, in their order: all five, or `['system', 'light', 'dark']`. */
  choices: readonly Choice[]
  value: Choice
  onChange: (choice: Choice) => void
  labels?: Partial<ThemeSwitchLabels> | undefined
}

/**
 * Chooses the theme (APG menu button with menuitemradio), on Radix: as the system is, light or dark, each with high
 * contrast.
 *
 * Do: begin with the system's choice.
 * Don't: recolour single screens; the theme is the whole product's.
 * Keys: Enter, Space or arrow down opens; arrows walk, letters jump, Enter chooses, Escape closes and focus returns.
 */
export function ThemeSwitch<Choice extends ThemeChoice = ThemeChoice>(props: Controllable<ThemeSwitchProps<Choice>>) {
  const {
    choices,
    value,
    onChange,
    labels: own,
  } = useControllable<ThemeSwitchProps<Choice>>(
    props,
    // A switch without choices is none.
    props.choices[0] as Choice,
  )
  const labels = useLabels('theme-switch', own)
  const name = labels.button(labels[value])
  return (
    <RadioMenu
      slot="theme-switch-menu"
      options={choices.map((id) => ({ id, label: labels[id], icon: icons[id] }))}
      value={value}
      onChange={onChange}
      trigger={
        <Button variant="ghost" iconOnly aria-label={name} title={name}>
          <Icon name={icons[value]} size={20} />
        </Button>
      }
    />
  )
}

const icons: Record<ThemeChoice, IconName> = {
  system: 'monitor',
  light: 'sun',
  dark: 'moon',
  'light-contrast': 'contrast',
  'dark-contrast': 'contrast',
}
