import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#ds/toast'
import { missedMessages } from '#shared/contract/message'
import { type RealtimeMessage, socketTicket } from '#shared/contract/realtime'
import { call } from '#src/api/call.ts'
import { translate } from '#src/i18n/init.ts'
import { sessionEndedByServer } from '#src/session/session.ts'
import { publish, subscribe } from './bus.ts'
import { startConnection } from './connection.ts'
import { messagesQueryOptions, unreadQueryOptions } from './message-queries.ts'

/** The real-time channel of this tab, from the first signed-in page until the session or the tab is over. */
export const useRealtime = (): void => {
  const queryClient = useQueryClient()
  useEffect(() => {
    const hear = createHearing(queryClient)
    const connection = startConnection({
      baseUrl: `${location.origin}/sapi`,
      ticket: async () => (await call(socketTicket, { quiet: true })).ticket,
      onMessage: hear.message,
      onOpen: () => void hear.missed(),
      onSignedOut: () => void sessionEndedByServer(),
    })
    const stops = [
      subscribe('SYNC', () => void hear.missed()),
      subscribe('UNREAD', ({ body }) => hear.unread(body.count)),
      // Said before the page changes; the socket's closing then ends the session of this tab.
      subscribe('FORCE_LOGOUT', () => {
        toast.warning(translate('errors', 'forcedOut'))
        void sessionEndedByServer()
      }),
      subscribe('SESSION_ENDED', () => void sessionEndedByServer()),
    ]
    return () => {
      connection.stop()
      for (const stop of stops) stop()
    }
  }, [queryClient])
}

/** What is heard goes to whoever listens; what was missed while the line was down, too, once and in order. */
const createHearing = (queryClient: QueryClient) => {
  /** Id of the newest message this tab knows; null until it has asked. */
  let last: string | null = null
  let asking: Promise<void> | undefined

  const unread = (count: number) => {
    queryClient.setQueryData(unreadQueryOptions.queryKey, (before) => ({ lastId: last ?? '0', ...before, count }))
    void queryClient.invalidateQueries({ queryKey: messagesQueryOptions.queryKey })
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
      const now = await queryClient.fetchQuery({ ...unreadQueryOptions, staleTime: 0 })
      // A message may have come meanwhile.
      last ??= now.lastId
      return
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
