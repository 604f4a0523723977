import type { Json } from '#shared/form/definition'
import { randomId } from '#shared/form/ids'
import type { Database } from '../../db/database.ts'
import type { JobKind } from '../../kernel/job-kind.ts'
import { insertJob } from './repository.ts'
import { jobAdded } from './wake.ts'

/**
 * Adds a job, in the caller's transaction when `db` is one. A worker takes it at once, in another process or from a
 * transaction within about a second.
 *
 * @returns The job's id: 24 random characters (over 140 bits), the `key` of GET /common/process (T28).
 */
export async function enqueue<Payload extends Json>(
  db: Database,
  job: Pick<JobKind<Payload>, 'kind' | 'maxAttempts'>,
  payload: Payload,
  { userId = null, runAt, key = null }: EnqueueOptions = {},
): Promise<string> {
  const maxAttempts = job.maxAttempts ?? 3
  const id = await insertJob(db, { id: randomId(24), kind: job.kind, userId, payload, maxAttempts, runAt, key })
  jobAdded()
  return id
}

export interface EnqueueOptions {
  /** Who asked for it; null: the system. */
  readonly userId?: string | null
  /** Not before this time. @default at once */
  readonly runAt?: Date | undefined
  /**
   * Of jobs of a kind with the same key one waits at most: adding another answers the one that waits, with its payload, at
   * the earlier of both times. Once it was taken, the next may wait.
   */
  readonly key?: string | null
}
