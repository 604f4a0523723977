import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeSetting } from '#src/state/theme-config.atoms.ts'

/** Folds the side menu to its icons. */
export function MenuFold() {
  const t = useT('shell')
  const isCollapse = useThemeSetting('isCollapse')
  return (
    <Button
      variant="ghost"
      iconOnly
      aria-label={t('menu.fold')}
      aria-expanded={!isCollapse}
      onClick={() => changeThemeConfig({ isCollapse: !isCollapse })}
    >
      <Icon name="panel-left" size={20} />
    </Button>
  )
}
