// SQL of the outbox: an event once for each listener that wants it, until that listener has taken it.
import { type RawBuilder, sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { Database, Transaction } from '../../db/database.ts'
import type { AnyEventKind } from '../../kernel/event.ts'

type Connection = Database | Transaction

/**
 * The statement that writes an event of a kind for each row of a query, or as a part of a larger one that is its cause.
 *
 * @param from has the columns `form_id` and `about`
 * @param only leaves it to this listener alone, who has something to catch up on
 */
export const announcing = ({ kind }: AnyEventKind, from: RawBuilder<unknown>, only: string | null = null) => sql`
  insert into outbox (listener, kind, form_id, about)
  select l.listener, l.kind, e.form_id, e.about
  from (${from}) as e join event_listener l on l.kind = ${kind}
  where (${only}::text is null or l.listener = ${only})
    and (not l.is_choosy or exists (
      select from event_choice c where c.listener = l.listener and c.form_id = e.form_id))`

export const insertEvents = async (
  trx: Transaction,
  kind: AnyEventKind,
  events: readonly { readonly formId: string | null; readonly about: Json }[],
): Promise<void> => {
  if (events.length === 0) return
  const from = sql`
    select * from unnest(
      ${events.map(({ formId }) => formId)}::bigint[],
      ${events.map(({ about }) => JSON.stringify(about))}::jsonb[]
    ) as given (form_id, about)`
  await announcing(kind, from).execute(trx)
}

/** Whether a listener that wants the events of some forms only wants those of this one. */
export const setChosen = async (
  db: Connection,
  { listener, formId, isChosen }: { listener: string; formId: string; isChosen: boolean },
): Promise<void> => {
  const chosen = { listener, form_id: formId }
  if (isChosen) {
    await db
      .insertInto('event_choice')
      .values(chosen)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return
  }
  await db.deleteFrom('event_choice').where('listener', '=', listener).where('form_id', '=', formId).execute()
}

/** Forms, or null for no form, whose events wait for a listener, those waiting longest first. */
export const lanesOf = async (
  db: Connection,
  { listener, kinds }: { listener: string; kinds: readonly string[] },
): Promise<(string | null)[]> => {
  const { rows } = await sql<{ formId: string | null }>`
    select form_id::text as "formId" from (
      select form_id, id from outbox
      where listener = ${listener} and kind = any(${[...kinds]}::text[]) and available_at <= now()
      order by id limit 5000
    ) as oldest
    group by form_id order by min(id)`.execute(db)
  return rows.map(({ formId }) => formId)
}

/** What a listener works on at a time: the events of a form, or of none. */
export interface Lane {
  readonly listener: string
  readonly formId: string | null
}

/** Until the transaction ends nobody else works on these events, nor on what the listener makes of them. */
export const holdLane = async (trx: Transaction, lane: Lane): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${laneKey(lane)})`.execute(trx)
}

/** @returns false when another process is at it */
export const tryLane = async (trx: Transaction, lane: Lane): Promise<boolean> => {
  const { rows } = await sql<{ held: boolean }>`
    select pg_try_advisory_xact_lock(${laneKey(lane)}) as held`.execute(trx)
  return rows[0]?.held ?? false
}

const laneKey = ({ listener, formId }: Lane) => sql`hashtextextended(${`event ${listener} ${formId ?? ''}`}, 0)`

const ofLane = ({ listener, formId }: Lane) =>
  sql`listener = ${listener} and ${formId === null ? sql`form_id is null` : sql`form_id = ${formId}`}`

export interface TakenEvent {
  readonly id: string
  readonly kind: string
  readonly about: Json
}

/**
 * Takes the oldest events of a lane. Whoever takes them applies their effects in the same transaction: committed together,
 * they happen exactly once; rolled back, the events are still there. Rows that a deletion holds are passed over.
 */
export const takeEvents = async (
  trx: Transaction,
  { kinds, limit, ...lane }: Lane & { kinds: readonly string[]; limit: number },
): Promise<TakenEvent[]> => {
  const { rows } = await sql<TakenEvent>`
    with taken as (
      delete from outbox where id in (
        select id from outbox
        where ${ofLane(lane)} and kind = any(${[...kinds]}::text[]) and available_at <= now()
        order by id limit ${limit} for update skip locked)
      returning id, kind, about)
    select id::text as id, kind, about from taken order by taken.id`.execute(trx)
  return rows
}

/** Puts off an event that could not be applied: 5 s, 10 s, 20 s … up to an hour. @returns the attempts so far */
export const postponeEvent = async (db: Connection, id: string): Promise<number> => {
  const { rows } = await sql<{ attempts: number }>`
    update outbox set attempts = attempts + 1,
      available_at = now() + make_interval(secs => least(3600, 5 * power(2, least(attempts, 10))))
    where id = ${id} returning attempts`.execute(db)
  return rows[0]?.attempts ?? 0
}

/** The newest event of a lane that can be taken; null when there is none. */
export const laneEnd = async (db: Connection, lane: Lane): Promise<string | null> => {
  const { rows } = await sql<{ end: string | null }>`
    select max(id)::text as end from outbox where ${ofLane(lane)} and available_at <= now()`.execute(db)
  return rows[0]?.end ?? null
}

export const waitsUpTo = async (db: Connection, { end, ...lane }: Lane & { end: string }): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from outbox where ${ofLane(lane)} and id <= ${end} and available_at <= now() limit 1`.execute(db)
  return rows.length > 0
}

