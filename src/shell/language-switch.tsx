import { Button } from '#ds/button'
import { Icon } from '#ds/icon'
import { Menu } from '#ds/menu'
import { languageName, languages } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig } from '#src/state/theme-config.atoms.ts'

/** The language of the interface, each named in itself. Applies at once. */
export function LanguageSwitch() {
  const t = useT('shell')
  const current = useLanguage()
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="ghost" iconOnly aria-label={t('language', { name: languageName(current) })}>
          <Icon name="languages" size={20} />
        </Button>
      }
      items={languages.map((code) => ({
        id: code,
        label: languageName(code),
        checked: code === current,
        onSelect: () => changeThemeConfig({ currentI18n: code }),
      }))}
    />
  )
}
