import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeConfig } from '#src/state/theme-config.atoms.ts'

const sizes = ['default', 'medium', 'small', 'mini'] as const

/** How large controls are. Applies at once, with nothing typed lost (ux C33). */
export function SizeSwitch() {
  const t = useT('shell')
  const { globalComponentSize } = useThemeConfig()
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" iconOnly aria-label={t('size', { name: t(`size.${globalComponentSize}`) })}>
          <Icon name="type" size={20} />
        </Button>
      }
      items={sizes.map((size) => ({
        id: size,
        label: t(`size.${size}`),
        checked: size === globalComponentSize,
        onSelect: () => changeThemeConfig({ globalComponentSize: size }),
      }))}
    />
  )
}
