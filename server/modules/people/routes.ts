import type { ServerServices } from '#sdk/server'
import { findPeople } from '#shared/contract/people'
import { type Route, signedInRoute } from '../../http/route.ts'

/** People as authors find them. */
export const peopleRoutes = (people: ServerServices['people']): readonly Route[] => [
  signedInRoute(findPeople, async ({ query }) => [...(await people.search({ query: query.query, limit: 20 }))]),
]
