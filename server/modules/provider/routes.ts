import * as contract from '#shared/contract/provider'
import type { AppDeps } from '../../deps.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import { findProvider } from './provider.ts'
import * as providers from './service.ts'

export const providerRoutes = (deps: Pick<AppDeps, 'db' | 'env' | 'secrets' | 'fetch'>): Route[] => [
  route(contract.signInProviders, async () => {
    const provider = await findProvider(deps)
    return provider ? [{ id: provider.id, name: provider.name }] : []
  }),
  route(contract.startProviderSignIn, ({ params, log }) => providers.start(deps, params.provider, log)),
  route(contract.finishProviderSignIn, ({ params, body, log }) => providers.finish(deps, params.provider, body, log)),
  signedInRoute(contract.linkIdentity, async ({ user, body, ip }) => {
    await providers.link(deps, { userId: user.id, ip }, body.ticket)
    return null
  }),
  signedInRoute(contract.unlinkIdentities, async ({ user, ip }) => {
    await providers.unlink(deps, { userId: user.id, ip })
    return null
  }),
]
