import { trySmsGateway } from '#shared/contract/one-time-code'
import type { AppDeps } from '../../deps.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { tryGateway } from './try-gateway.ts'

export const oneTimeCodeRoutes = (deps: Pick<AppDeps, 'db' | 'secrets' | 'fetch'>): readonly Route[] => [
  signedInRoute(trySmsGateway, ({ body, user, ip }) => tryGateway(deps, { userId: user.id, ip }, body.to)),
]
