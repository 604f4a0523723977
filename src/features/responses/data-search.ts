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

/** What of the data page lives in the address (ux C7). Values that make no sense fall back, never crash. */
export const dataSearchSchema = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional().catch(undefined),
  size: z.coerce
    .number()
    .refine((size) => [5, 10, 20, 30, 50].includes(size))
    .optional()
    .catch(undefined),
  ...listStateShape,
  /** A saved view; `none` when the person wants none although there is a default one. */
  view: z.string().max(40).optional().catch(undefined),
  /** The record whose details are open. */
  record: idSchema.optional().catch(undefined),
})
export type DataSearch = z.infer<typeof dataSearchSchema>
export type ListState = Pick<DataSearch, 'filters' | 'sort' | 'q'>
