import { queryOptions } from '@tanstack/react-query'
import { fieldList } from '#shared/contract/form'
import { reportAnalysis, reportStats } from '#shared/contract/submission'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'

export const statsQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form', formKey, 'report', 'stats'],
    queryFn: ({ signal }) => call(reportStats, { query: { formKey }, signal }),
    // Whoever comes here after an answer was sent sees it counted, as everywhere else.
    staleTime: stale.always,
  })

export const analysisQueryOptions = (formKey: string, language: string) =>
  queryOptions({
    queryKey: ['form', formKey, 'report', 'analysis', language],
    queryFn: ({ signal }) => call(reportAnalysis, { query: { formKey, language }, signal }),
    // Whoever comes here after an answer was sent sees it counted, as everywhere else.
    staleTime: stale.always,
  })

/** The questions behind the figures, with their options, for charts of their own. */
export const fieldsQueryOptions = (formKey: string) =>
  queryOptions({
    queryKey: ['form', formKey, 'data', 'fields'],
    queryFn: ({ signal }) => call(fieldList, { params: { key: formKey }, query: {}, signal }),
    staleTime: stale.tenSeconds,
  })
