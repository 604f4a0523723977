import { z } from 'zod'

/** Sizes of a page a person may choose (spec 9). */
const sizes = [5, 10, 20, 30, 50]

const shape = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  size: z.coerce
    .number()
    .refine((size) => sizes.includes(size))
    .catch(20),
  /** The record in the drawer: its id, `new`, or '' for none. */
  open: z.union([z.literal('new'), z.string().regex(/^\d{1,18}$/)]).catch(''),
}

/**
 * What the address of a list holds (ux C7): page, size, the open record and the page's own filters. A filter is a text or
 * a number with a `.catch()` whose value means "any".
 * @example
 * const search = recordSearch({ name: z.string().max(100).catch(''), status: z.enum(['', 'active']).catch('') })
 */
export const recordSearch = <Filters extends z.ZodRawShape>(filters: Filters) => z.object({ ...shape, ...filters })

export interface RecordSearch extends Record<string, string | number> {
  readonly page: number
  readonly size: number
  readonly open: string
}

/** Whether any filter is other than its default. */
export const isNarrowed = (search: RecordSearch, defaults: RecordSearch): boolean =>
  filtersOf(defaults).some((key) => search[key] !== defaults[key])

/** The filters of a search, at their defaults. */
export const withoutFilters = (defaults: RecordSearch): Record<string, string | number> =>
  Object.fromEntries(filtersOf(defaults).map((key) => [key, defaults[key] ?? '']))

const filtersOf = (search: RecordSearch): string[] => Object.keys(search).filter((key) => !Object.hasOwn(shape, key))
