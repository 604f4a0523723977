import type { ServerServices } from '#sdk/server'
import { findDepartments, findPeople, findRoles } from '#shared/contract/people'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { Roles } from './roles.ts'

/** People, departments and roles as authors find them. */
export const peopleRoutes = ({
  people,
  departments,
  roles,
}: Pick<ServerServices, 'people' | 'departments'> & { readonly roles: Roles }): readonly Route[] => [
  signedInRoute(findPeople, async ({ query }) => [...(await people.search({ query: query.query, limit: 20 }))]),
  signedInRoute(findDepartments, async ({ query }) => [
    ...(await departments.search({ query: query.query, limit: 20 })),
  ]),
  signedInRoute(findRoles, async ({ query }) => [...(await roles.search({ query: query.query, limit: 20 }))]),
]
