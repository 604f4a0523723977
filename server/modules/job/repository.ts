import { sql } from 'kysely'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'

export interface ClaimedJob {
  readonly id: string
  readonly kind: string
  readonly userId: string | null
  readonly payload: Json
  readonly attempts: number
  readonly maxAttempts: number
}

/** @returns the id of the job that waits now: this one, or another with the same key */
export const insertJob = async (
  db: Database,
  job: {
    id: string
    kind: string
    userId: string | null
    payload: Json
    maxAttempts: number
    runAt: Date | undefined
    key: string | null
  },
): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into job (id, kind, user_id, payload, max_attempts, job_key, run_at)
    values (${job.id}, ${job.kind}, ${job.userId}, ${JSON.stringify(job.payload)}, ${job.maxAttempts}, ${job.key},
      coalesce(${job.runAt ?? null}::timestamptz, now()))
    on conflict (kind, job_key) where job_key is not null
      do update set run_at = least(job.run_at, excluded.run_at)
    returning id`.execute(db)
  return rows[0]?.id ?? job.id
}

/** The run of a recurring job for the current interval; of any number of processes one inserts it. */
export const insertRecurring = async (
  db: Database,
  { kind, everySeconds, maxAttempts }: { kind: string; everySeconds: number; maxAttempts: number },
): Promise<void> => {
  await sql`insert into job (id, kind, payload, max_attempts)
    values (${kind} || ':' || floor(extract(epoch from now()) / ${everySeconds}::float8)::bigint, ${kind}, '{}', ${maxAttempts})
    on conflict (id) do nothing`.execute(db)
}

/**
 * Takes a job of a kind of which only so many run at once, unless they do already. Workers of any process count one after
 * the other; who finds another counting looks again later.
 */
export const claimLimited = (
  db: Database,
  { kind, atOnce, ...worker }: { kind: string; atOnce: number; owner: string; leaseSeconds: number },
): Promise<ClaimedJob | undefined> =>
  db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ mayTake: boolean }>`
      select pg_try_advisory_xact_lock(hashtextextended('job ' || ${kind}, 0)) as "mayTake"`.execute(trx)
    if (!rows[0]?.mayTake) return undefined
    const { rows: counted } = await sql<{ running: number }>`
      select count(*)::int as running from job
      where kind = ${kind} and status = 'running' and lease_until >= now()`.execute(trx)
    return (counted[0]?.running ?? 0) < atOnce ? claimJob(trx, { kinds: [kind], ...worker }) : undefined
  })

/** Kinds of unfinished jobs that none of these handles. */
export const findUnhandled = async (db: Database, kinds: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ kind: string }>`
    select distinct kind from job where status in ('waiting', 'running') and not kind = any(${[...kinds]}::text[])
    order by kind`.execute(db)
  return rows.map(({ kind }) => kind)
}

/**
 * Takes the oldest job that waits, or whose worker let its lease run out, and leases it. Rows other workers are taking
 * at this moment are passed over.
 */
export const claimJob = async (
  db: Database,
  { owner, kinds, leaseSeconds }: { owner: string; kinds: readonly string[]; leaseSeconds: number },
): Promise<ClaimedJob | undefined> => {
  const { rows } = await sql<ClaimedJob>`
    update job set status = 'running', attempts = attempts + 1, lease_owner = ${owner}, job_key = null,
      lease_until = now() + make_interval(secs => ${leaseSeconds}::float8)
    where id = (
      select id from job
      where kind = any(${[...kinds]}::text[]) and attempts < max_attempts
        and ((status = 'waiting' and run_at <= now()) or (status = 'running' and lease_until < now()))
      order by run_at limit 1 for update skip locked)
    returning id, kind, user_id::text as "userId", payload, attempts, max_attempts as "maxAttempts"`.execute(db)
  return rows[0]
}

/** Jobs whose last allowed attempt died with its worker. */
export const failAbandoned = async (db: Database): Promise<void> => {
  await sql`update job set status = 'failed', error = 'the worker died', finished_at = now(), lease_until = null
    where status = 'running' and lease_until < now() and attempts >= max_attempts`.execute(db)
}

/** Prolongs the lease. False: it is somebody else's by now. */
export const renewLease = async (db: Database, id: string, owner: string, leaseSeconds: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update job set lease_until = now() + make_interval(secs => ${leaseSeconds}::float8)
    where id = ${id} and lease_owner = ${owner} and status = 'running'`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export const writeProgress = async (
  db: Database,
  id: string,
  owner: string,
  progress: { rate: number; tips: string },
): Promise<void> => {
  await sql`update job set progress = ${progress.rate}::float8, result = ${JSON.stringify({ tips: progress.tips })}::jsonb
    where id = ${id} and lease_owner = ${owner} and status = 'running'`.execute(db)
}

/** False: the lease was lost, and the result is not this worker's to write. */
export const finishJob = async (db: Database, id: string, owner: string, result: Json): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update job set status = 'done', progress = 100, result = ${JSON.stringify(result)}::jsonb, error = null,
      finished_at = now(), lease_until = null
    where id = ${id} and lease_owner = ${owner} and status = 'running'`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/** Puts the job back for another attempt in `retrySeconds`, or for null ends it as failed. */
export const releaseJob = async (
  db: Database,
  id: string,
  owner: string,
  outcome: { error: string; retrySeconds: number | null; countAttempt: boolean },
): Promise<void> => {
  await sql`update job set
      status = case when ${outcome.retrySeconds === null} then 'failed' else 'waiting' end,
      attempts = case when ${outcome.countAttempt} then attempts else greatest(0, attempts - 1) end,
      run_at = now() + make_interval(secs => ${outcome.retrySeconds ?? 0}::float8),
      finished_at = case when ${outcome.retrySeconds === null} then now() end,
      error = ${outcome.error}, lease_until = null, lease_owner = null
    where id = ${id} and lease_owner = ${owner} and status = 'running'`.execute(db)
}

export const findOwnJob = (db: Database, id: string, userId: string) =>
  db
    .selectFrom('job')
    .select(['status', 'progress', 'result'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()

/** Finished jobs older than a week, and recurring ones older than a day. */
export const deleteOldJobs = async (db: Database): Promise<void> => {
  await sql`delete from job where status in ('done', 'failed')
    and finished_at < now() - case when user_id is null then interval '1 day' else interval '7 days' end`.execute(db)
}
