import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/online'
import type { AppDeps } from '../../deps.ts'
import { page } from '../../http/page.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { forceLogout, listOnline } from './service.ts'

export const onlineRoutes = ({ db }: Pick<AppDeps, 'db'>): Route[] => [
  signedInRoute(contract.listOnline, async ({ user, query }) => {
    const asked = pageOf(query)
    const { rows, total } = await listOnline(db, user, { ...query, ...asked })
    const shown = rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      loginTime: createdAt.toISOString(),
      lastSeenTime: lastSeenAt.toISOString(),
    }))
    return page(shown, { total, ...asked })
  }),
  signedInRoute(contract.forceLogout, async ({ user, ip, body }) => {
    await forceLogout(db, { user, ip }, body.userId)
    return null
  }),
]
