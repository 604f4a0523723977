import type { z } from 'zod'
import { pageOf, type pageQuerySchema } from '#shared/contract/endpoint'
import type { PageAt } from '../db/paging.ts'

/** The reply of a list in both styles (product facts 10.1): `records` and `rows` hold the same rows. */
export const page = <Row>(
  rows: Row[],
  { total, current, size }: { total: number; current: number; size: number },
): { records: Row[]; rows: Row[]; total: number; size: number; current: number; pages: number } => ({
  records: rows,
  rows,
  total,
  size,
  current,
  pages: Math.ceil(total / size),
})

/** Answers a list with the page its query asks for. */
export const pageFor = async <Row>(
  query: z.infer<typeof pageQuerySchema>,
  find: (at: PageAt) => Promise<{ rows: Row[]; total: number }>,
) => {
  const at = pageOf(query)
  const { rows, total } = await find(at)
  return page(rows, { total, ...at })
}
