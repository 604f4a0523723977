import { z } from 'zod'
import { idSchema } from '#shared/contract/endpoint'

/** What of the data page lives in the address (ux C7). Values that make no sense fall back, never crash. */
export const dataSearchSchema = z.object({
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  size: z.coerce.number().int().min(1).max(1000).optional().catch(undefined),
  /** The record whose details are open. */
  record: idSchema.optional().catch(undefined),
})
export type DataSearch = z.infer<typeof dataSearchSchema>
