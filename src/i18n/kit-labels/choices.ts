import type { KitLabels } from '#ds/labels'
import type { Say } from './say.ts'

export const choicesLabels = ({
  t,
  raw,
  number,
}: Say): Pick<
  KitLabels,
  'combobox' | 'select' | 'tree' | 'tree-select' | 'condition-builder' | 'dict-select' | 'transfer'
> => {
  return {
    'condition-builder': {
      rule: raw('condition-builder.rule'),
      group: raw('condition-builder.group'),
      join: t('condition-builder.join'),
      all: t('condition-builder.all'),
      any: t('condition-builder.any'),
      field: t('condition-builder.field'),
      operator: t('condition-builder.operator'),
      value: t('condition-builder.value'),
      from: t('condition-builder.from'),
      to: t('condition-builder.to'),
      choose: t('condition-builder.choose'),
      search: t('condition-builder.search'),
      nothingFound: t('condition-builder.nothingFound'),
      removeValue: t('condition-builder.removeValue'),
      addRule: t('condition-builder.addRule'),
      addGroup: t('condition-builder.addGroup'),
      remove: t('condition-builder.remove'),
      moveUp: t('condition-builder.moveUp'),
      moveDown: t('condition-builder.moveDown'),
      moved: raw('condition-builder.moved'),
      removed: raw('condition-builder.removed'),
      words: {
        and: t('condition-builder.words.and'),
        or: t('condition-builder.words.or'),
        rule: raw('condition-builder.words.rule'),
        ruleWithoutValue: raw('condition-builder.words.ruleWithoutValue'),
        between: raw('condition-builder.words.between'),
        brackets: raw('condition-builder.words.brackets'),
        missing: t('condition-builder.words.missing'),
        always: t('condition-builder.words.always'),
      },
    },
    combobox: {
      search: t('combobox.search'),
      empty: t('combobox.empty'),
      noData: t('combobox.noData'),
      loading: t('combobox.loading'),
      remove: t('combobox.remove'),
    },
    select: { noData: t('combobox.noData') },
    tree: { loading: t('tree.loading'), loadFailed: t('tree.loadFailed') },
    'tree-select': {
      search: t('tree-select.search'),
      empty: t('tree-select.empty'),
      noData: t('combobox.noData'),
      loading: t('tree-select.loading'),
      loadFailed: t('tree-select.loadFailed'),
      remove: t('tree-select.remove'),
    },
    'dict-select': {
      disabled: raw('dict-select.disabled'),
      loading: t('dict-select.loading'),
      search: t('dict-select.search'),
      empty: t('dict-select.empty'),
      remove: t('dict-select.remove'),
    },
    transfer: {
      available: t('transfer.available'),
      chosen: t('transfer.chosen'),
      search: t('transfer.search'),
      clearSearch: t('transfer.clearSearch'),
      add: t('transfer.add'),
      remove: t('transfer.remove'),
      markAll: t('transfer.markAll'),
      empty: t('transfer.empty'),
      count: (marked, total) => t('transfer.count', { marked: number(marked), total: number(total) }),
      moved: (count, list) => t('transfer.moved', { count, number: number(count), list }),
    },
  }
}
