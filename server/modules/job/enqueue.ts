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
  { userId = null }: { userId?: string | null } = {},
): Promise<string> {
  const id = randomId(24)
  await insertJob(db, { id, kind: job.kind, userId, payload, maxAttempts: job.maxAttempts ?? 3 })
  jobAdded()
  return id
}
