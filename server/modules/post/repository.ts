import { sql } from 'kysely'
import type { Status } from '#shared/contract/fields'
import type { Holder, Post, PostFields, PostFilters } from '#shared/contract/post'
import { containsText } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { type SaveOutcome, updateVersion } from '../../db/versioned.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isVisiblePerson } from '../auth/scope-repository.ts'
import { touchUsers } from '../user/repository.ts'

type Connection = Database | Transaction

export const listPosts = async (
  db: Connection,
  { postName, postCode, status }: PostFilters,
  at: PageAt,
): Promise<{ rows: Post[]; total: number }> => {
  const matching = db
    .selectFrom('post')
    .$if(!!postName, (query) => query.where(containsText('post.post_name', postName ?? '')))
    .$if(!!postCode, (query) => query.where(containsText('post.post_code', postCode ?? '')))
    .$if(status !== undefined, (query) => query.where('post.status', '=', status ?? 'active'))
  const { rows, total } = await findPage(matching.select(columns).orderBy('post.sort').orderBy('post.id'), matching, at)
  return { rows: rows.map(dated), total }
}

export const findPost = async (db: Connection, id: string): Promise<Post | null> => {
  const row = await db.selectFrom('post').select(columns).where('post.id', '=', id).executeTakeFirst()
  return row ? dated(row) : null
}

/** Which of the two another post has already; null: neither. Whatever their case. */
export const findTaken = async (
  db: Connection,
  { id, postCode, postName }: { id: string | null; postCode: string; postName: string },
): Promise<'postCode' | 'postName' | null> => {
  const rows = await db
    .selectFrom('post')
    .select(sql<boolean>`lower(post_code) = lower(${postCode})`.as('isCode'))
    .where(({ or }) =>
      or([sql<boolean>`lower(post_code) = lower(${postCode})`, sql<boolean>`lower(post_name) = lower(${postName})`]),
    )
    .$if(id !== null, (query) => query.where('id', '<>', id ?? ''))
    .execute()
  if (rows.length === 0) return null
  return rows.some(({ isCode }) => isCode) ? 'postCode' : 'postName'
}

/** Active posts in their order. */
export const findActive = (db: Connection): Promise<{ id: string; postCode: string; postName: string }[]> =>
  db
    .selectFrom('post')
    .select(['id', 'post_code as postCode', 'post_name as postName'])
    .where('status', '=', 'active')
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const insertPost = async (trx: Transaction, fields: PostFields): Promise<string> => {
  const { id } = await trx.insertInto('post').values(asColumns(fields)).returning('id').executeTakeFirstOrThrow()
  return id
}

export const updatePost = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: PostFields & { id: string; version: number },
): Promise<SaveOutcome> => updateVersion(trx, 'post', { id, version, by }, asColumns(fields))

export const deletePosts = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('post').where('id', 'in', ids).execute()
}

/** Of those who hold a post, the names of people the caller may see. */
export const findHolderNames = async (
  db: Connection,
  user: CurrentUser,
  { postId, limit }: { postId: string; limit: number },
): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_post')
    .innerJoin('user_account', 'user_account.id', 'user_post.user_id')
    .select('user_account.nick_name as name')
    .where('user_post.post_id', '=', postId)
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
    .orderBy('user_account.id')
    .limit(limit)
    .execute()
  return rows.map(({ name }) => name)
}

interface Holders {
  readonly postId: string
  readonly userIds: readonly string[]
}

export const givePost = async (trx: Transaction, by: string, { postId, userIds }: Holders): Promise<void> => {
  const given = await trx
    .insertInto('user_post')
    .values([...new Set(userIds)].map((userId) => ({ user_id: userId, post_id: postId })))
    .onConflict((taken) => taken.doNothing())
    .returning('user_id')
    .execute()
  await touchUsers(trx, by, given)
}

export const takePost = async (trx: Transaction, by: string, { postId, userIds }: Holders): Promise<void> => {
  const taken = await trx
    .deleteFrom('user_post')
    .where('post_id', '=', postId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute()
  await touchUsers(trx, by, taken)
}

/** The people of departments whom the caller may see, in the order of their accounts, and how many there are in all. */
export const findPeopleOf = async (
  db: Connection,
  user: CurrentUser,
  { deptIds, limit }: { deptIds: readonly string[]; limit: number },
): Promise<{ people: Holder[]; total: number }> => {
  const matching = db
    .selectFrom('user_account')
    .innerJoin('dept', 'dept.id', 'user_account.dept_id')
    .where('user_account.deleted_at', 'is', null)
    .where('user_account.dept_id', 'in', deptIds)
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
  const { rows, total } = await findPage(
    matching
      .select([
        'user_account.id as id',
        'user_account.user_name as userName',
        'user_account.nick_name as nickName',
        'user_account.avatar as avatar',
        'user_account.status as status',
        'dept.dept_name as deptName',
      ])
      .orderBy('user_account.id'),
    matching,
    { current: 1, size: limit },
  )
  return { people: rows, total }
}

/** The posts that any of these people hold, in their order, with the ids of their holders. */
export const findPostsOf = async (
  db: Connection,
  userIds: readonly string[],
): Promise<{ id: string; postCode: string; postName: string; status: Status; userIds: string[] }[]> => {
  if (userIds.length === 0) return []
  return db
    .selectFrom('post')
    .innerJoin('user_post', 'user_post.post_id', 'post.id')
    .select([
      'post.id as id',
      'post.post_code as postCode',
      'post.post_name as postName',
      'post.status as status',
      sql<string[]>`array_agg(user_post.user_id::text)`.as('userIds'),
    ])
    .where('user_post.user_id', 'in', userIds)
    .groupBy('post.id')
    .orderBy('post.sort')
    .orderBy('post.id')
    .execute()
}

const columns = [
  'post.id as id',
  'post.post_code as postCode',
  'post.post_name as postName',
  'post.sort as sort',
  'post.status as status',
  'post.remark as remark',
  'post.version as version',
  'post.created_at as createdAt',
  sql<number>`(select count(*) from user_post where user_post.post_id = post.id)::int`.as('userCount'),
] as const

const dated = ({ createdAt, ...row }: Omit<Post, 'createTime'> & { createdAt: Date }): Post => ({
  ...row,
  createTime: createdAt.toISOString(),
})

const asColumns = (fields: PostFields) => ({
  post_code: fields.postCode,
  post_name: fields.postName,
  sort: fields.sort,
  status: fields.status,
  remark: fields.remark,
})
