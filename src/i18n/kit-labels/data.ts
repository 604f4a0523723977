import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const dataLabels = ({
  t,
  number,
}: Say): Pick<
  KitLabels,
  'column-settings' | 'filter-bar' | 'saved-views' | 'infinite-list' | 'barcode' | 'right-toolbar'
> => {
  return {
    'column-settings': {
      trigger: t('column-settings.trigger'),
      show: (column) => t('column-settings.show', { column }),
      pinStart: (column) => t('column-settings.pinStart', { column }),
      moveUp: (column) => t('column-settings.moveUp', { column }),
      moveDown: (column) => t('column-settings.moveDown', { column }),
      moved: (column, position, count) =>
        t('column-settings.moved', { column, position: number(position), count: number(count) }),
      reset: t('column-settings.reset'),
    },
    'filter-bar': {
      bar: t('filter-bar.bar'),
      add: t('filter-bar.add'),
      addPlaceholder: t('filter-bar.addPlaceholder'),
      suggestions: t('filter-bar.suggestions'),
      nothingFound: t('filter-bar.nothingFound'),
      operator: t('filter-bar.operator'),
      value: t('filter-bar.value'),
      from: t('filter-bar.from'),
      to: t('filter-bar.to'),
      choose: t('filter-bar.choose'),
      apply: t('filter-bar.apply'),
      remove: (filter) => t('filter-bar.remove', { filter }),
      clearAll: t('filter-bar.clearAll'),
      added: (filter) => t('filter-bar.added', { filter }),
      removed: (filter) => t('filter-bar.removed', { filter }),
      cleared: t('filter-bar.cleared'),
    },
    'saved-views': {
      none: t('saved-views.none'),
      view: t('saved-views.view'),
      changed: t('saved-views.changed'),
      save: t('saved-views.save'),
      saveAs: t('saved-views.saveAs'),
      reset: t('saved-views.reset'),
      makeDefault: t('saved-views.makeDefault'),
      remove: t('saved-views.remove'),
      isDefault: t('saved-views.isDefault'),
      scope: {
        private: t('saved-views.scope.private'),
        shared: t('saved-views.scope.shared'),
        role: t('saved-views.scope.role'),
      },
      name: t('saved-views.name'),
      scopeQuestion: t('saved-views.scopeQuestion'),
      submit: t('saved-views.submit'),
      nameMissing: t('saved-views.nameMissing'),
      nameTaken: t('saved-views.nameTaken'),
    },
    'infinite-list': {
      loading: t('infinite-list.loading'),
      failed: t('infinite-list.failed'),
      retry: t('infinite-list.retry'),
      end: t('infinite-list.end'),
      position: (first, last, total) =>
        t('infinite-list.position', { first: number(first), last: number(last), total: number(total) }),
    },
    barcode: {
      copy: t('barcode.copy'),
      copied: t('barcode.copied'),
      download: t('barcode.download'),
      invalid: t('barcode.invalid'),
    },
    'right-toolbar': {
      showSearch: t('right-toolbar.showSearch'),
      hideSearch: t('right-toolbar.hideSearch'),
      refresh: t('right-toolbar.refresh'),
      density: t('right-toolbar.density'),
      densities: {
        roomy: t('right-toolbar.densities.roomy'),
        default: t('right-toolbar.densities.default'),
        compact: t('right-toolbar.densities.compact'),
      },
      fullScreen: t('right-toolbar.fullScreen'),
      leaveFullScreen: t('right-toolbar.leaveFullScreen'),
    },
  }
}
