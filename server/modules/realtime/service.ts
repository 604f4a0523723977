import { kindOfMessage, type MessageFilters, type MessageKind, type MessageRow } from '#shared/contract/message'
import { type KeptMessage, keptMessageSchema } from '#shared/contract/realtime'
import type { Database, Transaction } from '../../db/database.ts'
import type { PageAt } from '../../db/paging.ts'
import { AppError } from '../../http/app-error.ts'
import { newToken, tokenHash } from '../auth/token.ts'
import { atTheDoor } from './door.ts'
import { publishToUser, shown } from './publish.ts'
import * as repository from './repository.ts'

/** One page of a person's messages, newest first. */
export async function listMessages(
  db: Database,
  userId: string,
  { unread, kind, ...filters }: MessageFilters,
  at: PageAt,
): Promise<{ rows: MessageRow[]; total: number }> {
  const { rows, total } = await repository.listMessages(db, {
    userId,
    unread: unread === undefined ? undefined : unread === 'true',
    types: kind && typesOf(kind),
    ...filters,
    ...at,
  })
  return { rows: rows.map(asRow), total }
}

const typesOf = (kind: MessageKind): KeptMessage['msgType'][] =>
  keptTypes.filter((type) => kindOfMessage[type] === kind)
// The keys of a complete record are what its type says.
const keptTypes = Object.keys(kindOfMessage) as KeptMessage['msgType'][]

/** What came after a message, oldest first. */
export async function missedMessages(db: Database, userId: string, after: string) {
  const rows = await repository.messagesAfter(db, userId, after, pageSize + 1)
  const unread = await repository.countUnread(db, userId)
  return { messages: rows.slice(0, pageSize).map(asRow), more: rows.length > pageSize, unread }
}

const pageSize = 100

export async function unreadOf(db: Database, userId: string): Promise<{ count: number; lastId: string }> {
  const [count, lastId] = await Promise.all([repository.countUnread(db, userId), repository.lastMessageId(db, userId)])
  return { count, lastId }
}

/**
 * Marks messages as read and tells the person's other tabs.
 * @throws AppError `notFound` unless all that are named are the person's own
 */
export async function read(
  db: Database,
  userId: string,
  which: Parameters<typeof repository.markRead>[2],
): Promise<void> {
  if ('ids' in which && (await repository.findOwn(db, userId, which.ids)).length < new Set(which.ids).size)
    throw new AppError('notFound')
  if (await repository.markRead(db, userId, which)) await tellUnread(db, userId)
}

/**
 * Deletes messages, all or none, and tells the person's other tabs.
 * @throws AppError `notFound` for messages of others and for those that are gone
 */
export const deleteMessages = (db: Database, userId: string, ids: readonly string[]): Promise<void> =>
  allOrNone(db, { userId, ids }, repository.hideMessages)

/**
 * Brings deleted messages back, all or none.
 * @throws AppError `notFound` for messages of others, and for those that are not deleted or gone for good
 */
export const restoreMessages = (db: Database, userId: string, ids: readonly string[]): Promise<void> =>
  allOrNone(db, { userId, ids }, repository.showMessages)

const allOrNone = (
  db: Database,
  { userId, ids }: { userId: string; ids: readonly string[] },
  change: typeof repository.hideMessages,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const wanted = [...new Set(ids)]
    if ((await change(trx, userId, wanted)) < wanted.length) throw new AppError('notFound')
    await tellUnread(trx, userId)
  })

/** To every tab of the person, which asks for its lists anew. */
const tellUnread = async (db: Database | Transaction, userId: string): Promise<void> =>
  publishToUser(db, userId, { msgType: 'UNREAD', body: { count: await repository.countUnread(db, userId) } })

/** A ticket that opens one socket of this session. */
export async function issueTicket(db: Database, token: string | null): Promise<string> {
  const session = tokenHash(token ?? '', 'fl')
  const ticket = newToken('flw')
  const hash = tokenHash(ticket, 'flw')
  if (!session || !hash) throw new AppError('unauthenticated')
  await atTheDoor(() => repository.insertTicket(db, hash, session))
  return ticket
}

const asRow = (record: repository.MessageRecord): MessageRow => {
  const { msgType, body, ...rest } = shown(record)
  return { ...keptMessageSchema.parse({ msgType, body }), ...rest, read: record.isRead }
}
