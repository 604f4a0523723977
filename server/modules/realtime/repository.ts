import { type SqlBool, sql } from 'kysely'
import type { KeptMessage } from '#shared/contract/realtime'
import { isWithin } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'

type Connection = Database | Transaction

/** Channel of PostgreSQL notifications: what sockets of any process are to be told. */
export const realtimeChannel = 'realtime'

/** A notification holds 8,000 bytes; longer ones are put down in a table, and the notification says where. */
export const notify = async (db: Connection, content: string): Promise<void> => {
  if (Buffer.byteLength(content) <= maxNotification) {
    await sql`select pg_notify(${realtimeChannel}, ${content})`.execute(db)
    return
  }
  await sql`with parcel as (insert into message_parcel (content) values (${content}) returning id)
    select pg_notify(${realtimeChannel}, '{"parcel":"' || id || '"}') from parcel`.execute(db)
}

const maxNotification = 7900

export const findParcel = async (db: Database, id: string): Promise<string | null> => {
  const row = await db.selectFrom('message_parcel').select('content').where('id', '=', id).executeTakeFirst()
  return row?.content ?? null
}

export interface MessageRecord {
  readonly id: string
  readonly msgType: string
  readonly body: unknown
  readonly createdAt: Date
  readonly isRead: boolean
}

/**
 * Keeps a message. With a merge key it takes the place of the unread one that has the same: the `count` of both is added
 * up, and the id is new, so that whoever asks for what came since gets it.
 *
 * Under a lock per person, held to the end of the transaction: ids become visible in their order, or somebody who asks
 * for what came after 11 would never see a 10 that was committed later.
 */
export const insertMessage = async (
  trx: Transaction,
  { userId, message, mergeKey }: { userId: string; message: KeptMessage; mergeKey: string },
): Promise<MessageRecord & { unread: number }> => {
  await sql`select pg_advisory_xact_lock_shared(${manyAtOnce}::bigint),
    pg_advisory_xact_lock(${lockClass}, (${userId}::bigint % 2147483647)::int)`.execute(trx)
  const earlier =
    mergeKey === ''
      ? undefined
      : await trx
          .deleteFrom('message')
          .where('user_id', '=', userId)
          .where('merge_key', '=', mergeKey)
          .where('read_at', 'is', null)
          .where('deleted_at', 'is', null)
          .returning(sql<number>`coalesce((body ->> 'count')::int, 0)`.as('count'))
          .executeTakeFirst()
  const body =
    earlier && 'count' in message.body ? { ...message.body, count: message.body.count + earlier.count } : message.body
  const row = await trx
    .insertInto('message')
    .values({ user_id: userId, msg_type: message.msgType, body: JSON.stringify(body), merge_key: mergeKey })
    .returning(columns)
    .executeTakeFirstOrThrow()
  return { ...row, unread: await countUnread(trx, userId) }
}

const lockClass = 0x4d455353

/**
 * Lets nobody else send until the transaction ends, for sending to many in one statement: a lock for each of ten thousand
 * people would be more than PostgreSQL holds.
 */
