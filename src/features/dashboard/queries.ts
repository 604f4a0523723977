import { queryOptions } from '@tanstack/react-query'
import { reportStats } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

/** Figures of one form: records, views and answers per day of the last 30 days. */
export const formStatsQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form', 'rows', 'stats', formKey],
    queryFn: ({ signal }) => call(reportStats, { query: { formKey }, signal, quiet: true }),
    staleTime: stale.tenSeconds,
  })
