import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { stale } from './stale.ts'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: stale.tenSeconds, retry: worthRetrying },
      mutations: { retry: false },
    },
  })

/** The console's one cache of server data. */
export const queryClient = createQueryClient()

/** Once more when the line broke; an answer, even a bad one, is an answer. */
function worthRetrying(count: number, error: Error): boolean {
  return count < 1 && error instanceof ApiError && error.kind === 'network'
}
