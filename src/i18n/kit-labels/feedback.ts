import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const feedbackLabels = ({
  t,
  number,
}: Say): Pick<
  KitLabels,
  | 'dialog'
  | 'toast'
  | 'drawer'
  | 'progress-dialog'
  | 'notification-center'
  | 'lock-screen'
  | 'banner'
  | 'no-access'
  | 'offline'
  | 'changelog'
  | 'help-panel'
  | 'command-palette'
  | 'tour'
> => {
  return {
    toast: { label: t('toast.label'), close: t('toast.close') },
    dialog: { close: t('dialog.close') },
    drawer: { close: t('drawer.close') },
    'progress-dialog': {
      close: t('progress-dialog.close'),
      waiting: t('progress-dialog.waiting'),
      complete: t('progress-dialog.complete'),
      download: t('progress-dialog.download'),
      progress: t('progress-dialog.progress'),
    },
    'notification-center': {
      button: (count) => t('notification-center.button', { count, number: number(count) }),
      title: t('notification-center.title'),
      readAll: t('notification-center.readAll'),
      unread: t('notification-center.unread'),
      emptyTitle: t('notification-center.emptyTitle'),
      emptyText: t('notification-center.emptyText'),
    },
    'lock-screen': {
      title: t('lock-screen.title'),
      text: t('lock-screen.text'),
      password: t('lock-screen.password'),
      unlock: t('lock-screen.unlock'),
      signOut: t('lock-screen.signOut'),
    },
    banner: { dismiss: t('banner.dismiss') },
    'no-access': { missing: t('no-access.missing') },
    offline: { retry: t('offline.retry') },
    changelog: {
      kinds: {
        added: t('changelog.kinds.added'),
        changed: t('changelog.kinds.changed'),
        fixed: t('changelog.kinds.fixed'),
        removed: t('changelog.kinds.removed'),
        security: t('changelog.kinds.security'),
      },
      unseen: t('changelog.unseen'),
      empty: t('changelog.empty'),
    },
    'help-panel': {
      title: t('help-panel.title'),
      close: t('help-panel.close'),
      search: t('help-panel.search'),
      clear: t('help-panel.clear'),
      none: t('help-panel.none'),
      back: t('help-panel.back'),
      found: (count) => t('help-panel.found', { count, number: number(count) }),
    },
    'command-palette': {
      title: t('command-palette.title'),
      search: t('command-palette.search'),
      recent: t('command-palette.recent'),
      empty: t('command-palette.empty'),
      searching: (source) => t('command-palette.searching', { source }),
      failed: (source) => t('command-palette.failed', { source }),
      found: (count) => t('command-palette.found', { count, number: number(count) }),
      walk: t('command-palette.walk'),
      choose: t('command-palette.choose'),
      close: t('command-palette.close'),
    },
    tour: {
      skip: t('tour.skip'),
      back: t('tour.back'),
      next: t('tour.next'),
      done: t('tour.done'),
      close: t('tour.close'),
      progress: (step, count) => t('tour.progress', { number: number(step), count: number(count) }),
    },
  }
}
