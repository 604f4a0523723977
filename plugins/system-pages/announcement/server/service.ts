import type { z } from 'zod'
import {
  type Actor,
  AppError,
  audit,
  type CurrentUser,
  countUnread,
  type Database,
  enqueue,
  fieldError,
  forestOf,
  hasPermission,
  orRefuse,
  type PageAt,
  publishToUser,
  requireSaved,
  type Transaction,
} from '#sdk/page-server'
import type { Announcement, AnnouncementFields, AnnouncementFilters, announcementAudience } from '../contract.ts'
import { deliverJobKind } from './delivery.ts'
import { adjustMessages, takeBack } from './delivery-repository.ts'
import * as announcements from './repository.ts'
import * as told from './told-repository.ts'

export const listAnnouncements = (db: Database, filters: AnnouncementFilters, at: PageAt) =>
  announcements.listAnnouncements(db, filters, at)

/** @throws AppError `notFound` */
export async function getAnnouncement(db: Database | Transaction, id: string): Promise<Announcement> {
  const found = await announcements.findAnnouncement(db, id)
  if (!found) throw new AppError('notFound')
  return found
}

/** Everything an announcement can be meant for, whatever the caller's data scope: it gives nobody anything. */
export async function audienceChoices(db: Database): Promise<z.infer<typeof announcementAudience.data>> {
  const [departments, roles] = await Promise.all([announcements.listDepartments(db), announcements.listRoles(db)])
  return {
    departments: forestOf(departments, ({ id, deptName, isDisabled }, children) => ({
      id,
      label: deptName,
      disabled: isDisabled,
      children,
    })),
    roles,
  }
}

export async function createAnnouncement(
  db: Database,
  { user, ip }: Actor,
  fields: AnnouncementFields,
): Promise<string> {
  requireWhole(fields)
  return db.transaction().execute(async (trx) => {
    const id = await named(() => announcements.insertAnnouncement(trx, user.id, fields))
    await audit(trx, {
      userId: user.id,
      ip,
      action: 'announcement.create',
      subject: id,
      subjectName: fields.title,
    })
    return id
  })
}

/**
 * Changes an announcement. Of a published one, messages follow: they say the new title, those it is not meant for any more
 * lose theirs, those it is meant for now are told.
 *
 * @throws AppError with `conflict` for an edit of an older version, `forbidden` for a published one without the permission
 * to publish
 */
export async function updateAnnouncement(
  db: Database,
  { user, ip }: Actor,
  fields: AnnouncementFields & { id: string; version: number },
): Promise<void> {
  requireWhole(fields)
  await db.transaction().execute(async (trx) => {
    const isOut = isPublished(await requireLocked(trx, fields.id))
    // Otherwise, whoever may only write drafts could tell everybody anything.
    if (isOut && !hasPermission(user, 'system:announcement:publish')) throw new AppError('forbidden')
    requireSaved(await named(() => announcements.updateAnnouncement(trx, user.id, fields)))
    const { id, title } = fields
    await audit(trx, { userId: user.id, ip, action: 'announcement.update', subject: id, subjectName: title })
    if (!isOut) return
    await adjustMessages(trx, fields.id)
    await enqueue(trx, deliverJobKind, {})
  })
}

/**
 * Deletes drafts and withdrawn ones, all or none.
 * @throws AppError `announcement.published` for one that people have been told of
 */
export async function deleteAnnouncements(db: Database, { user, ip }: Actor, ids: readonly string[]): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const id of ids) {
      const before = await requireLocked(trx, id)
      if (isPublished(before)) throw new AppError('failed', 'announcement.published', { title: before.title })
      await audit(trx, { userId: user.id, ip, action: 'announcement.delete', subject: id, subjectName: before.title })
    }
    await announcements.deleteAnnouncements(trx, ids)
  })
}

/**
 * Publishes an announcement; a job tells the people about a second later, or when its time comes.
 * @throws AppError with `conflict` when somebody else was faster, `announcement.over` when its time is over,
 * `announcement.published` when it is out already
 */
export async function publish(
  db: Database,
  { user, ip }: Actor,
  which: { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireLocked(trx, which.id)
    requireSaved(await announcements.publish(trx, user.id, which))
    if (isPublished(before)) throw new AppError('failed', 'announcement.published', { title: before.title })
    const after = await requireLocked(trx, which.id)
    if (after.state === 'ended') throw new AppError('failed', 'announcement.over', { title: before.title })
    await audit(trx, {
      userId: user.id,
      ip,
      action: 'announcement.publish',
      subject: which.id,
      subjectName: before.title,
    })
    await enqueue(trx, deliverJobKind, {})
  })
}

/** Withdraws a published announcement, and its messages with it. */
export async function withdraw(
  db: Database,
  { user, ip }: Actor,
  which: { id: string; version: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const before = await requireLocked(trx, which.id)
    requireSaved(await announcements.withdraw(trx, user.id, which))
    if (!isPublished(before)) throw new AppError('failed', 'announcement.notPublished', { title: before.title })
    await takeBack(trx, which.id)
    await audit(trx, {
      userId: user.id,
      ip,
      action: 'announcement.withdraw',
      subject: which.id,
      subjectName: before.title,
    })
  })
}

export async function listReaders(
  db: Database,
  user: CurrentUser,
  { id, name, read }: { id: string; name?: string | undefined; read?: 'true' | 'false' | undefined },
  at: PageAt,
) {
  await getAnnouncement(db, id)
  return announcements.listReaders(db, user, { id, name, read: read === undefined ? undefined : read === 'true' }, at)
}

/**
 * The announcement a message of the person tells of.
 * @throws AppError `notFound` for messages of others, and for what was taken back
 */
export async function readTold(db: Database, userId: string, messageId: string) {
  const found = await told.findTold(db, userId, messageId)
  if (!found) throw new AppError('notFound')
  return found
}

export const pinnedFor = told.findPinned

/**
 * Takes a card off the person's home page, in every tab.
 * @throws AppError `notFound` for messages of others, and for those that tell of no announcement
 */
export async function closeCard(db: Database, userId: string, messageId: string): Promise<void> {
  if (!(await told.closeCard(db, userId, messageId))) throw new AppError('notFound')
  await publishToUser(db, userId, { msgType: 'UNREAD', body: { count: await countUnread(db, userId) } })
}

type Locked = NonNullable<Awaited<ReturnType<typeof announcements.lockAnnouncement>>>

const requireLocked = async (trx: Transaction, id: string): Promise<Locked> => {
  const found = await announcements.lockAnnouncement(trx, id)
  if (!found) throw new AppError('notFound')
  return found
}

const isPublished = ({ state }: Locked): boolean => state !== 'draft' && state !== 'withdrawn'

const requireWhole = ({ audience, deptIds, roleIds, beginTime, endTime }: AnnouncementFields): void => {
  if (audience === 'departments' && deptIds.length === 0) throw fieldError('deptIds', 'announcement.noDepartments')
  if (audience === 'roles' && roleIds.length === 0) throw fieldError('roleIds', 'announcement.noRoles')
  if (beginTime !== null && endTime !== null && Date.parse(endTime) <= Date.parse(beginTime))
    throw fieldError('endTime', 'announcement.endsFirst')
}

/** A department or role that is gone by now. */
const named = <Result>(write: () => Promise<Result>): Promise<Result> =>
  orRefuse(write, { missing: () => fieldError('audience', 'announcement.audienceGone') })
