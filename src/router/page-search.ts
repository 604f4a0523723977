import { useEffect } from 'react'
import { z } from 'zod'

/** Page and size of a list in the address; what makes no sense falls back (ux C7). Sizes by spec 9. */
export const pageSearchShape = {
  page: z.coerce.number().int().min(1).max(1_000_000).catch(1),
  size: z.coerce
    .number()
    .refine((size) => [5, 10, 20, 30, 50].includes(size))
    .catch(20),
}

/** Past the end (the last row of the last page was deleted, an old address): on to the last page there is. */
export const useLastPage = (
  list: { readonly current: number; readonly pages: number } | undefined,
  change: (search: { page: number }, options: { replace: boolean }) => void,
): void => {
  const last = Math.max(1, list?.pages ?? 1)
  const isPast = list !== undefined && list.current > last
  useEffect(() => {
    if (isPast) change({ page: last }, { replace: true })
  }, [isPast, last, change])
}
