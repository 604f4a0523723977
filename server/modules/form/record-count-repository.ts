// How many records a form has, without counting rows.
import { type RawBuilder, sql } from 'kysely'
import { waitingCount } from '../event/repository.ts'
import { answerStored } from './answer-events.ts'

/** The listener that keeps the counters: its name, for those who add what it has not taken yet. */
export const counting = 'statistics'

/**
 * What the counters hold, and the new records that are not counted yet. Exact, because an event leaves the outbox in the
 * transaction that counts it.
 */
export const recordCount = (formId: RawBuilder<unknown>) => sql<number>`(
  coalesce((select sum(c.count) from answer_count c
    where c.form_id = ${formId} and c.question_id = '' and c.part = '' and c.kind = 'answered'), 0)
  + ${waitingCount(counting, answerStored, formId)})::int`
