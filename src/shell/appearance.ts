// What the theme configuration does to the document, at once and without a reload (ux C33).
import { onReachable } from '#src/api/reachability.ts'
import { changeLanguage } from '#src/i18n/init.ts'
import { readThemeConfig, watchThemeConfig } from '#src/state/theme-config.atoms.ts'
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
    // Its texts are fetched. Without a network the former language stays, until they can be.
    changeLanguage(config.currentI18n).catch(() => {
      const stop = onReachable(() => {
        stop()
        void changeLanguage(readThemeConfig().currentI18n).catch(() => undefined)
      })
    })
  })
