// SQL of one's own account. Every statement is narrowed to the caller's id.
import { sql } from 'kysely'
import type { Profile } from '#shared/contract/profile'
import { shownName } from '../../db/built-in-name.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { type SaveOutcome, updateVersion } from '../../db/versioned.ts'

export const findProfile = (db: Database, userId: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('dept', 'dept.id', 'user_account.dept_id')
    .select([
      'user_account.user_name as userName',
      'user_account.nick_name as nickName',
      'user_account.phone',
      'user_account.email',
      'user_account.sex',
      'user_account.avatar',
      'user_account.version',
      'user_account.created_at as createdAt',
      sql<string>`coalesce(dept.dept_name, '')`.as('deptName'),
      sql<string[]>`array(
        select ${shownName('role.role_name')} from user_role join role on role.id = user_role.role_id
        where user_role.user_id = user_account.id and role.status = 'active' order by role.sort, role.id)`.as('roles'),
      sql<string[]>`array(
        select post.post_name from user_post join post on post.id = user_post.post_id
        where user_post.user_id = user_account.id order by post.sort, post.id)`.as('posts'),
    ])
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow()

export const updateProfile = (
  trx: Transaction,
  userId: string,
  { nickName, phone, email, sex, version }: Pick<Profile, 'nickName' | 'phone' | 'email' | 'sex' | 'version'>,
): Promise<SaveOutcome> =>
  updateVersion(trx, 'user_account', { id: userId, version, by: userId }, { nick_name: nickName, phone, email, sex })

/** The picture is no field of a form: it leaves the version alone, or a form that is open would be refused. */
export const replaceAvatar = async (trx: Transaction, userId: string, avatar: string): Promise<string> => {
  const { avatar: before } = await trx
    .selectFrom('user_account')
    .select('avatar')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await trx.updateTable('user_account').set({ avatar }).where('id', '=', userId).execute()
  return before
}

export const findHash = async (db: Database, userId: string): Promise<string> =>
  (await db.selectFrom('user_account').select('password_hash').where('id', '=', userId).executeTakeFirstOrThrow())
    .password_hash

/**
 * Puts a new hash in place of the one the old password was checked against. Of two at once, the second is refused.
 * Links to sign in with are used up: they were made for who had the account before.
 */
export const replaceHash = async (
  trx: Transaction,
  userId: string,
  { before, after }: { before: string; after: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ password_hash: after, updated_at: sql`now()` })
    .where('id', '=', userId)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx
    .updateTable('sign_in_link')
    .set({ used_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute()
  return true
}

export const findSessions = (db: Database, userId: string) =>
  db
    .selectFrom('session')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.id', '=', 'session.user_id')
        .onRef('user_account.auth_version', '=', 'session.auth_version'),
    )
    .select([
      sql<string>`encode(session.token_hash, 'hex')`.as('id'),
      'session.ip',
      'session.user_agent as userAgent',
      'session.created_at as createdAt',
      'session.last_seen_at as lastSeenAt',
    ])
    .where('session.user_id', '=', userId)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.last_seen_at', '>', sql<Date>`now() - interval '2 hours'`)
    .orderBy('session.last_seen_at', 'desc')
    .execute()

/** Ends sessions by their hashes in hex; a trigger tells every process and the sockets. @returns the hashes of those */
export const deleteSessions = async (
  db: Database | Transaction,
  userId: string,
  which: { only: string } | { allBut: string },
): Promise<Buffer[]> => {
  const rows = await db
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if('only' in which, (query) =>
      query.where(sql`encode(token_hash, 'hex')`, '=', 'only' in which ? which.only : ''),
    )
    .$if('allBut' in which, (query) =>
      query.where(sql`encode(token_hash, 'hex')`, '<>', 'allBut' in which ? which.allBut : ''),
    )
    .returning('token_hash as hash')
    .execute()
  return rows.map(({ hash }) => hash)
}
