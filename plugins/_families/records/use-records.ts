import { useCallback, useMemo, useState } from 'react'
import { z } from 'zod'
import { pageSearchShape, useSearchState } from '#sdk/page'

const shape = {
  ...pageSearchShape,
  /** The record in the drawer: its id, `new`, or '' for none. */
  open: z.union([z.literal('new'), z.string().regex(/^\d{1,18}$/)]).catch(''),
  /** What is shown of the open record, where a page has more than its fields to show. */
  panel: z
    .string()
    .regex(/^[a-z]{0,20}$/)
    .catch(''),
}

/**
 * What the address of a list holds (ux C7): page, size, the open record and the page's own filters. A filter is a text or
 * a number with a `.catch()` whose value means "any". Made outside of the component.
 * @example
 * const search = recordSearch({ name: z.string().max(100).catch(''), status: z.enum(['', 'active']).catch('') })
 */
export const recordSearch = <Filters extends z.ZodRawShape>(filters: Filters) => z.object({ ...shape, ...filters })

interface RecordSearch extends Record<string, string | number> {
  readonly page: number
  readonly size: number
  readonly open: string
}

/**
 * The state of a list: what its address holds, and which of its records are chosen, over all pages.
 * @param schema made by `recordSearch`
 */
export const useRecords = <Search extends RecordSearch>(schema: z.ZodType<Search>) => {
  const [search, change] = useSearchState<Search>(schema)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(nothing)
  const defaults = useMemo(() => schema.parse({}), [schema])
  const filters = Object.keys(defaults).filter((key) => !Object.hasOwn(shape, key))
  // The compiler cannot see that a part by the names of an open type is a part of it.
  const part = (some: Record<string, string | number>) => some as Partial<Search>

  /** Sets filters: back to the first page, and what was chosen is chosen no longer (it may not be in the list now). */
  const narrow = useCallback(
    (wanted: Partial<Search>, options?: { replace?: boolean }) => {
      setChosen(nothing)
      change({ ...wanted, page: 1 }, options)
    },
    [change],
  )
  return {
    search,
    narrow,
    isNarrowed: filters.some((key) => search[key] !== defaults[key]),
    clear: () => narrow(part(Object.fromEntries(filters.map((key) => [key, defaults[key] ?? ''])))),
    turn: (to: { page: number; size?: number }, options?: { replace?: boolean }) => change(part(to), options),
    /** Anything in the address that is no filter: which drawer of a record is open. */
    change,
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
export interface Records {
  readonly search: { readonly page: number; readonly size: number }
  readonly isNarrowed: boolean
  readonly clear: () => void
  readonly turn: (to: { page: number; size?: number }, options?: { replace?: boolean }) => void
  readonly chosen: ReadonlySet<string>
  readonly setChosen: (chosen: ReadonlySet<string>) => void
}
