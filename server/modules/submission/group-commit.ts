// Group commit: submissions that arrive while the database is busy go to it together, in one transaction.
import type { Database } from '../../db/database.ts'
import { storeCounted } from './counted.ts'
import type { NewSubmission } from './repository.ts'
import { keyOf, type StoreOutcome, sameAs, storeAll } from './store.ts'

export interface SubmissionQueue {
  /** Stores durably, or finds what is stored under the same id. Rejects only when the database fails. */
  readonly store: (submission: NewSubmission) => Promise<StoreOutcome>
  /** Submissions waiting or being written. */
  readonly load: () => number
  /** Submissions taken since the start. */
  readonly taken: () => number
  /** Resolves when everything taken so far is answered. */
  readonly settled: () => Promise<void>
}

export interface SubmissionQueueOptions {
  /** Submissions per transaction at most. @default 200 */
  readonly batchSize?: number
  /** Transactions at the same time. @default 2 */
  readonly lanes?: number
}

export const createSubmissionQueue = (
  db: Database,
  { batchSize = 200, lanes = 2 }: SubmissionQueueOptions = {},
): SubmissionQueue => {
  const waiting: Entry[] = []
  const active = new Set<Promise<void>>()
  /** What is on its way, by form and client id: copies wait for the first and never reach the database. */
  const pending = new Map<string, Promise<StoreOutcome>>()
  let taken = 0

  const start = (): void => {
    while (active.size < lanes && waiting.length > 0) {
      const lane = flush(db, waiting.splice(0, batchSize)).finally(() => {
        active.delete(lane)
        start()
      })
      active.add(lane)
    }
  }

  const enqueue = (submission: NewSubmission): Promise<StoreOutcome> => {
    const key = keyOf(submission)
    const outcome = new Promise<StoreOutcome>((resolve, reject) =>
      waiting.push({ submission, resolve, reject }),
    ).finally(() => pending.delete(key))
    pending.set(key, outcome)
    start()
    return outcome
  }

  return {
    store: async (submission) => {
      taken++
      const first = pending.get(keyOf(submission))
      return first ? sameAs(submission, await first) : enqueue(submission)
    },
    load: () => pending.size,
    taken: () => taken,
    settled: async () => {
      while (active.size > 0) await Promise.all(active)
    },
  }
}

interface Entry {
  readonly submission: NewSubmission
  readonly resolve: (outcome: StoreOutcome) => void
  readonly reject: (error: unknown) => void
}

/** Answers every entry. Never rejects. */
const flush = async (db: Database, batch: readonly Entry[]): Promise<void> => {
  const [limited, free] = [batch.filter(isLimited), batch.filter((entry) => !isLimited(entry))]
  if (limited.length > 0 && free.length > 0) {
    // What is counted first holds its forms' locks for longer; nobody else waits for that.
    await Promise.all([flush(db, limited), flush(db, free)])
    return
  }
  try {
    const submissions = batch.map(({ submission }) => submission)
    const outcomes = await (limited.length > 0
      ? db.transaction().execute((trx) => storeCounted(trx, submissions))
      : storeAll(db, submissions))
    for (const [index, { resolve }] of batch.entries()) resolve(outcomes[index] ?? { kind: 'stopped' })
  } catch (error) {
    if (batch.length === 1 || !isAboutContent(error)) {
      for (const { reject } of batch) reject(error)
      return
    }
    // One bad row must not refuse the others: each on its own.
    for (const entry of batch) await flush(db, [entry])
  }
}

const isLimited = ({ submission }: Entry): boolean => submission.isLimited

/** Classes 22 and 23 are about values, 40 about rivals, 54 about sizes; anything else would fail for every row. */
const isAboutContent = (error: unknown): boolean => {
  const code: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null
  return typeof code === 'string' && /^(22|23|40|54)[0-9A-Z]{3}$/.test(code)
}
