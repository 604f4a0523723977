import { exchangeSignInLink, getInfo, getRouters, login, logout } from '#shared/contract/auth'
import type { AppDeps } from '../../app.ts'
import { type Route, route, signedInRoute } from '../../http/route.ts'
import { routersOf, signIn, signInByLink } from './service.ts'
import { endSession } from './session.ts'

export const authRoutes = ({ db }: AppDeps): Route[] => [
  route(login, async ({ body, ip, userAgent }) => ({ token: await signIn(db, body, { ip, userAgent }) })),
  route(exchangeSignInLink, async ({ body, ip, userAgent }) => ({
    token: await signInByLink(db, body.token, { ip, userAgent }),
  })),
  route(logout, async ({ token }) => {
    if (token) await endSession(db, token)
    return null
  }),
  signedInRoute(getInfo, ({ user: { id, userName, nickName, avatar, roles, permissions } }) => ({
    user: { id, userName, nickName, avatar },
    roles: [...roles],
    permissions: [...permissions],
  })),
  signedInRoute(getRouters, ({ user }) => routersOf(db, user)),
]
