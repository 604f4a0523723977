import { sql } from 'kysely'
import type { KeptMail } from '#shared/contract/mail'
import type { Database } from '../../db/database.ts'

export interface StoredMail {
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string | null
}

export const insertMail = async (db: Database, { id, to, subject, text, html }: StoredMail): Promise<void> => {
  await db.insertInto('mail').values({ id, address: to, subject, body_text: text, body_html: html }).execute()
}

/** Counts an attempt. @returns null for a mail that is not to be sent any more */
export const takeAttempt = async (
  db: Database,
  id: string,
): Promise<(StoredMail & { readonly attempts: number }) | null> => {
  const { rows } = await sql<StoredMail & { attempts: number }>`
    update mail set attempts = attempts + 1 where id = ${id} and state = 'waiting'
    returning id, address as "to", subject, body_text as text, body_html as html, attempts`.execute(db)
  return rows[0] ?? null
}

/** It has gone out: nothing of it stays. */
export const deleteMail = async (db: Database, id: string): Promise<void> => {
  await db.deleteFrom('mail').where('id', '=', id).execute()
}

export const giveUp = async (db: Database, id: string, reason: string): Promise<void> => {
  await sql`update mail set state = 'failed', reason = ${reason}, body_text = '', body_html = null
    where id = ${id}`.execute(db)
}

/** Kept to be looked at instead of being sent, with the newest of its kind. */
export const keepShown = async (db: Database, id: string, most: number): Promise<void> => {
  await sql`update mail set state = 'shown' where id = ${id}`.execute(db)
  await sql`delete from mail where state = 'shown' and id not in (
    select id from mail where state = 'shown' order by created_at desc, id limit ${most})`.execute(db)
}

export const listKept = async (db: Database): Promise<KeptMail[]> => {
  const { rows } = await sql<Omit<KeptMail, 'time'> & { time: Date }>`
    select id, state, address as "to", subject, body_text as text, reason, created_at as time
    from mail where state <> 'waiting' order by created_at desc, id limit 100`.execute(db)
  return rows.map((row) => ({ ...row, time: row.time.toISOString() }))
}

/** What was kept goes after a week; what still waits after two days has lost its job, and is given up. */
export const deleteOldMails = async (db: Database): Promise<void> => {
  await sql`delete from mail where state <> 'waiting' and created_at < now() - interval '7 days'`.execute(db)
  await sql`update mail set state = 'failed', body_text = '', body_html = null
    where state = 'waiting' and created_at < now() - interval '2 days'`.execute(db)
}
