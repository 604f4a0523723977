import type { MessageRow } from '#shared/contract/message'
import { keptMessageSchema } from '#shared/contract/realtime'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { newToken, tokenHash } from '../auth/token.ts'
import { atTheDoor } from './door.ts'
import { publishToUser, shown } from './publish.ts'
import * as repository from './repository.ts'

export const listMessages = async (db: Database, page: Parameters<typeof repository.listMessages>[1]) => {
  const { rows, total } = await repository.listMessages(db, page)
  return { rows: rows.map(asRow), total }
}

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

/** Marks messages as read and tells the person's other tabs. */
export async function read(
  db: Database,
  userId: string,
  which: Parameters<typeof repository.markRead>[2],
): Promise<void> {
  if (!(await repository.markRead(db, userId, which))) return
  await publishToUser(db, userId, { msgType: 'UNREAD', body: { count: await repository.countUnread(db, userId) } })
}

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
