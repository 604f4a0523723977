import { sql } from 'kysely'
import type { PluginState } from '#sdk/server'
import type { Json } from '#shared/form/definition'
import type { Database, Transaction } from '../../db/database.ts'

/**
 * What the server half of a question's type keeps for that question. Every key is a row: whoever changes it holds it until
 * their transaction ends, so that counted stock is exact over any number of processes.
 */
export const pluginState = (
  db: Database | Transaction,
  { formId, questionId }: { formId: string; questionId: string },
): PluginState => {
  const place = sql`form_id = ${formId} and question_id = ${questionId}`
  return {
    async take(key, amount, max) {
      requireAmount(amount)
      if (amount > max) return false
      const { rows } = await sql`
        insert into plugin_state as held (form_id, question_id, key, amount)
        values (${formId}, ${questionId}, ${key}, ${amount})
        on conflict (form_id, question_id, key) do update set amount = held.amount + excluded.amount
        where held.amount + excluded.amount <= ${max}
        returning 1`.execute(db)
      return rows.length > 0
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
  }
}

const requireAmount = (amount: number): void => {
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Error(`An amount is a whole number, not ${amount}.`)
}

/** Values whose time is over; stock they stand beside stays. */
export const deleteStaleState = async (db: Database): Promise<void> => {
  await sql`delete from plugin_state where until < now() and amount = 0`.execute(db)
}
