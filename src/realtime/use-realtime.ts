import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { toast } from '#ds/toast'
import { socketTicket } from '#shared/contract/realtime'
import { call } from '#src/api/call.ts'
import { translate } from '#src/i18n/init.ts'
import { sessionEndedByServer } from '#src/session/session.ts'
import { useSignInAgain } from '#src/state/sign-in-again.atoms.ts'
import { subscribe } from './bus.ts'
import { startConnection } from './connection.ts'
import { createHearing } from './hearing.ts'

/** The real-time channel of this tab, from the first signed-in page until the session or the tab is over. */
export const useRealtime = (): void => {
  const queryClient = useQueryClient()
  // The line ends with its session, and is made anew with the next one.
  const isWaiting = useSignInAgain() !== null
  useEffect(() => {
    if (isWaiting) return
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
  }, [queryClient, isWaiting])
}
