import { type RawBuilder, sql } from 'kysely'
import type { Hold, PluginState, Stock } from '#sdk/server'
import type { Json } from '#shared/form/definition'
import type { Database, Transaction } from '../../db/database.ts'

type Connection = Database | Transaction

export interface StatePlace {
  readonly formId: string
  readonly questionId: string
}

/** Who is filling in the form, and from where; absent where nobody is, as in work done later. */
export interface Filler {
  readonly filling: string
  readonly network: string
}

/**
 * What the server half of a question's type keeps for that question. Every key is a row: whoever changes it holds it until
 * their transaction ends, so that counted stock is exact over any number of processes. What is held while somebody fills
 * in is only ever written under that row, and counted by a statement that begins when the row is held.
 */
export const pluginState = (
  db: Connection,
  at: StatePlace,
  filler: Pick<Filler, 'filling'> | null = null,
): PluginState => {
  const { formId, questionId } = at
  const place = sql`form_id = ${formId} and question_id = ${questionId}`
  const self = filler?.filling ?? ''

  /** The row of a key, made where there is none, is the caller's until the transaction ends. */
  const lock = async (trx: Connection, key: string): Promise<void> => {
    const held = () => sql`select 1 from plugin_state where ${place} and key = ${key} for no key update`.execute(trx)
    if ((await held()).rows.length > 0) return
    await sql`
      insert into plugin_state (form_id, question_id, key) values (${formId}, ${questionId}, ${key})
      on conflict do nothing`.execute(trx)
    await held()
  }

  return {
    take: (key, amount, max) => {
      requireAmount(amount)
      if (amount > max) return Promise.resolve(false)
      return atOnce(db, async (trx) => {
        await lock(trx, key)
        const { rows } = await sql`
          update plugin_state set amount = amount + ${amount}
          where ${place} and key = ${key} and amount + ${amount} + ${heldByOthers(at, sql`${key}`, self)} <= ${max}
          returning 1`.execute(trx)
        if (rows.length === 0) return false
        if (filler) await sql`delete from plugin_hold where ${place} and key = ${key} and holder = ${self}`.execute(trx)
        return true
      })
    },
    async give(key, amount) {
      requireAmount(amount)
      await sql`update plugin_state set amount = greatest(amount - ${amount}, 0) where ${place} and key = ${key}`.execute(
        db,
      )
    },
    async get(key) {
      const { rows } = await sql<{ amount: string; value: Json | null }>`
        select amount::text, case when until is null or until > now() then value end as value
        from plugin_state where ${place} and key = ${key}`.execute(db)
      return { amount: Number(rows[0]?.amount ?? 0), value: rows[0]?.value ?? null }
    },
    async put(key, value, { until = null } = {}) {
      await sql`
        insert into plugin_state (form_id, question_id, key, value, until)
        values (${formId}, ${questionId}, ${key}, ${JSON.stringify(value)}::jsonb, ${until})
        on conflict (form_id, question_id, key) do update set value = excluded.value, until = excluded.until`.execute(
        db,
      )
    },
    async next(key) {
      const { rows } = await sql<{ amount: string }>`
        insert into plugin_state as series (form_id, question_id, key, amount) values (${formId}, ${questionId}, ${key}, 1)
        on conflict (form_id, question_id, key) do update set amount = series.amount + 1
        returning amount::text`.execute(db)
      return Number(rows[0]?.amount)
    },
    async stock(keys) {
      const { rows } = await sql<{ key: string; taken: string; held: string; own: string; waiting: string }>`
        select k.key, coalesce(s.amount, 0)::text as taken, ${heldByOthers(at, sql`k.key`, self)}::text as held,
          (select coalesce(sum(h.amount), 0) from plugin_hold h where h.form_id = ${formId} and h.question_id = ${questionId}
            and h.key = k.key and h.holder = ${self} and h.until > clock_timestamp())::text as own,
          (select count(*) from plugin_line where ${place} and key = k.key)::text as waiting
        from unnest(${[...keys]}::text[]) as k (key)
        left join plugin_state s on s.form_id = ${formId} and s.question_id = ${questionId} and s.key = k.key`.execute(
        db,
      )
      return new Map(
        rows.map(({ key, taken, held, own, waiting }): [string, Stock] => [
          key,
          { taken: Number(taken), held: Number(held), own: Number(own), waiting: Number(waiting) },
        ]),
      )
    },
    line: {
      join: (key, submissionId, max) =>
        atOnce(db, async (trx) => {
          await lock(trx, key)
          const { rows } = await sql`
            insert into plugin_line (form_id, question_id, key, submission_id)
            select ${formId}, ${questionId}, ${key}, ${submissionId}
            where (select count(*) from plugin_line where ${place} and key = ${key}) < ${max}
            on conflict do nothing returning 1`.execute(trx)
          return rows.length > 0
        }),
      async leave(key, submissionId) {
        const { rows } = await sql`
          delete from plugin_line where ${place} and key = ${key} and submission_id = ${submissionId} returning 1`.execute(
          db,
        )
        return rows.length > 0
      },
      first: (key) =>
        atOnce(db, async (trx) => {
          // Whoever reads who is next decides on it: until then nobody joins, leaves it served, or takes.
          await lock(trx, key)
          const { rows } = await sql<{ id: string }>`
            select submission_id::text as id from plugin_line where ${place} and key = ${key}
            order by place limit 1`.execute(trx)
          return rows[0]?.id ?? null
        }),
    },
  }
}

