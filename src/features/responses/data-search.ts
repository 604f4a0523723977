import { z } from 'zod'
import { idSchema } from '#shared/contract/endpoint'
import { dataFieldSchema } from '#shared/contract/submission'

const filtersSchema = z
  .array(
    z.object({
      field: z.string().max(64),
      operator: z.string().max(20),
      values: z.array(z.union([z.string().max(500), z.number()])).max(100),
    }),
  )
  .max(20)
const sortSchema = z.array(z.object({ id: dataFieldSchema, desc: z.boolean() })).max(3)

/** What of a list can be kept as a view, besides its columns. */
export const listStateShape = {
  filters: filtersSchema.optional().catch(undefined),
  sort: sortSchema.optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
}

/** What of the data page lives in the address (ux C7), as texts. Values that make no sense fall back, never crash. */
export const dataAddressSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  size: z.coerce
    .number()
    .refine((size) => [5, 10, 20, 30, 50].includes(size))
    .optional()
    .catch(undefined),
  q: listStateShape.q,
  /** JSON. */
  filters: z.string().max(20_000).optional().catch(undefined),
  /** Columns by importance, `-` before those that go down: `-@time,q00001`. */
  sort: z.string().max(200).optional().catch(undefined),
  /** A saved view; `none` when the person wants none although there is a default one. */
  view: z.string().max(40).optional().catch(undefined),
  /** The record whose details are open. */
  record: idSchema.optional().catch(undefined),
})
export type DataAddress = z.infer<typeof dataAddressSchema>

export type ListState = z.infer<z.ZodObject<typeof listStateShape>>
export type DataSearch = Omit<DataAddress, keyof ListState> & ListState

export const readFilters = (text: string | undefined): ListState['filters'] => {
  if (text === undefined) return undefined
  try {
    return filtersSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export const readSort = (text: string | undefined): ListState['sort'] => {
  const rules = text?.split(',').map((rule) => ({ id: rule.replace(/^-/, ''), desc: rule.startsWith('-') }))
  return sortSchema.safeParse(rules).data
}

/** A change of what is shown as a change of the address. What is empty leaves it. */
export const writeSearch = (change: Partial<DataSearch>): Partial<DataAddress> => {
  const { filters, sort, ...rest } = change
  return {
    ...rest,
    ...('filters' in change && { filters: filters?.length ? JSON.stringify(filters) : undefined }),
    ...('sort' in change && {
      sort: sort?.length ? sort.map(({ id, desc }) => (desc ? `-${id}` : id)).join(',') : undefined,
    }),
  }
}
