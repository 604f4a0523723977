import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/message'
import { socketTicket } from '#shared/contract/realtime'
import type { AppDeps } from '../../app.ts'
import { page } from '../../http/page.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import * as messages from './service.ts'

export const realtimeRoutes = ({ db }: Pick<AppDeps, 'db'>): Route[] => [
  signedInRoute(socketTicket, async ({ token }) => ({ ticket: await messages.issueTicket(db, token) })),
  signedInRoute(contract.listMessages, async ({ user, query }) => {
    const asked = pageOf(query)
    const found = await messages.listMessages(db, { userId: user.id, unreadOnly: query.unread === 'true', ...asked })
    return page(found.rows, { total: found.total, ...asked })
  }),
  signedInRoute(contract.missedMessages, ({ user, query }) => messages.missedMessages(db, user.id, query.after)),
  signedInRoute(contract.unreadCount, ({ user }) => messages.unreadOf(db, user.id)),
  signedInRoute(contract.readMessage, async ({ user, body }) => {
    await messages.read(db, user.id, { id: body.id })
    return null
  }),
  signedInRoute(contract.readAllMessages, async ({ user, body }) => {
    await messages.read(db, user.id, { upTo: body.upTo ?? null })
    return null
  }),
]
