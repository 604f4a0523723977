import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { listMessages, pinnedAnnouncements, unreadCount } from '#shared/contract/message'
import { call } from '#src/api/call.ts'
import { dataKey } from '#src/api/data-key.ts'
import { stale } from '#src/api/stale.ts'

/** How many are unread, and the newest message. The socket keeps it up to date; it is asked for once. */
export const unreadQueryOptions = queryOptions({
  queryKey: [...dataKey(unreadCount)],
  queryFn: ({ signal }) => call(unreadCount, { signal, quiet: true }),
  meta: { inBackground: true },
  staleTime: stale.fiveMinutes,
})

/** The latest messages, newest first. */
export const messagesQueryOptions = queryOptions({
  queryKey: [...dataKey(listMessages), 'latest'],
  queryFn: async ({ signal }) => (await call(listMessages, { query: { size: 20 }, signal, quiet: true })).records,
  staleTime: stale.fiveMinutes,
})

/** Announcements for the home page. */
export const pinnedQueryOptions = queryOptions({
  queryKey: [...dataKey(pinnedAnnouncements)],
  queryFn: ({ signal }) => call(pinnedAnnouncements, { signal, quiet: true }),
  meta: { inBackground: true },
  staleTime: stale.fiveMinutes,
})

/** Every list of messages asks anew, wherever it is on screen. */
export const refreshMessageLists = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: dataKey(listMessages) })
  void queryClient.invalidateQueries({ queryKey: pinnedQueryOptions.queryKey })
}
