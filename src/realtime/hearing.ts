import type { QueryClient } from '@tanstack/react-query'
import { missedMessages } from '#shared/contract/message'
import type { RealtimeMessage } from '#shared/contract/realtime'
import { call } from '#src/api/call.ts'
import { publish } from './bus.ts'
import { refreshMessageLists, unreadQueryOptions } from './message-queries.ts'

/** What is heard goes to whoever listens; what was missed while the line was down, too, once and in order. */
export const createHearing = (queryClient: QueryClient) => {
  /** Id of the newest message this tab knows; null until it has asked. */
  let last: string | null = null
  let asking: Promise<void> | undefined

  const unread = (count: number) => {
    queryClient.setQueryData(unreadQueryOptions.queryKey, (before) => ({ lastId: last ?? '0', ...before, count }))
    refreshMessageLists(queryClient)
  }

  const message = (heard: RealtimeMessage) => {
    if ('id' in heard) {
      // Fetched already, after a reconnect.
      if (last !== null && !isNewer(heard.id, last)) return
      last = heard.id
      unread(heard.unread)
    }
    publish(heard)
  }

  const fetchMissed = async () => {
    if (last === null) {
      // What was asked for before the line was open may be older than what the line will not tell again.
      await queryClient.cancelQueries({ queryKey: unreadQueryOptions.queryKey })
      for (;;) {
        const known: string | null = last
        const now = await queryClient.fetchQuery({ ...unreadQueryOptions, staleTime: 0 })
        // What was heard meanwhile is newer than the count that has just taken its place: once more.
        if (last !== known) continue
        last ??= now.lastId
        return
      }
    }
    for (;;) {
      const { messages, more, unread: count } = await call(missedMessages, { query: { after: last }, quiet: true })
      for (const { read: _, ...missed } of messages) message({ ...missed, unread: count })
      unread(count)
      if (!more) return
    }
  }

  return {
    unread,
    message,
    missed: (): Promise<void> => {
      asking ??= fetchMissed()
        // The next reconnect asks again.
        .catch(() => undefined)
        .finally(() => {
          asking = undefined
        })
      return asking
    },
  }
}

/** Ids are numbers too long for a number. */
const isNewer = (id: string, than: string): boolean => BigInt(id) > BigInt(than)