/**
 * Lets a filling hold these amounts until then, and nothing else of the question. A key is held whole or not at all.
 *
 * @returns the keys that could not be held
 */
export const holdStock = (
  db: Connection,
  at: StatePlace,
  { filling, network }: Filler,
  { wanted, until }: { wanted: readonly Hold[]; until: Date },
): Promise<readonly string[]> => {
  const { formId, questionId } = at
  for (const { amount } of wanted) requireAmount(amount)
  const place = sql`form_id = ${formId} and question_id = ${questionId}`
  const list = wanted.filter(({ amount }) => amount > 0)
  const keys = [...new Set(list.map(({ key }) => key))].sort()
  return atOnce(db, async (trx) => {
    await sql`
      insert into plugin_state (form_id, question_id, key)
      select ${formId}, ${questionId}, key from unnest(${keys}::text[]) as k (key) order by key
      on conflict do nothing`.execute(trx)
    // In one order, as claims take them: two that want the same then wait, and do not block each other.
    await sql`
      select 1 from plugin_state where ${place} and key = any(${keys}::text[])
      order by key for no key update`.execute(trx)
    await sql`delete from plugin_hold where ${place} and holder = ${filling}`.execute(trx)
    if (list.length === 0) return []
    const { rows } = await sql<{ key: string }>`
      insert into plugin_hold (form_id, question_id, key, holder, amount, until, network)
      select s.form_id, s.question_id, s.key, ${filling}, w.amount, ${until}, ${network}
      from jsonb_to_recordset(${JSON.stringify(list)}::jsonb) as w (key text, amount bigint, max bigint)
      join plugin_state s on s.form_id = ${formId} and s.question_id = ${questionId} and s.key = w.key
      where s.amount + w.amount + ${heldByOthers(at, sql`w.key`, filling)} <= w.max
        and (select count(distinct holder) from plugin_hold
          where ${place} and network = ${network} and until > clock_timestamp()) < ${mostFillings}
      returning key`.execute(trx)
    const held = new Set(rows.map(({ key }) => key))
    return keys.filter((key) => !held.has(key))
  })
}

/** The filling is over: nothing is held for it any more. */
export const dropHolds = async (db: Connection, formId: string, filling: string): Promise<void> => {
  await sql`delete from plugin_hold where form_id = ${formId} and holder = ${filling}`.execute(db)
}

/** What others hold of a key at this moment. */
const heldByOthers = ({ formId, questionId }: StatePlace, key: RawBuilder<unknown>, self: string) => sql`
  (select coalesce(sum(h.amount), 0) from plugin_hold h
    where h.form_id = ${formId} and h.question_id = ${questionId} and h.key = ${key}
      and h.holder <> ${self} and h.until > clock_timestamp())`

/** Fillings at one question that hold something from one network: a class does, one machine must not hold all there is. */
const mostFillings = 60

/** Steps that belong together also where the caller has no transaction. */
const atOnce = <Result>(db: Connection, work: (trx: Connection) => Promise<Result>): Promise<Result> =>
  db.isTransaction ? work(db) : (db as Database).transaction().execute(work)

const requireAmount = (amount: number): void => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`An amount is a whole number, not ${amount}.`)
}

/** Values and holds whose time is over; stock they stand beside stays. */
export const deleteStaleState = async (db: Database): Promise<void> => {
  await sql`delete from plugin_state where until < now() and amount = 0`.execute(db)
  await sql`delete from plugin_hold where until < now()`.execute(db)
}
