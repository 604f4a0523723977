import * as contract from '#shared/contract/profile'
import { type Route, signedInRoute } from '../../http/route.ts'
import type { FileServiceDeps } from '../file/service.ts'
import * as profiles from './service.ts'

/** One's own account: nothing here takes an id of a person. */
export const profileRoutes = ({ db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>): Route[] => [
  signedInRoute(contract.getProfile, ({ user }) => profiles.getProfile(db, user.id)),
  signedInRoute(contract.updateProfile, async ({ user, ip, body }) => {
    await profiles.updateProfile(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.uploadAvatar, ({ user, ip, parts, announcedBytes }) =>
    profiles.replaceAvatar({ db, storage }, { user, ip }, { parts: parts(), announcedBytes }),
  ),
  signedInRoute(contract.removeAvatar, async ({ user, ip }) => {
    await profiles.removeAvatar({ db, storage }, { user, ip })
    return null
  }),
  signedInRoute(contract.changePassword, async ({ user, ip, token, body }) => ({
    ended: await profiles.changePassword(db, { user, ip, token: token ?? '' }, body),
  })),
  signedInRoute(contract.unlock, async ({ user, ip, body }) => {
    await profiles.requirePassword(db, { user, ip }, body.password)
    return null
  }),
  signedInRoute(contract.ownSessions, ({ user, token }) => profiles.listSessions(db, user.id, token ?? '')),
  signedInRoute(contract.endOwnSession, async ({ user, ip, token, params }) => {
    await profiles.endSession(db, { user, ip, token: token ?? '' }, params.id)
    return null
  }),
]
