import type { QueryClient } from '@tanstack/react-query'
import { createRouter, stringifySearchWith } from '@tanstack/react-router'
import type { Arrival } from '#src/session/arrival.ts'
import { routeTree } from './route-tree.gen.ts'

export interface RouterContext {
  readonly queryClient: QueryClient
  /** What became of a `?token=` this page was opened with. */
  readonly arrival: Arrival['kind']
}

export const createConsoleRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    // Search values stay the texts they are: a record's id or a form key of digits only must not become a number, as
    // they do by the router's own parser, whatever it is given.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: stringifySearchWith(String),
    defaultPreload: 'intent',
    // Freshness is React Query's business.
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    // ux C20: nothing flashes for the first 200 ms, and what is shown stays long enough to be seen.
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createConsoleRouter>
  }
}
