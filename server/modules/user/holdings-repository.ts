// Roles and posts as what people hold: looked up for their accounts. The records themselves belong to modules above.
import { sql } from 'kysely'
import { shownName } from '../../db/built-in-name.ts'
import type { Database, Transaction } from '../../db/database.ts'

type Connection = Database | Transaction

export const findRoleSummaries = (db: Connection) =>
  db
    .selectFrom('role')
    .select(['id', 'role_key as roleKey', shownName('role.role_name').as('roleName'), 'status'])
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const rolesExist = async (db: Connection, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return true
  const rows = await db.selectFrom('role').select('id').where('id', 'in', ids).execute()
  return rows.length === new Set(ids).size
}

export const findRoleIdsByKey = async (
  db: Connection,
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (keys.length === 0) return new Map()
  const rows = await db.selectFrom('role').select(['id', 'role_key']).where('role_key', 'in', keys).execute()
  return new Map(rows.map((row) => [row.role_key, row.id]))
}

/** Every post by its name and by its code, in lower case; where one is called what another is coded, the name counts. */
export const findPostIdsByWord = async (db: Connection): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('post')
    .select(['id', sql<string>`lower(post_code)`.as('code'), sql<string>`lower(post_name)`.as('name')])
    .execute()
  return new Map([
    ...rows.map(({ id, code }) => [code, id] as const),
    ...rows.map(({ id, name }) => [name, id] as const),
  ])
}

/** Ids of the posts somebody holds. */
export const findHeldPosts = async (db: Connection, userId: string): Promise<string[]> => {
  const rows = await db.selectFrom('user_post').select('post_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.post_id)
}

/** True when these posts are there and active. */
export const postsAreActive = async (db: Connection, ids: readonly string[]): Promise<boolean> => {
  if (ids.length === 0) return true
  const rows = await db.selectFrom('post').select('id').where('id', 'in', ids).where('status', '=', 'active').execute()
  return rows.length === new Set(ids).size
}

/** Gives somebody these posts and takes all others. */
export const replaceHeldPosts = async (trx: Transaction, userId: string, postIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('user_post').where('user_id', '=', userId).execute()
  if (postIds.length === 0) return
  await trx
    .insertInto('user_post')
    .values([...new Set(postIds)].map((postId) => ({ user_id: userId, post_id: postId })))
    .execute()
}
