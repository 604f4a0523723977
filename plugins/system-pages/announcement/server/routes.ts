import { type Host, pageFor, type Route, signedInRoute } from '#sdk/page-server'
import * as message from '#shared/contract/message'
import * as contract from '../contract.ts'
import * as announcements from './service.ts'

export const announcementRoutes = ({ db }: Pick<Host, 'db'>): readonly Route[] => [
  signedInRoute(contract.announcementPage, ({ query }) =>
    pageFor(query, (at) => announcements.listAnnouncements(db, query, at)),
  ),
  signedInRoute(contract.announcementAudience, () => announcements.audienceChoices(db)),
  signedInRoute(contract.getAnnouncement, ({ params }) => announcements.getAnnouncement(db, params.id)),
  signedInRoute(contract.createAnnouncement, async ({ body, user, ip }) => ({
    id: await announcements.createAnnouncement(db, { user, ip }, body),
  })),
  signedInRoute(contract.updateAnnouncement, async ({ body, user, ip }) => {
    await announcements.updateAnnouncement(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteAnnouncements, async ({ params, user, ip }) => {
    await announcements.deleteAnnouncements(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.publishAnnouncement, async ({ body, user, ip }) => {
    await announcements.publish(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.withdrawAnnouncement, async ({ body, user, ip }) => {
    await announcements.withdraw(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.announcementReaders, ({ params, query, user }) =>
    pageFor(query, (at) => announcements.listReaders(db, user, { ...query, id: params.id }, at)),
  ),
  signedInRoute(message.readAnnouncement, ({ params, user }) => announcements.readTold(db, user.id, params.id)),
  signedInRoute(message.pinnedAnnouncements, ({ user }) => announcements.pinnedFor(db, user.id)),
  signedInRoute(message.closeAnnouncement, async ({ body, user }) => {
    await announcements.closeCard(db, user.id, body.id)
    return null
  }),
]
