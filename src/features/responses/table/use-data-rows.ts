import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useLanguage } from '#src/i18n/use-t.ts'
import { useLastPage } from '#src/router/page-search.ts'
import { fieldsQueryOptions, invalidateData, type Matching, rowsQueryOptions } from '../data-api.ts'
import { type DataAddress, type DataSearch, readFilters, readSort, writeSearch } from '../data-search.ts'
import { serverFilters } from './data-filters.ts'
import { useNewRows } from './use-new-rows.ts'

export type Go<Search> = (change: Partial<Search>, options?: { replace?: boolean }) => void

/** What the address asks for, and the rows and columns that answer it. */
export const useDataRows = (formKey: string, address: DataAddress, onAddress: Go<DataAddress>) => {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const written = { filters: address.filters, sort: address.sort }
  const search: DataSearch = {
    ...address,
    filters: useMemo(() => readFilters(written.filters), [written.filters]),
    sort: useMemo(() => readSort(written.sort), [written.sort]),
  }
  const go: Go<DataSearch> = useCallback((change, options) => onAddress(writeSearch(change), options), [onAddress])
  const { page = 1, size = 20, filters = noFilters, sort = noSort, q = '', record } = search
  const matching = useMemo((): Matching => ({ filters: serverFilters(filters), search: q.trim() }), [filters, q])
  const fields = useQuery(fieldsQueryOptions(formKey, language))
  const rows = useQuery(rowsQueryOptions(formKey, { page, size, sort, ...matching }))
  const known = rows.isPlaceholderData ? undefined : rows.data?.total
  const total = rows.data?.total ?? 0
  useLastPage(known === undefined ? undefined : { current: page, pages: Math.ceil(known / size) }, go)

  return {
    search,
    shown: { page, size, filters, sort, q, record },
    go,
    matching,
    isFiltered: matching.filters.length > 0 || matching.search !== '',
    fields,
    rows,
    total,
    ids: useMemo(() => (rows.data?.records ?? []).map(({ id }) => id), [rows.data]),
    /** Answers that came meanwhile; the table does not move by itself. */
    newRows: useNewRows(formKey, matching, known),
    refresh: () => void queryClient.invalidateQueries({ queryKey: invalidateData(formKey) }),
    retry: () => void Promise.all([rows.refetch(), fields.refetch()]),
  }
}

export type DataRows = ReturnType<typeof useDataRows>

const noFilters: NonNullable<DataSearch['filters']> = []
const noSort: NonNullable<DataSearch['sort']> = []
