import { sql } from 'kysely'
import type { CaptchaType } from '#shared/contract/captcha'
import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'

export interface StoredChallenge {
  readonly kind: CaptchaType
  readonly secretKey: string
  readonly answer: Json
  readonly isFresh: boolean
  readonly ageMs: number
}

/** Keeps a challenge for 120 seconds. A network that asks and asks voids its own oldest, nobody else's. */
export const insertChallenge = async (
  db: Database,
  challenge: { token: string; kind: CaptchaType; network: string; secretKey: string; answer: Json },
): Promise<void> => {
  await sql`delete from captcha_challenge where token in (
    select token from captcha_challenge where network = ${challenge.network}
    order by created_at desc offset ${openPerNetwork - 1})`.execute(db)
  await db
    .insertInto('captcha_challenge')
    .values({
      token: challenge.token,
      kind: challenge.kind,
      network: challenge.network,
      secret_key: challenge.secretKey,
      answer: JSON.stringify(challenge.answer),
      expires_at: sql`now() + interval '120 seconds'`,
    })
    .execute()
}

const openPerNetwork = 20

/** Takes a challenge out: of any number of callers one gets it. */
export const takeChallenge = async (db: Database, token: string): Promise<StoredChallenge | undefined> => {
  const { rows } = await sql<StoredChallenge>`
    delete from captcha_challenge where token = ${token}
    returning kind, secret_key as "secretKey", answer, expires_at > now() as "isFresh",
      (extract(epoch from now() - created_at) * 1000)::float8 as "ageMs"`.execute(db)
  return rows[0]
}

/** Keeps a pass for 180 seconds. */
export const insertPass = async (db: Database, passHash: Buffer, client: string): Promise<void> => {
  await sql`insert into captcha_pass (pass_hash, client, expires_at)
    values (${passHash}, ${client}, now() + interval '180 seconds') on conflict do nothing`.execute(db)
}

/** One use, under any number of callers. */
export const takePass = async (db: Database, passHash: Buffer, client: string): Promise<boolean> => {
  const { rows } = await sql`delete from captcha_pass
    where pass_hash = ${passHash} and client = ${client} and expires_at > now() returning 1`.execute(db)
  return rows.length > 0
}

export const isLocked = async (db: Database, network: string): Promise<boolean> => {
  const { rows } = await sql`select from captcha_lock where network = ${network} and until > now()`.execute(db)
  return rows.length > 0
}

export const lockNetwork = async (db: Database, network: string, seconds: number): Promise<void> => {
  await sql`insert into captcha_lock (network, until) values (${network}, now() + make_interval(secs => ${seconds}::float8))
    on conflict (network) do update set until = excluded.until`.execute(db)
}

/** Rows nobody can use any more. */
export const deleteDeadCaptchas = async (db: Database): Promise<void> => {
  await sql`delete from captcha_challenge where expires_at < now()`.execute(db)
  await sql`delete from captcha_pass where expires_at < now()`.execute(db)
  await sql`delete from captcha_lock where until < now()`.execute(db)
}
