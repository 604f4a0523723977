import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig } from '#src/state/theme-config.atoms.ts'
import { FullScreenSwitch } from './full-screen-switch.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { SizeSwitch } from './size-switch.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { UserMenu } from './user-menu.tsx'

/** At the end of the header, in the order of ux.md 1.4: size, language, search, layout, news, full screen, user. */
export function TopTools() {
  const t = useT('shell')
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <SizeSwitch />
      <LanguageSwitch />
      <ThemeSwitch />
      <Button
        variant="ghost"
        iconOnly
        aria-label={t('drawer.open')}
        onClick={() => changeThemeConfig({ isDrawer: true })}
        className="max-sm:hidden"
      >
        <Icon name="settings" size={20} />
      </Button>
      <FullScreenSwitch />
      <UserMenu />
    </div>
  )
}
