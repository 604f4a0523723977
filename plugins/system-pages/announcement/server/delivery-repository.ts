// Messages that tell of announcements: one for each person, whoever tells them and however many at a time.

import { sql } from 'kysely'
import { type Database, lockSending, realtimeChannel, type Transaction } from '#sdk/page-server'

/**
 * One statement for all people and announcements. The rows of the announcements are held meanwhile: who withdraws one
 * waits, and then finds all its messages.
 *
 * @returns how many messages were sent
 */
export const deliver = (db: Database): Promise<number> =>
  db.transaction().execute(async (trx) => {
    // A glance first: most minutes have nothing to tell, and nobody has to wait for that.
    if (!(await anyoneToTell(trx))) return 0
    await lockSending(trx)
    const { rows } = await sql<{ sent: number }>`
      with current as (
        select id, title, kind from announcement where ${isInForce} for share
      ), sent as (
        insert into message (user_id, msg_type, body, announcement_id, is_kept)
        select meant.user_id, 'NOTICE', jsonb_build_object('title', current.title, 'kind', current.kind), current.id, true
        from current join announcement_audience meant on meant.announcement_id = current.id
        where not exists (
          select from message where message.announcement_id = current.id and message.user_id = meant.user_id)
        order by current.id, meant.user_id
        on conflict (announcement_id, user_id) where announcement_id is not null do nothing
        returning id, user_id, msg_type, body, created_at
      ), news as (
        select user_id, json_build_object(
          'msgType', msg_type, 'body', body, 'id', id::text,
          'createTime', to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'unread', count(*) over (partition by user_id) + (
            select count(*) from message
            where message.user_id = sent.user_id and message.read_at is null and message.deleted_at is null)) as message
        from sent
      )
      select count(pg_notify(${realtimeChannel},
        json_build_object('to', user_id::text, 'message', message)::text)::text)::int as sent
      from news`.execute(trx)
    return rows[0]?.sent ?? 0
  })

const anyoneToTell = async (trx: Transaction): Promise<boolean> => {
  const { rows } = await sql`
    select from announcement join announcement_audience meant on meant.announcement_id = announcement.id
    where ${isInForce} and not exists (
      select from message where message.announcement_id = announcement.id and message.user_id = meant.user_id)
    limit 1`.execute(trx)
  return rows.length > 0
}

const isInForce = sql`status = 'published' and (begins_at is null or begins_at <= now())
  and (ends_at is null or ends_at > now())`

/** Messages of a published announcement after an edit: whom it is not meant for any more loses theirs. */
export const adjustMessages = async (trx: Transaction, id: string): Promise<void> => {
  const { rows: gone } = await sql<{ userId: string }>`
    delete from message using announcement
    where message.announcement_id = ${id}::bigint and announcement.id = message.announcement_id and (
      announcement.begins_at > now()
      or message.user_id not in (select user_id from announcement_audience where announcement_id = ${id}::bigint))
    returning message.user_id::text as "userId"`.execute(trx)
  const { rows: changed } = await sql<{ userId: string }>`
    update message set body = jsonb_build_object('title', announcement.title, 'kind', announcement.kind)
    from announcement
    where message.announcement_id = ${id}::bigint and announcement.id = message.announcement_id
      and message.body <> jsonb_build_object('title', announcement.title, 'kind', announcement.kind)
    returning message.user_id::text as "userId"`.execute(trx)
  await tellLists(trx, [...gone, ...changed])
}

/** Takes the messages of an announcement from everybody. */
export const takeBack = async (trx: Transaction, id: string): Promise<void> => {
  const { rows } = await sql<{ userId: string }>`
    delete from message where announcement_id = ${id}::bigint returning user_id::text as "userId"`.execute(trx)
  await tellLists(trx, rows)
}

/** To every tab of these people: how many are unread now, so that lists are asked for anew. */
const tellLists = async (trx: Transaction, people: readonly { userId: string }[]): Promise<void> => {
  if (people.length === 0) return
  await sql`
    select count(pg_notify(${realtimeChannel}, json_build_object('to', person.id::text, 'message', json_build_object(
      'msgType', 'UNREAD', 'body', json_build_object('count', (
        select count(*) from message
        where message.user_id = person.id and message.read_at is null and message.deleted_at is null))))::text)::text)
    from unnest(${people.map(({ userId }) => userId)}::bigint[]) as person (id)`.execute(trx)
}
