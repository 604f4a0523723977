import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A token bucket: `capacity` at most, and a whole capacity grows back in `seconds`. */
export interface RateLimit {
  readonly capacity: number
  readonly seconds: number
}

/**
 * Takes `cost` tokens from a bucket, or none. One statement under a row lock, so 200 callers at once, in any number of
 * processes, get exactly `capacity` of them.
 *
 * @param bucket Name of the bucket, such as `login-ip:203.0.113.7`. Never built from a header a stranger can choose.
 * @returns False when there were not enough tokens; nothing was taken then.
 */
export async function takeTokens(db: Database, bucket: string, limit: RateLimit, cost = 1): Promise<boolean> {
  if (cost > limit.capacity) return false
  const { capacity } = limit
  const grown = grownTo(limit)
  const { rows } = await sql`
    insert into rate_bucket (bucket, tokens, refilled_at)
    values (${bucket}, ${capacity}::float8 - ${cost}::float8, clock_timestamp())
    on conflict (bucket) do update set tokens = ${grown} - ${cost}::float8, refilled_at = clock_timestamp()
    where ${grown} >= ${cost}::float8
    returning 1`.execute(db)
  return rows.length > 0
}

/**
 * Takes a token whether there is one or not; the debt is a whole capacity at most, and grows back first.
 *
 * @returns what is left, below zero for a debt. Of any number of callers at once exactly one gets from zero to −1.
 */
export async function overdraw(db: Database, bucket: string, limit: RateLimit): Promise<number> {
  const { capacity } = limit
  const { rows } = await sql<{ tokens: number }>`
    insert into rate_bucket (bucket, tokens, refilled_at) values (${bucket}, ${capacity}::float8 - 1, clock_timestamp())
    on conflict (bucket) do update
    set tokens = greatest(-${capacity}::float8, ${grownTo(limit)} - 1), refilled_at = clock_timestamp()
    returning tokens`.execute(db)
  return rows[0]?.tokens ?? 0
}

/** What there is by now. clock_timestamp, not now(): a statement that waited for the lock must not turn time back. */
const grownTo = ({ capacity, seconds }: RateLimit) => sql`least(${capacity}::float8, rate_bucket.tokens
  + ${capacity}::float8 / ${seconds}::float8
  * greatest(0, extract(epoch from clock_timestamp() - rate_bucket.refilled_at)))`

/**
 * Like `takeTokens` for one token.
 *
 * @returns 0 when it was taken, else whole seconds until there may be one
 */
export async function takeOrWait(db: Database, bucket: string, limit: RateLimit): Promise<number> {
  if (await takeTokens(db, bucket, limit)) return 0
  const perSecond = limit.capacity / limit.seconds
  const { rows } = await sql<{ wait: number }>`
    select (1 - tokens) / ${perSecond}::float8 - extract(epoch from clock_timestamp() - refilled_at)::float8 as wait
    from rate_bucket where bucket = ${bucket}`.execute(db)
  return Math.max(1, Math.ceil(rows[0]?.wait ?? 1))
}

/** Gives tokens back, for attempts that turned out to be none. */
export async function returnTokens(db: Database, bucket: string, limit: RateLimit, cost = 1): Promise<void> {
  await sql`update rate_bucket set tokens = least(${limit.capacity}::float8, tokens + ${cost}::float8)
    where bucket = ${bucket}`.execute(db)
}

/** Buckets nobody used for two days are full again anyway. */
export async function deleteFullBuckets(db: Database): Promise<void> {
  await sql`delete from rate_bucket where refilled_at < now() - interval '2 days'`.execute(db)
}
