// The first visit: what the router would ask for one after the other is asked for at once.
import { currentUserQueryOptions, menuQueryOptions } from '#src/session/current-user.ts'
import { readToken } from '#src/session/token.ts'
import type { createConsoleRouter } from './router.ts'

type ConsoleRouter = ReturnType<typeof createConsoleRouter>

/**
 * Who is signed in, the menu, and the code of the screens on the way to this address, while the texts are still coming. A
 * failure is nobody's here: the guards and the routes ask again, and say what is wrong.
 */
export const beginVisit = (router: ConsoleRouter): void => {
  if (readToken() === null) return
  const { queryClient } = router.options.context
  void queryClient.prefetchQuery(currentUserQueryOptions)
  void queryClient.prefetchQuery(menuQueryOptions)
  const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined)
}