export const lockSending = async (trx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${manyAtOnce}::bigint)`.execute(trx)
}
// A key of the other kind of advisory lock, so that no person has it.
const manyAtOnce = 0x4d455353

const columns = [
  'id',
  'msg_type as msgType',
  'body',
  'created_at as createdAt',
  sql<boolean>`read_at is not null`.as('isRead'),
] as const

export interface MessageSearch {
  readonly userId: string
  readonly unread?: boolean | undefined
  readonly types?: readonly KeptMessage['msgType'][] | undefined
  readonly text?: string | undefined
  readonly beginTime?: string | undefined
  readonly endTime?: string | undefined
}

export const listMessages = async (
  db: Database,
  { userId, unread, types, text, beginTime, endTime, ...at }: MessageSearch & PageAt,
): Promise<{ rows: MessageRecord[]; total: number }> => {
  const found = db
    .selectFrom('message')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .$if(unread !== undefined, (query) => query.where('read_at', unread ? 'is' : 'is not', null))
    .$if(types !== undefined, (query) => query.where('msg_type', 'in', types ?? []))
    .$if(!!text, (query) => query.where(isAbout(text ?? '')))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('message.created_at', { beginTime, endTime })),
    )
  const { rows, total } = await findPage(found.select(columns).orderBy('id', 'desc'), found, at)
  return { rows, total }
}

/** Part of the name of what a message is about. */
const isAbout = (text: string) =>
  sql<SqlBool>`strpos(lower(coalesce(body ->> 'name', body ->> 'title', '')), lower(${text})) > 0`

export const messagesAfter = (db: Database, userId: string, after: string, limit: number): Promise<MessageRecord[]> =>
  db
    .selectFrom('message')
    .select(columns)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()

export const countUnread = async (db: Connection, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('message')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export const lastMessageId = async (db: Database, userId: string): Promise<string> => {
  const { id } = await db
    .selectFrom('message')
    .select(sql<string>`coalesce(max(id), 0)::text`.as('id'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return id
}

/** Which of these messages are the person's and not deleted. */
export const findOwn = async (db: Connection, userId: string, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectFrom('message')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns whether anything became read by this */
export const markRead = async (
  db: Connection,
  userId: string,
  which: { readonly ids: readonly string[] } | { readonly upTo: string | null },
): Promise<boolean> => {
  const rows = await db
    .updateTable('message')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .$if('ids' in which, (query) => query.where('id', 'in', 'ids' in which ? which.ids : []))
    .$if('upTo' in which && which.upTo !== null, (query) =>
      query.where('id', '<=', 'upTo' in which ? (which.upTo ?? '0') : '0'),
    )
    .returning('id')
    .execute()
  return rows.length > 0
}

/** Takes messages out of every list. @returns how many */
export const hideMessages = async (db: Connection, userId: string, ids: readonly string[]): Promise<number> => {
  const rows = await db
    .updateTable('message')
    .set({ deleted_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}

/**
 * Brings deleted messages back. They merge with nothing any more: what came since has the key.
 * @returns how many
 */
export const showMessages = async (db: Connection, userId: string, ids: readonly string[]): Promise<number> => {
  const rows = await db
    .updateTable('message')
    .set({ deleted_at: null, merge_key: '' })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is not', null)
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return rows.length
}

export const insertTicket = async (db: Database, ticketHash: Buffer, sessionHash: Buffer): Promise<void> => {
  await sql`insert into socket_ticket (ticket_hash, session_hash, expires_at)
    select ${ticketHash}, token_hash, now() + interval '30 seconds' from session where token_hash = ${sessionHash}`.execute(
    db,
  )
}

/** A living session and whose it is. */
export interface SessionOwner {
  readonly session: Buffer
  readonly userId: string
}

/** Uses a ticket up. */
export const takeTicket = async (db: Database, ticketHash: Buffer): Promise<SessionOwner | null> => {
  const { rows } = await sql<SessionOwner>`
    with taken as (
      delete from socket_ticket where ticket_hash = ${ticketHash} and expires_at > now() returning session_hash
    )
    select s.token_hash as "session", u.id::text as "userId" from taken
    join session s on s.token_hash = taken.session_hash and ${isAlive}
    join user_account u on ${isOwner}`.execute(db)
  return rows[0] ?? null
}

export const ownerOfSession = async (db: Database, sessionHash: Buffer): Promise<SessionOwner | null> => {
  const { rows } = await sql<SessionOwner>`
    select s.token_hash as "session", u.id::text as "userId" from session s
    join user_account u on ${isOwner}
    where s.token_hash = ${sessionHash} and ${isAlive}`.execute(db)
  return rows[0] ?? null
}

const isAlive = sql`s.expires_at > now() and s.last_seen_at > now() - interval '2 hours'`
const isOwner = sql`u.id = s.user_id and u.status = 'active' and u.auth_version = s.auth_version`

export const findFormOwner = async (
  db: Connection,
  formId: string,
): Promise<{ ownerId: string; formKey: string; name: string } | null> => {
  const row = await db
    .selectFrom('form')
    .select(['owner_id as ownerId', 'form_key as formKey', 'name'])
    .where('id', '=', formId)
    .executeTakeFirst()
  return row ?? null
}

/** Read messages of a quarter of a year ago, deleted ones of yesterday, and what has been handed on; none that are kept. */
export const deleteOldMessages = async (db: Database): Promise<void> => {
  await sql`delete from message where not is_kept
    and (read_at < now() - interval '90 days' or deleted_at < now() - interval '1 day')`.execute(db)
  await sql`delete from message_parcel where created_at < now() - interval '10 minutes'`.execute(db)
  await sql`delete from socket_ticket where expires_at < now()`.execute(db)
}