/** How many events of a kind wait for a listener, of the form a query is about; for use inside that query. */
export const waitingCount = (listener: string, { kind }: AnyEventKind, formId: RawBuilder<unknown>) => sql<number>`(
  select count(*) from outbox o where o.form_id = ${formId} and o.listener = ${listener} and o.kind = ${kind})`

/** True where events wait for a listener, of the form a query is about. */
export const anyWaiting = (listener: string, formId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from outbox o where o.form_id = ${formId} and o.listener = ${listener})`

/** Takes back events that mean nothing to a listener any more, by one of their facts. The caller holds the lane. */
export const withdrawEvents = async (
  trx: Transaction,
  { fact, values, ...lane }: Lane & { fact: string; values: readonly string[] },
): Promise<void> => {
  await sql`
    delete from outbox where ${ofLane(lane)} and about ->> ${fact}::text = any(${[...values]}::text[])`.execute(trx)
}

/** A form goes, and all that waits of it. */
export const dropEventsOf = async (trx: Transaction, formId: string): Promise<void> => {
  await trx.deleteFrom('outbox').where('form_id', '=', formId).execute()
}

export interface Subscription {
  readonly listener: string
  readonly kind: string
  readonly isChoosy: boolean
}

/** From now on each of these gets its events. */
export const subscribe = async (db: Connection, subscriptions: readonly Subscription[]): Promise<void> => {
  // In one order, so that two processes that start never wait for each other in a circle.
  const sorted = [...subscriptions].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  await sql`
    insert into event_listener (listener, kind, is_choosy)
    select * from unnest(
      ${sorted.map(({ listener }) => listener)}::text[],
      ${sorted.map(({ kind }) => kind)}::text[],
      ${sorted.map(({ isChoosy }) => isChoosy)}::boolean[])
    on conflict (listener, kind) do update set is_choosy = excluded.is_choosy, missing_since = null`.execute(db)
}

const keyOf = ({ listener, kind }: { listener: string; kind: string }) => `${listener} ${kind}`

/** Notes that nobody here is any of the listeners but these. @returns those that are gone, and how much waits for them */
export const noteMissing = async (
  db: Connection,
  present: readonly Subscription[],
): Promise<{ listener: string; kind: string; waiting: number }[]> => {
  const { rows } = await sql<{ listener: string; kind: string; waiting: number }>`
    update event_listener l set missing_since = coalesce(missing_since, now())
    where l.listener || ' ' || l.kind <> all (${present.map(keyOf)}::text[])
    returning listener, kind,
      (select count(*)::int from outbox o where o.listener = l.listener and o.kind = l.kind) as waiting`.execute(db)
  return rows
}

/** Forgets listeners that no server has had for a week, with what waits for them. @returns how much that was */
export const deleteMissing = async (
  db: Database,
): Promise<{ readonly listeners: readonly string[]; readonly events: number }> =>
  db.transaction().execute(async (trx) => {
    const { rows: gone } = await sql<{ listener: string; kind: string }>`
      delete from event_listener where missing_since < now() - interval '7 days' returning listener, kind`.execute(trx)
    // Also what a transaction that was under way at the time has written since.
    const { numAffectedRows } = await sql`
      delete from outbox o where not exists (
        select from event_listener l where l.listener = o.listener and l.kind = o.kind)`.execute(trx)
    await sql`
      delete from event_choice c where not exists (
        select from event_listener l where l.listener = c.listener)`.execute(trx)
    return { listeners: [...new Set(gone.map(({ listener }) => listener))], events: Number(numAffectedRows ?? 0n) }
  })
