import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { SizeSwitch } from '#ds/size-switch'
import { LanguageSwitch, ThemeSwitch } from '#src/console-kit/look/look-switches.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { FullScreenSwitch } from './full-screen-switch.tsx'
import { NoticesBell } from './notices-bell.tsx'
import { useSignedIn } from './signed-in-context.ts'
import { UserTools } from './user-tools.tsx'

/** At the end of the header, in the order of ux.md 1.4: size, language, search, layout, news, full screen, user. */
export function TopTools() {
  const t = useT('shell')
  const { openPalette } = useSignedIn()
  const globalComponentSize = useThemeSetting('globalComponentSize')
  return (
    <div className="flex shrink-0 items-center gap-0.5">
      <div className="contents max-sm:hidden">
        <SizeSwitch value={globalComponentSize} onChange={(size) => changeThemeConfig({ globalComponentSize: size })} />
      </div>
      <LanguageSwitch />
      <div className="contents max-sm:hidden">
        <ThemeSwitch />
      </div>
      <Button variant="ghost" iconOnly aria-label={t('palette.open')} onClick={openPalette}>
        <Icon name="search" size={20} />
      </Button>
      <Button
        variant="ghost"
        iconOnly
        aria-label={t('drawer.open')}
        onClick={() => changeThemeConfig({ isDrawer: true })}
        className="max-sm:hidden"
      >
        <Icon name="settings" size={20} />
      </Button>
      <NoticesBell />
      <FullScreenSwitch />
      <UserTools />
    </div>
  )
}
