import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const feedbackLabels = ({ t }: Say): Pick<KitLabels, 'progress-dialog'> => {
  return {
    'progress-dialog': {
      close: t('progress-dialog.close'),
      waiting: t('progress-dialog.waiting'),
      complete: t('progress-dialog.complete'),
      download: t('progress-dialog.download'),
      progress: t('progress-dialog.progress'),
    },
  }
}
