import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** A person with their active roles and the permissions of these. */
export interface PersonRow {
  readonly id: string
  readonly userName: string
  readonly nickName: string
  readonly avatar: string
  readonly roles: readonly string[]
  readonly seesAll: boolean
  readonly permissions: readonly string[]
}

export interface SessionRow extends PersonRow {
  readonly isIdleLong: boolean
}

/** The live session with its user, active roles and their permissions, in one query. */
export const findSession = async (db: Database, tokenHash: Buffer): Promise<SessionRow | undefined> => {
  const { rows } = await sql<SessionRow>`
    select ${personColumns}, s.last_seen_at < now() - interval '1 minute' as "isIdleLong"
    from session s
    join user_account u on u.id = s.user_id and u.status = 'active' and u.auth_version = s.auth_version
    ${rightsOfPerson}
    where s.token_hash = ${tokenHash} and s.expires_at > now() and s.last_seen_at > now() - interval '2 hours'
    group by u.id, s.token_hash`.execute(db)
  return rows[0]
}

/** The same for somebody who is not asking just now; undefined when they cannot sign in any more. */
export const findPerson = async (db: Database, userId: string): Promise<PersonRow | undefined> => {
  const { rows } = await sql<PersonRow>`
    select ${personColumns} from user_account u ${rightsOfPerson}
    where u.id = ${userId} and u.status = 'active' group by u.id`.execute(db)
  return rows[0]
}

const personColumns = sql`
  u.id::text as "id", u.user_name as "userName", u.nick_name as "nickName", u.avatar as "avatar",
  coalesce(array_agg(distinct r.role_key) filter (where r.role_key is not null), '{}') as "roles",
  coalesce(bool_or(r.data_scope = 'all'), false) as "seesAll",
  coalesce(array_agg(distinct m.permission) filter (where m.permission <> ''), '{}') as "permissions"`

const rightsOfPerson = sql`
  left join user_role ur on ur.user_id = u.id
  left join role r on r.id = ur.role_id and r.status = 'active'
  left join role_menu rm on rm.role_id = r.id
  left join active_menu m on m.id = rm.menu_id`

/** Slides the idle limit. Conditional, so that many requests at once write once. */
export const touchSession = async (db: Database, tokenHash: Buffer): Promise<void> => {
  await db
    .updateTable('session')
    .set({ last_seen_at: sql`now()` })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<', sql<Date>`now() - interval '1 minute'`)
    .execute()
}

export const insertSession = async (
  db: Database,
  session: { tokenHash: Buffer; userId: string; ip: string; userAgent: string },
): Promise<void> => {
  await sql`
    insert into session (token_hash, user_id, auth_version, expires_at, ip, user_agent)
    select ${session.tokenHash}, id, auth_version, now() + interval '24 hours', ${session.ip}, ${session.userAgent}
    from user_account where id = ${session.userId} and status = 'active'`.execute(db)
}

export const deleteSession = async (db: Database, tokenHash: Buffer): Promise<void> => {
  await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Channel of PostgreSQL notifications: sessions whose people's rights changed, as `all` or a JSON list of user ids. */
export const sessionsChannel = 'sessions_changed'

export const announceSessions = async (db: Database, userIds: readonly string[] | 'all'): Promise<void> => {
  // A notification holds 8,000 bytes; beyond some hundred people it is cheaper to forget everybody anyway.
  const payload = userIds === 'all' || userIds.length > 300 ? 'all' : JSON.stringify(userIds)
  await sql`select pg_notify(${sessionsChannel}, ${payload})`.execute(db)
}

/** Of these sessions, those that are still alive, as hex of their hashes. */
export const findLiving = async (db: Database, hashes: readonly string[]): Promise<ReadonlySet<string>> => {
  if (hashes.length === 0) return new Set()
  const { rows } = await sql<{ hash: string }>`
    select encode(s.token_hash, 'hex') as hash
    from session s join user_account u on u.id = s.user_id and u.status = 'active' and u.auth_version = s.auth_version
    where s.token_hash = any (select decode(hex, 'hex') from unnest(${[...hashes]}::text[]) as hex)
      and s.expires_at > now() and s.last_seen_at > now() - interval '2 hours'`.execute(db)
  return new Set(rows.map(({ hash }) => hash))
}

/** Rows nobody can use any more. */
export const deleteDeadSessions = async (db: Database): Promise<void> => {
  await sql`delete from session where expires_at < now() or last_seen_at < now() - interval '2 hours'`.execute(db)
  await sql`delete from sign_in_link where expires_at < now() - interval '1 day'`.execute(db)
}
