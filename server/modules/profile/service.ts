import { avatarSize, type OwnSession, type Profile } from '#shared/contract/profile'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldError, requireSaved } from '../../http/field-error.ts'
import type { Actor } from '../../kernel/current-user.ts'
import { hashPassword, isPassword } from '../auth/password.ts'
import { forgetSession } from '../auth/session.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { tokenHash } from '../auth/token.ts'
import { requireUncommon } from '../auth/uncommon-password.ts'
import { emit } from '../event/emit.ts'
import { type FileServiceDeps, removePicture, type Sender, uploadPicture } from '../file/service.ts'
import { changesOf } from '../system/audit-changes.ts'
import { audit } from '../system/audit-repository.ts'
import { userChanged } from '../user/events.ts'
import * as profiles from './repository.ts'

export async function getProfile(db: Database, userId: string): Promise<Profile> {
  const { createdAt, ...profile } = await profiles.findProfile(db, userId)
  return { ...profile, createTime: createdAt.toISOString() }
}

/** @throws AppError with `conflict` when an administrator changed the account in the meantime */
export async function updateProfile(
  db: Database,
  { user, ip }: Actor,
  fields: Pick<Profile, 'nickName' | 'phone' | 'email' | 'sex' | 'version'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await profiles.findProfile(trx, user.id)
    requireSaved(await profiles.updateProfile(trx, user.id, fields))
    await emit(trx, userChanged, [{ userId: user.id }])
    // No phone number or address of anybody is kept.
    const detail = changesOf(before, fields, { fields: ['nickName', 'sex'], unnamed: ['phone', 'email'] })
    await audit(trx, { ...oneself({ user, ip }), action: 'profile.update', detail })
  })
  await sessionsChanged(db, [user.id])
}

/** Replaces the picture; the one before is deleted. @returns the address of the new one */
export async function replaceAvatar(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { user, ip }: Actor,
  sent: Pick<Sender, 'parts' | 'announcedBytes'>,
): Promise<string> {
  const avatar = await uploadPicture({ db, storage }, { ...sent, userId: user.id, ip, side: avatarSize })
  await swapAvatar({ db, storage }, { user, ip }, avatar)
  return avatar
}

/** The picture goes, if there is one. */
export const removeAvatar = (deps: Pick<FileServiceDeps, 'db' | 'storage'>, actor: Actor): Promise<void> =>
  swapAvatar(deps, actor, '')

async function swapAvatar(
  { db, storage }: Pick<FileServiceDeps, 'db' | 'storage'>,
  { user, ip }: Actor,
  avatar: string,
): Promise<void> {
  const before = await db.transaction().execute(async (trx) => {
    await audit(trx, { ...oneself({ user, ip }), action: 'profile.avatar' })
    return profiles.replaceAvatar(trx, user.id, avatar)
  })
  await removePicture({ db, storage }, { url: before, userId: user.id })
  await sessionsChanged(db, [user.id])
}

/**
 * Replaces the password and ends every session but the one that asks.
 *
 * @returns how many sessions it ended
 * @throws AppError at `oldPassword` when that is wrong, at `newPassword` when it is the same or everybody's
 */
export async function changePassword(
  db: Database,
  { user, ip, token }: Actor & { token: string },
  { oldPassword, newPassword }: { oldPassword: string; newPassword: string },
): Promise<number> {
  const before = await profiles.findHash(db, user.id)
  if (!(await isPassword(oldPassword, before))) {
    await audit(db, { ...oneself({ user, ip }), action: 'profile.passwordRefused' })
    throw fieldError('oldPassword', 'profile.wrongPassword')
  }
  if (newPassword === oldPassword) throw fieldError('newPassword', 'profile.samePassword')
  requireUncommon('newPassword', newPassword, [user.userName, user.nickName])
  const after = await hashPassword(newPassword)
  const ended = await db.transaction().execute(async (trx) => {
    if (!(await profiles.replaceHash(trx, user.id, { before, after })))
      throw fieldError('oldPassword', 'profile.wrongPassword')
    await audit(trx, { ...oneself({ user, ip }), action: 'profile.password' })
    return profiles.deleteSessions(trx, user.id, { allBut: idOf(token) })
  })
  for (const hash of ended) forgetSession(db, hash)
  return ended.length
}

/** @throws AppError at `password` when it is not the caller's */
export async function requirePassword(db: Database, { user, ip }: Actor, password: string): Promise<void> {
  if (await isPassword(password, await profiles.findHash(db, user.id))) return
  await audit(db, { ...oneself({ user, ip }), action: 'profile.unlockRefused' })
  throw fieldError('password', 'profile.wrongUnlock')
}

/** Where the caller is signed in, the session that asks first, then the last used. */
export async function listSessions(db: Database, userId: string, token: string): Promise<OwnSession[]> {
  const current = idOf(token)
  const rows = await profiles.findSessions(db, userId)
  return rows
    .map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      loginTime: createdAt.toISOString(),
      lastSeenTime: lastSeenAt.toISOString(),
      isCurrent: row.id === current,
    }))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

/** @throws AppError `notFound` for other people's sessions, those that are over, and the one that asks */
export async function endSession(
  db: Database,
  { user, ip, token }: Actor & { token: string },
  id: string,
): Promise<void> {
  const ended = id === idOf(token) ? [] : await profiles.deleteSessions(db, user.id, { only: id })
  if (ended.length === 0) throw new AppError('notFound')
  for (const hash of ended) forgetSession(db, hash)
  await audit(db, { ...oneself({ user, ip }), action: 'profile.endSession' })
}

/** Who did it, and to whom. */
const oneself = ({ user, ip }: Actor) => ({ userId: user.id, ip, subject: user.id, subjectName: user.nickName })

const idOf = (token: string): string => tokenHash(token, 'fl')?.toString('hex') ?? ''
