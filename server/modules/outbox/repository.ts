import { sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { Transaction } from '../../db/database.ts'

export interface OutboxEntry {
  readonly topic: string
  readonly formId?: string
  readonly subjectId?: string
  readonly payload?: Json
}
export interface OutboxRow {
  readonly id: string
  readonly formId: string | null
  readonly subjectId: string | null
  readonly payload: Json
}

/** Writes effects next to their cause, in the same transaction: both happen or neither. */
export async function appendToOutbox(trx: Transaction, entries: readonly OutboxEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`insert into outbox (topic, form_id, subject_id, payload)
    select * from unnest(
      ${entries.map((entry) => entry.topic)}::text[],
      ${entries.map((entry) => entry.formId ?? null)}::bigint[],
      ${entries.map((entry) => entry.subjectId ?? null)}::bigint[],
      ${entries.map((entry) => (entry.payload === undefined ? null : JSON.stringify(entry.payload)))}::jsonb[])`.execute(
    trx,
  )
}

/**
 * Removes and returns the oldest entries of a topic. Whoever takes them must apply their effects in the same
 * transaction: committed together, an effect inside the database happens exactly once; rolled back, the entries are
 * still there. Entries another transaction holds are passed over.
 */
export async function takeFromOutbox(trx: Transaction, topic: string, limit: number): Promise<OutboxRow[]> {
  const { rows } = await sql<OutboxRow>`
    with taken as (
      delete from outbox where id in (
        select id from outbox where topic = ${topic} and available_at <= now()
        order by id limit ${limit} for update skip locked)
      returning id, form_id, subject_id, payload)
    select id::text as "id", form_id::text as "formId", subject_id::text as "subjectId", payload
    from taken order by taken.id`.execute(trx)
  return rows
}
