import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { purgeForm, recyclePage } from '#shared/contract/form'
import { call } from '#src/api/call.ts'
import { refreshForms } from '#src/api/forms.ts'
import { stale } from '#src/api/stale.ts'

/** Below the forms' key: restoring or deleting a form refreshes both lists. */
export const recyclePageQueryOptions = (query: { current: number; size: number }) =>
  queryOptions({
    queryKey: ['form', 'rows', 'recycled', query],
    queryFn: ({ signal }) => call(recyclePage, { query, signal, quiet: true }),
    staleTime: stale.tenSeconds,
    placeholderData: keepPreviousData,
  })

/** Deletes for ever; the server wants the name typed as well. */
export const usePurgeForm = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { formKey: string; confirmName: string }) => call(purgeForm, { body }),
    onSettled: () => refreshForms(queryClient),
  })
}
