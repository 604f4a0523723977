import { accountFailures, exchangeSignInLink, getInfo, getRouters, login, logout } from '#shared/contract/auth'
import type { AppDeps } from '../../deps.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import { routersOf, signIn, signInByLink, signOut } from './service.ts'

export const authRoutes = ({ db }: AppDeps): Route[] => [
  route(login, async ({ body, ip, userAgent, usedUp, log }) => {
    const isAlarming = usedUp.has(accountFailures.name)
    if (isAlarming) log.warn({ ip }, 'too many failures at one account')
    return { token: await signIn(db, body, { ip, userAgent }, { isAlarming }) }
  }),
  route(exchangeSignInLink, async ({ body, ip, userAgent }) => ({
    token: await signInByLink(db, body.token, { ip, userAgent }),
  })),
  route(logout, async ({ token, user, ip }) => {
    if (token) await signOut(db, { user, token, ip })
    return null
  }),
  signedInRoute(getInfo, ({ user: { id, userName, nickName, avatar, roles, permissions } }) => ({
    user: { id, userName, nickName, avatar },
    roles: [...roles],
    permissions: [...permissions],
  })),
  signedInRoute(getRouters, ({ user }) => routersOf(db, user)),
]
