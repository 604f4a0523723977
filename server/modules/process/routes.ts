import { processState } from '#shared/contract/submission'
import type { AppDeps } from '../../deps.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { processOf } from './service.ts'

export const processRoutes = ({ db }: AppDeps): Route[] => [
  signedInRoute(processState, ({ query, user }) => processOf(db, query.key, user.id)),
]
