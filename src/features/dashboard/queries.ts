import { queryOptions } from '@tanstack/react-query'
import { reportOverview } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

/** Answers per day of the last 30 days, over all forms the person sees. Below `form`: who changes forms refreshes it too. */
export const overviewQueryOptions = queryOptions({
  queryKey: ['form', 'rows', 'overview'],
  queryFn: ({ signal }) => call(reportOverview, { signal, quiet: true }),
  staleTime: stale.tenSeconds,
})
