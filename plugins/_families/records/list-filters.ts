// What a list can be narrowed by, said once: the address, the server's query and the chips are made of it.
import { z } from 'zod'

/** Part of a text. `search` is the list's own search field, of which there is one at most; the others are chips. */
type TextFilter = { readonly kind: 'text' | 'search' }
/** One of several. */
type ChoiceFilter<Id extends string> = { readonly kind: 'choice'; readonly options: readonly Id[] }
/** First and last day, as `beginTime` and `endTime` (spec 3). Named after the time it asks about. */
type DaysFilter = { readonly kind: 'days' }
/** The id of something that is chosen beside the list. */
type IdFilter = { readonly kind: 'id' }
/** One of several that the server names. */
type NamedFilter = {
  readonly kind: 'named'
  readonly options: readonly { readonly id: string; readonly name: string }[]
}
type ListFilter = TextFilter | ChoiceFilter<string> | NamedFilter | DaysFilter | IdFilter

export type ListFilters = Readonly<Record<string, ListFilter>>

export const searchFilter = { kind: 'search' } as const
export const textFilter = { kind: 'text' } as const
export const daysFilter = { kind: 'days' } as const
export const idFilter = { kind: 'id' } as const
export const choiceFilter = <const Id extends string>(...options: readonly Id[]): ChoiceFilter<Id> => ({
  kind: 'choice',
  options,
})
/** @param options may still be on their way: what the address says stands meanwhile */
export const namedFilter = (options: NamedFilter['options']): NamedFilter => ({ kind: 'named', options })
export const statusFilter = choiceFilter('active', 'disabled')

/** The filters in force, as the server takes them: keys are those of its query, what is not set is left out. */
export type FiltersOf<Filters extends ListFilters> = {
  readonly [Key in keyof Filters as Filters[Key] extends DaysFilter ? never : Key]?: Filters[Key] extends ChoiceFilter<
    infer Id
  >
    ? Id
    : string
} & (DaysFilter extends Filters[keyof Filters] ? { readonly beginTime?: string; readonly endTime?: string } : unknown)

/** What an address holds of the filters; '' is any, and what makes no sense is any too (ux C7). */
export const filterShape = (filters: ListFilters): Record<string, z.ZodType<string>> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, filter]): [string, z.ZodType<string>][] => {
      if (filter.kind === 'days')
        return [
          ['beginTime', day],
          ['endTime', day],
        ]
      // Until they are known, what the address says stands.
      if (filter.kind === 'named' && filter.options.length > 0)
        return [[key, z.enum(['', ...filter.options.map((option) => option.id)]).catch('')]]
      if (filter.kind === 'choice') return [[key, z.enum(['', ...filter.options]).catch('')]]
      return [[key, filter.kind === 'id' ? id : words]]
    }),
  )

const day = z.union([z.literal(''), z.iso.date()]).catch('')
const words = z.string().max(100).catch('')
const id = z
  .string()
  .regex(/^\d{0,18}$/)
  .catch('')

/** Of an address, the filters that are set. */
export const setFilters = <Filters extends ListFilters>(
  filters: Filters,
  search: Readonly<Record<string, string | number>>,
): FiltersOf<Filters> => {
  const set = Object.keys(filterShape(filters)).flatMap((key): [string, string][] => {
    const value = String(search[key] ?? '').trim()
    return value === '' ? [] : [[key, value]]
  })
  // By the shape above each key holds a value of its filter.
  return Object.fromEntries(set) as FiltersOf<Filters>
}

/** A filter as `#ds/filter-bar` draws it. */
export interface FilterChip {
  readonly field: string
  readonly operator: string
  readonly values: readonly (string | number)[]
}

/** How each kind is compared, the usual way first. */
export const filterOperators = [
  { id: 'contains', kinds: ['text'], arity: 'one' },
  { id: 'is', kinds: ['choice'], arity: 'one' },
  { id: 'during', kinds: ['date'], arity: 'two' },
  { id: 'from', kinds: ['date'], arity: 'one' },
  { id: 'until', kinds: ['date'], arity: 'one' },
] as const

/** The filters in force that are chips: not the search field's, nor what is chosen beside the list. */
export const chipsOf = (filters: ListFilters, search: Readonly<Record<string, string | number>>): FilterChip[] =>
  Object.entries(filters).flatMap(([field, { kind }]): FilterChip[] => {
    if (kind === 'days') {
      const [begin = '', end = ''] = [String(search.beginTime ?? ''), String(search.endTime ?? '')]
      if (begin !== '' && end !== '') return [{ field, operator: 'during', values: [begin, end] }]
      if (begin !== '') return [{ field, operator: 'from', values: [begin] }]
      return end === '' ? [] : [{ field, operator: 'until', values: [end] }]
    }
    const value = String(search[field] ?? '')
    if (value === '' || !isChip(kind)) return []
    return [{ field, operator: kind === 'text' ? 'contains' : 'is', values: [value] }]
  })

const isChip = (kind: ListFilter['kind']): boolean => kind === 'text' || kind === 'choice' || kind === 'named'

/** What chips make of the address. A list is narrowed by a field once: of two chips about one, the later is meant. */
export const searchOf = (filters: ListFilters, chips: readonly FilterChip[]): Record<string, string> => {
  const search: Record<string, string> = {}
  for (const [key, { kind }] of Object.entries(filters)) {
    if (kind === 'days') Object.assign(search, { beginTime: '', endTime: '' })
    else if (isChip(kind)) search[key] = ''
  }
  for (const { field, operator, values } of chips) {
    const [first = '', last = first] = values.map(String)
    if (filters[field]?.kind !== 'days') search[field] = first
    else {
      const [begin, end] = first < last ? [first, last] : [last, first]
      Object.assign(search, { beginTime: operator === 'until' ? '' : begin, endTime: operator === 'from' ? '' : end })
    }
  }
  return search
}
