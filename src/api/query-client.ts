import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { tellOf } from './call.ts'
import { isReachable, onReachable } from './reachability.ts'
import { stale } from './stale.ts'

declare module '@tanstack/react-query' {
  interface Register {
    readonly queryMeta: {
      /** Nobody asked for it and nobody acts on it: that it could not be brought up to date is not said. */
      readonly inBackground?: boolean
    }
  }
}

export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state, meta }) => {
        // The first load says so where its data should be. Later the old data stay on screen, and look as if they were new.
        if (state.data !== undefined && !meta?.inBackground && error instanceof ApiError) tellOf(error)
      },
    }),
    defaultOptions: {
      // 'always': without a network React Query would wait, and the screen with it, as if the answer were on its way.
      queries: { staleTime: stale.tenSeconds, retry: worthRetrying, networkMode: 'always', refetchOnReconnect: true },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The console's one cache of server data. */
export const queryClient = createQueryClient()

// What could not be fetched meanwhile is asked for again by itself.
onlineManager.setEventListener((setOnline) => onReachable(() => setOnline(isReachable())))

/** Once more when the line broke; an answer, even a bad one, is an answer. */
function worthRetrying(count: number, error: Error): boolean {
  return count < 1 && isReachable() && error instanceof ApiError && error.kind === 'network'
}
