import * as contract from '#shared/contract/message'
import { socketTicket } from '#shared/contract/realtime'
import type { AppDeps } from '../../deps.ts'
import { pageFor } from '../../http/page.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import * as messages from './service.ts'

export const realtimeRoutes = ({ db }: Pick<AppDeps, 'db'>): Route[] => [
  signedInRoute(socketTicket, async ({ token }) => ({ ticket: await messages.issueTicket(db, token) })),
  signedInRoute(contract.listMessages, ({ user, query }) =>
    pageFor(query, (at) => messages.listMessages(db, user.id, query, at)),
  ),
  signedInRoute(contract.missedMessages, ({ user, query }) => messages.missedMessages(db, user.id, query.after)),
  signedInRoute(contract.unreadCount, ({ user }) => messages.unreadOf(db, user.id)),
  signedInRoute(contract.readMessage, async ({ user, body }) => {
    await messages.read(db, user.id, { ids: [body.id] })
    return null
  }),
  signedInRoute(contract.readMessages, async ({ user, body }) => {
    await messages.read(db, user.id, { ids: body.ids })
    return null
  }),
  signedInRoute(contract.readAllMessages, async ({ user, body }) => {
    await messages.read(db, user.id, { upTo: body.upTo ?? null })
    return null
  }),
  signedInRoute(contract.deleteMessages, async ({ user, params }) => {
    await messages.deleteMessages(db, user.id, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.restoreMessages, async ({ user, body }) => {
    await messages.restoreMessages(db, user.id, body.ids)
    return null
  }),
]
