import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'

const icons = {
  light: 'sun',
  dark: 'moon',
  'light-contrast': 'contrast',
  'dark-contrast': 'contrast',
  system: 'monitor',
} as const
const appearances = ['light', 'dark', 'light-contrast', 'dark-contrast', 'system'] as const

/** Light, dark, either with high contrast, or as the system is. Applies at once. */
export function ThemeSwitch() {
  const t = useT('shell')
  const { appearance } = useThemeConfig()
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" iconOnly aria-label={t('appearance', { name: t(`appearance.${appearance}`) })}>
          <Icon name={icons[appearance]} size={20} />
        </Button>
      }
      items={appearances.map((each) => ({
        id: each,
        icon: icons[each],
        label: t(`appearance.${each}`),
        checked: each === appearance,
        onSelect: () => changeThemeConfig({ appearance: each }),
      }))}
    />
  )
}
