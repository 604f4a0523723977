import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { processState } from '#shared/contract/submission'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/call.ts'
import { stale } from '#src/api/stale.ts'
import { useMessage } from './bus.ts'

/**
 * Follows a long task of the server by its key: how far it is, and what it made (spec 4, 7). News come at once over the
 * socket; asking every five seconds goes on, as it is what is left when the line is down.
 * @param key null: there is none to follow
 */
export const useProcess = (key: string | null) => {
  const options = processQueryOptions(key ?? '')
  const { data, isError, error } = useQuery({ ...options, enabled: key !== null })
  const queryClient = useQueryClient()
  useMessage('PROCESS', ({ body: { key: of, rate, tips } }) => {
    if (of !== key) return
    queryClient.setQueryData(options.queryKey, (before) => before && { ...before, rate, tips })
  })
  const ended = ({ body: { key: of } }: { body: { key: string } }) => {
    if (of === key) void queryClient.invalidateQueries({ queryKey: options.queryKey })
  }
  useMessage('EXPORT_DONE', ended)
  useMessage('EXPORT_FAILED', ended)
  return { data, hasFailed: data?.failed === true || (isError && !isSilence(error)) }
}

/** Nobody answered: the task goes on, and so does asking. */
const isSilence = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout' || error.kind === 'httpStatus')

const processPollMs = 5000

const processQueryOptions = (key: string) =>
  queryOptions({
    queryKey: ['process', key],
    queryFn: ({ signal }) => call(processState, { query: { key }, signal }),
    refetchInterval: ({ state: { data } }) =>
      data && (data.url || data.failed || data.rate >= 100) ? false : processPollMs,
    staleTime: stale.always,
  })
