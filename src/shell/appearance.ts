// What the theme configuration does to the document, at once and without a reload (ux C33).
import { changeLanguage } from '#src/i18n/init.ts'
import { watchThemeConfig } from '#src/state/theme-config.atoms.ts'
import type { ThemeConfig } from '#src/state/theme-config.schema.ts'

/** Colours and filters. On the root element: a filter on the body would pull fixed parts out of place. */
export const applyAppearance = (config: ThemeConfig): void => {
  const { dataset, style } = document.documentElement
  if (config.appearance === 'system') delete dataset.theme
  else dataset.theme = config.appearance
  style.filter = config.isGrayscale ? 'grayscale(1)' : config.isInvert ? 'invert(80%)' : ''
}

/** Follows every change of the configuration from now on. */
export const followThemeConfig = (): (() => void) =>
  watchThemeConfig((config) => {
    applyAppearance(config)
    void changeLanguage(config.currentI18n)
  })
