import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const actionsLabels = ({
  t,
}: Say): Pick<KitLabels, 'split-button' | 'float-button' | 'size-switch' | 'theme-switch' | 'layout-chooser'> => {
  return {
    'split-button': { more: (action) => t('split-button.more', { action }) },
    'float-button': { move: t('float-button.move') },
    'size-switch': {
      default: t('size-switch.default'),
      medium: t('size-switch.medium'),
      small: t('size-switch.small'),
      mini: t('size-switch.mini'),
      button: (size) => t('size-switch.button', { size }),
    },
    'theme-switch': {
      system: t('theme-switch.system'),
      light: t('theme-switch.light'),
      dark: t('theme-switch.dark'),
      'light-contrast': t('theme-switch.light-contrast'),
      'dark-contrast': t('theme-switch.dark-contrast'),
      button: (theme) => t('theme-switch.button', { theme }),
    },
    'layout-chooser': {
      defaults: t('layout-chooser.defaults'),
      classic: t('layout-chooser.classic'),
      transverse: t('layout-chooser.transverse'),
      columns: t('layout-chooser.columns'),
    },
  }
}
