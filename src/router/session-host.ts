import type { QueryClient } from '@tanstack/react-query'
import { pathForRedirect } from '#src/session/safe-internal-path.ts'
import type { SessionHost } from '#src/session/session.ts'
import type { createConsoleRouter } from './router.ts'

type ConsoleRouter = Pick<ReturnType<typeof createConsoleRouter>, 'navigate' | 'invalidate' | 'state'>

/** Where the router leads when a session ends or begins outside of a screen's own doing (spec 2, 8). */
export const sessionRoutes = (
  router: ConsoleRouter,
  queryClient: QueryClient,
): Pick<SessionHost, 'queryClient' | 'toSignIn' | 'toLicence' | 'onSignedInElsewhere'> => ({
  queryClient,
  toSignIn: async () => {
    const { href, pathname } = router.state.location
    if (pathname === '/login') return
    const redirect = pathForRedirect(href)
    // Nothing is unsaved, or it was given up: nobody is asked about it here.
    const search = redirect === '/' ? {} : { redirect }
    await router.navigate({ to: '/login', search, replace: true, ignoreBlocker: true })
  },
  toLicence: () => void router.navigate({ to: '/license' }),
  // The guard of /login sees the new token and leads on.
  onSignedInElsewhere: () => void router.invalidate(),
})
