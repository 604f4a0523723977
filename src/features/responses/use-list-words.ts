import { useMemo } from 'react'
import { useT } from '#src/i18n/use-t.ts'

/** What filter bar, saved views and column settings say. */
export const useListWords = () => {
  const t = useT('data')
  return useMemo(
    () => ({
      filterBar: {
        bar: t('words.filters'),
        add: t('words.addFilter'),
        addPlaceholder: t('words.addFilter'),
        suggestions: t('words.suggestions'),
        nothingFound: t('words.nothingFound'),
        operator: t('words.operator'),
        value: t('words.value'),
        from: t('words.from'),
        to: t('words.to'),
        choose: t('words.choose'),
        apply: t('words.apply'),
        remove: (filter: string) => t('words.removeFilter', { filter }),
        clearAll: t('words.clearAll'),
        added: (filter: string) => t('words.added', { filter }),
        removed: (filter: string) => t('words.removed', { filter }),
        cleared: t('words.cleared'),
      },
      savedViews: {
        none: t('views.none'),
        view: t('words.view'),
        changed: t('words.changed'),
        save: t('words.save'),
        saveAs: t('words.saveAs'),
        reset: t('words.reset'),
        makeDefault: t('words.makeDefault'),
        remove: t('words.removeView'),
        isDefault: t('words.isDefault'),
        scope: { private: t('words.private'), shared: t('words.shared'), role: t('words.role') },
        name: t('words.viewName'),
        scopeQuestion: t('words.scopeQuestion'),
        submit: t('words.save'),
        nameMissing: t('words.nameMissing'),
        nameTaken: t('words.nameTaken'),
      },
      columnSettings: {
        trigger: t('words.columns'),
        show: (column: string) => t('words.showColumn', { column }),
        pinStart: (column: string) => t('words.pinColumn', { column }),
        moveUp: (column: string) => t('words.moveUp', { column }),
        moveDown: (column: string) => t('words.moveDown', { column }),
        moved: (column: string, position: number, count: number) =>
          t('words.moved', { column, position, total: count }),
        reset: t('words.resetColumns'),
      },
    }),
    [t],
  )
}
