// Takes events from the outbox and has their listener apply them: inside at once, outside by a job for each.
import type { Database, Transaction } from '../../db/database.ts'
import { type AnyEventKind, type AnyListener, jobKindOf, readEvent } from '../../kernel/event.ts'
import { enqueue } from '../job/enqueue.ts'
import { jobAdded } from '../job/wake.ts'
import * as repository from './repository.ts'

export interface TakerDeps {
  readonly db: Database
  readonly log: { readonly error: (details: object, message: string) => void }
  /** True while people wait for the database: smaller bites then. */
  readonly isBusy: () => boolean
}

export interface Taker {
  /**
   * Takes one batch of a form's events.
   *
   * @param mayWait for another process that is at them; otherwise there is nothing to take
   * @returns how many were taken or put off
   */
  readonly take: (formId: string | null, options: { readonly mayWait: boolean }) => Promise<number>
}

export const createTaker = (listener: AnyListener, { db, log, isBusy }: TakerDeps): Taker => {
  const { name } = listener
  const kinds = listener.kinds.map(({ kind }: AnyEventKind) => kind)
  const apply = effectOf(listener)

  const attempt = (
    formId: string | null,
    {
      mayWait,
      limit,
      onTaken,
    }: { mayWait: boolean; limit: number; onTaken?: (events: readonly { id: string }[]) => void },
  ): Promise<number> =>
    db.transaction().execute(async (trx) => {
      const lane = { listener: name, formId }
      if (mayWait) await repository.holdLane(trx, lane)
      else if (!(await repository.tryLane(trx, lane))) return 0
      const events = await repository.takeEvents(trx, { ...lane, kinds, limit })
      onTaken?.(events)
      if (events.length > 0) await apply(trx, events)
      return events.length
    })

  /** One event that cannot be applied must not hold up the others: it is put off, and they go on without it. */
  const oneByOne = async (formId: string | null, { mayWait, limit }: { mayWait: boolean; limit: number }) => {
    for (let count = 0; count < limit; count++) {
      let taken: string | undefined
      try {
        const onTaken = ([event]: readonly { id: string }[]) => {
          taken = event?.id
        }
        if ((await attempt(formId, { mayWait, limit: 1, onTaken })) === 0) return count
      } catch (error) {
        // Nothing was taken: it is the database that fails.
        if (taken === undefined) throw error
        const attempts = await repository.postponeEvent(db, taken)
        log.error({ listener: name, event: taken, attempts, reason: reasonOf(error) }, 'an event was put off')
      }
    }
    return limit
  }

  return {
    take: async (formId, { mayWait }) => {
      const usual = listener.effect === 'inside' ? (listener.batch ?? 500) : 100
      const limit = isBusy() ? Math.min(busyBatch, usual) : usual
      let taken: number
      let isTaken = false
      try {
        const onTaken = (events: readonly unknown[]) => {
          isTaken = events.length > 0
        }
        taken = await attempt(formId, { mayWait, limit, onTaken })
      } catch (error) {
        if (!isTaken) throw error
        taken = await oneByOne(formId, { mayWait, limit })
      }
      // Those of this process need not find the jobs by looking.
      if (taken > 0 && listener.effect === 'outside') jobAdded()
      return taken
    },
  }
}

type Apply = (trx: Transaction, events: readonly repository.TakenEvent[]) => Promise<void>

const effectOf = (listener: AnyListener): Apply => {
  if (listener.effect === 'inside')
    return (trx, events) =>
      listener.run(
        trx,
        events.map((event) => readEvent(listener, event)),
      )
  const { name, maxAttempts = 5 } = listener
  const job = { kind: jobKindOf(name), maxAttempts }
  // Taken from the outbox and put among the jobs in one transaction: the event is in one of them at any time.
  return async (trx, events) => {
    for (const { id, kind, about } of events) await enqueue(trx, job, { id, kind, about }, { key: id })
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Small enough not to hold up people for more than a few milliseconds. */
const busyBatch = 100
