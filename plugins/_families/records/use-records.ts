import { useCallback, useEffect, useMemo, useState } from 'react'
import { z } from 'zod'
import { pageSearchShape, useSearchState } from '#sdk/page'
import { type FiltersOf, filterShape, type ListFilters, setFilters } from './list-filters.ts'

const id = z
  .string()
  .regex(/^\d{0,18}$/)
  .catch('')
const word = z
  .string()
  .regex(/^[a-z0-9-]{0,40}$/)
  .catch('')

const shape = {
  ...pageSearchShape,
  /** The record in the drawer: its id, `new`, or '' for none. */
  open: z.union([z.literal('new'), z.string().regex(/^\d{1,18}$/)]).catch(''),
  /** Of a new record: the one it will lie below. */
  below: id,
  /** What is shown of the open record, where a page has more than its fields to show. */
  panel: word,
  /** The saved view the list was opened by. */
  view: word,
}

/** How long a record that was just written is marked in the list (ux C32), in milliseconds. */
const markMs = 2000

type Address = Record<string, string | number> & {
  readonly [Key in keyof typeof shape]: z.infer<(typeof shape)[Key]>
}

/**
 * The state of a list that is in its address (ux C7): page, size, filters, the open record; and which record was just
 * written.
 * @param filters made outside of the component, or kept with `useMemo`
 * @example
 * const filters = { dictName: searchFilter, status: statusFilter, createTime: daysFilter }
 * const records = useRecords(filters)
 * const types = useData(dictTypePage, { query: records.query })
 */
export const useRecords = <Filters extends ListFilters>(filters: Filters) => {
  const schema = useMemo((): z.ZodType<Address> => {
    const whole: z.ZodType<unknown> = z.object({ ...shape, ...filterShape(filters) })
    // The compiler cannot see which keys filters add to the shape; all of them are texts.
    return whole as z.ZodType<Address>
  }, [filters])
  const [search, change] = useSearchState<Address>(schema)
  const { page: current, size } = search
  const set = useMemo(() => setFilters(filters, search), [filters, search])
  const [marked, mark] = useState<string>()
  useEffect(() => {
    if (marked === undefined) return
    const timer = setTimeout(() => mark(undefined), markMs)
    return () => clearTimeout(timer)
  }, [marked])

  /** Sets filters: back to the first page. */
  const narrow = useCallback(
    (wanted: Readonly<Record<string, string>>, options?: { replace?: boolean }) =>
      change({ ...wanted, page: 1 }, options),
    [change],
  )
  return {
    search,
    /** The filters in force, for the server. */
    filters: set as FiltersOf<Filters>,
    /** The same with the page. */
    query: { ...set, current, size } as FiltersOf<Filters> & { readonly current: number; readonly size: number },
    specs: filters as ListFilters,
    narrow,
    /** One text for all filters in force; '' without any. */
    narrowedBy: Object.values(set).join(' '),
    clear: useCallback(
      () => narrow(Object.fromEntries(Object.keys(filterShape(filters)).map((key) => [key, '']))),
      [narrow, filters],
    ),
    turn: useCallback(
      (to: { page: number; size?: number }, options?: { replace?: boolean }) => change(to, options),
      [change],
    ),
    /** Anything in the address that is no filter. */
    change,
    /** Opens a record beside the list, or what else is shown of it; Back closes it, and never opens it again. */
    open: useCallback((open: string, panel = '') => change({ open, panel, below: '' }), [change]),
    close: useCallback(() => change({ open: '', panel: '', below: '' }, { replace: true }), [change]),
    /** The record that was written a moment ago. */
    marked,
    mark,
  }
}

/** What the parts of a list need of `useRecords`, whatever its filters are. */
export type Records = Omit<ReturnType<typeof useRecords>, 'filters' | 'query'>
