import { LanguageSwitch as LanguageMenu } from '#ds/language-switch'
import { ThemeSwitch as ThemeMenu } from '#ds/theme-switch'
import { isPartlyTranslated, languageName, languages, toBcp47 } from '#src/i18n/languages.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { changeThemeConfig, useThemeSetting } from '#src/state/theme-config.atoms.ts'

const choices = ['system', 'light', 'dark', 'light-contrast', 'dark-contrast'] as const

/** The language of the interface, each named in itself. Applies at once. */
export function LanguageSwitch() {
  const t = useT('shell')
  const language = useLanguage()
  return (
    <LanguageMenu
      label={t('language', { name: languageName(language) })}
      languages={languages.map((id) => ({
        id,
        endonym: languageName(id),
        lang: toBcp47(id),
        note: isPartlyTranslated(id) ? t('language.partial') : undefined,
      }))}
      value={language}
      onChange={(code) => changeThemeConfig({ currentI18n: code })}
    />
  )
}

/** Light, dark, either with high contrast, or as the system is. Applies at once. */
export function ThemeSwitch() {
  const appearance = useThemeSetting('appearance')
  return <ThemeMenu choices={choices} value={appearance} onChange={(next) => changeThemeConfig({ appearance: next })} />
}
