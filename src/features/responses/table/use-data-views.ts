import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { ColumnState } from '#ds/data-table'
import { type NewView, type SavedView, sameState } from '#ds/saved-views'
import { useSetting } from '#src/api/setting.ts'
import type { DataSearch, ListState } from '../data-search.ts'
import { readTableSetting, type StoredView, type TableSetting } from './table-setting.ts'

const noView = 'none'

/**
 * The person's own columns and named views of one form's data (ux C9, C10). The address holds which view and what was
 * changed since; columns are theirs on every visit.
 */
export const useDataViews = (
  formKey: string,
  { filters, sort, q, view: wanted, ...search }: DataSearch,
  go: (change: Partial<DataSearch>, options?: { replace?: boolean }) => void,
) => {
  const { value: setting, isLoaded, save } = useSetting(`table.data.${formKey}`, readTableSetting)
  const latest = useRef(setting)
  latest.current = setting
  const change = useCallback((part: Partial<TableSetting>) => save({ ...latest.current, ...part }), [save])

  const current = setting.views.find(({ id }) => id === wanted)
  const state = useMemo((): ListState => ({ filters, sort, q }), [filters, sort, q])
  const isChanged = current ? !sameState({ ...state, columns: setting.columns }, current.state) : !sameState(state, {})

  const open = useCallback(
    (view: StoredView | undefined, options?: { replace?: boolean }) => {
      if (view) change({ columns: view.state.columns })
      const hasDefault = latest.current.views.some(({ isDefault }) => isDefault)
      go(
        {
          filters: view?.state.filters,
          sort: view?.state.sort,
          q: view?.state.q,
          view: view?.id ?? (hasDefault ? noView : undefined),
          page: undefined,
        },
        options,
      )
    },
    [change, go],
  )

  // Entered without naming anything: the default view, once the person's views are known.
  const isBare = wanted === undefined && sameState(state, {}) && search.page === undefined
  const entered = useRef(false)
  useEffect(() => {
    if (!isLoaded || entered.current) return
    entered.current = true
    const first = latest.current.views.find(({ isDefault }) => isDefault)
    if (isBare && first) open(first, { replace: true })
  }, [isLoaded, isBare, open])

  const put = (views: StoredView[]) => change({ views })
  const nowState = { ...state, columns: setting.columns }
  return {
    isLoaded,
    columns: setting.columns,
    setColumns: useCallback((columns: ColumnState) => change({ columns }), [change]),
    views: {
      views: setting.views.map(({ id, name, isDefault }): SavedView => ({ id, name, isDefault, scope: 'private' })),
      current: current?.id,
      changed: isChanged,
      onSelect: (id: string | undefined) => open(setting.views.find((each) => each.id === id)),
      onReset: () => open(current),
      onSave: (id: string) => put(setting.views.map((each) => (each.id === id ? { ...each, state: nowState } : each))),
      onSaveAs: ({ name, isDefault }: NewView) => {
        const id = crypto.randomUUID().slice(0, 8)
        const others = isDefault ? setting.views.map((each) => ({ ...each, isDefault: false })) : setting.views
        put([...others, { id, name, isDefault, state: nowState }])
        go({ view: id })
      },
      onMakeDefault: (id: string) => put(setting.views.map((each) => ({ ...each, isDefault: each.id === id }))),
      onRemove: (id: string) => {
        put(setting.views.filter((each) => each.id !== id))
        go({ view: undefined })
      },
    },
  }
}
