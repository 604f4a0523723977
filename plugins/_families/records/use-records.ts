import { useCallback, useMemo, useState } from 'react'
import type { z } from 'zod'
import { useSearchState } from '#sdk/page'
import { isNarrowed, type RecordSearch, withoutFilters } from './record-search.ts'

/**
 * The state of a list: what its address holds, and which of its records are chosen, over all pages.
 * @param schema made by `recordSearch`, outside of the component
 */
export const useRecords = <Search extends RecordSearch>(schema: z.ZodType<Search>) => {
  const [search, change] = useSearchState<Search>(schema)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nothing)
  const defaults = useMemo(() => schema.parse({}), [schema])

  /** Sets filters: back to the first page, and what was chosen is chosen no longer (it may not be in the list now). */
  const narrow = useCallback(
    (filters: Partial<Search>, options?: { replace?: boolean }) => {
      setChosen(nothing)
      change({ ...filters, page: 1 }, options)
    },
    [change],
  )
  // The compiler cannot see that a part by the names of an open type is a part of it.
  const part = (some: Record<string, string | number>) => some as Partial<Search>
  return {
    search,
    change,
    narrow,
    isNarrowed: isNarrowed(search, defaults),
    clear: () => narrow(part(withoutFilters(defaults))),
    /** Opens a record beside the list; Back closes it. */
    open: (id: string) => change(part({ open: id })),
    close: () => change(part({ open: '' })),
    chosen,
    setChosen,
    /** Records that are gone are chosen no longer. */
    release: (ids: readonly string[]) => setChosen((before) => new Set([...before].filter((id) => !ids.includes(id)))),
  }
}

const nothing: ReadonlySet<string> = new Set()

/** What the parts of a list need of `useRecords`. */
export type Records = Pick<
  ReturnType<typeof useRecords<RecordSearch>>,
  'isNarrowed' | 'clear' | 'chosen' | 'setChosen'
> & {
  readonly search: RecordSearch
}
