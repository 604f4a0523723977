// SQL of people as administrators handle them. Every query for a caller is narrowed by their data scope.
import { sql } from 'kysely'
import type { UserFilters, UserRow } from '#shared/contract/user'
import { shownName } from '../../db/built-in-name.ts'
import { containsText, isWithin } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { type SaveOutcome, touched, updateVersion } from '../../db/versioned.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isVisiblePerson } from '../auth/scope-repository.ts'

type Connection = Database | Transaction

export interface RoleFilter {
  readonly roleId: string
  readonly isHeld: boolean
}

/** The people a caller may see, and of those the ones that match. */
const visible = (db: Connection, user: CurrentUser, filters: UserFilters & { role?: RoleFilter } = {}) => {
  const { deptId, userName, phone, status, beginTime, endTime, role } = filters
  return db
    .selectFrom('user_account')
    .leftJoin('dept', 'dept.id', 'user_account.dept_id')
    .where('user_account.deleted_at', 'is', null)
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
    .$if(deptId !== undefined, (query) =>
      query.where('user_account.dept_id', 'in', (below) =>
        below
          .selectFrom('dept_path')
          .select('dept_path.id')
          .where(sql`${deptId ?? ''}::bigint`, '=', sql`any (dept_path.path)`),
      ),
    )
    .$if(!!userName, (query) =>
      query.where(({ or }) =>
        or([
          containsText('user_account.user_name', userName ?? ''),
          containsText('user_account.nick_name', userName ?? ''),
        ]),
      ),
    )
    .$if(!!phone, (query) => query.where(containsText('user_account.phone', phone ?? '')))
    .$if(status !== undefined, (query) => query.where('user_account.status', '=', status ?? 'active'))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('user_account.created_at', { beginTime, endTime })),
    )
    .$if(role !== undefined, (query) =>
      query.where(({ exists, not, selectFrom }) => {
        const held = exists(
          selectFrom('user_role')
            .select('user_role.role_id')
            .whereRef('user_role.user_id', '=', 'user_account.id')
            .where('user_role.role_id', '=', role?.roleId ?? ''),
        )
        return role?.isHeld ? held : not(held)
      }),
    )
}

const columns = () =>
  [
    'user_account.id as id',
    'user_account.user_name as userName',
    'user_account.nick_name as nickName',
    'user_account.email as email',
    'user_account.phone as phone',
    'user_account.sex as sex',
    'user_account.avatar as avatar',
    'user_account.status as status',
    'user_account.dept_id as deptId',
    sql<string>`coalesce(dept.dept_name, '')`.as('deptName'),
    sql<UserRow['roles']>`coalesce((
    select json_agg(json_build_object('id', role.id::text, 'roleKey', role.role_key, 'roleName', ${shownName('role.role_name')})
      order by role.sort, role.id)
    from user_role join role on role.id = user_role.role_id where user_role.user_id = user_account.id), '[]')`.as(
      'roles',
    ),
    sql<UserRow['posts']>`coalesce((
    select json_agg(json_build_object('id', post.id::text, 'postCode', post.post_code, 'postName', post.post_name)
      order by post.sort, post.id)
    from user_post join post on post.id = user_post.post_id where user_post.user_id = user_account.id), '[]')`.as(
      'posts',
    ),
    'user_account.remark as remark',
    'user_account.version as version',
    'user_account.created_at as createdAt',
    'user_account.updated_at as updatedAt',
  ] as const

interface FoundUser extends Omit<UserRow, 'createTime' | 'updateTime'> {
  readonly createdAt: Date
  readonly updatedAt: Date
}

const asRow = ({ createdAt, updatedAt, ...row }: FoundUser): UserRow => ({
  ...row,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
})

export const listUsers = async (
  db: Connection,
  user: CurrentUser,
  filters: UserFilters & { role?: RoleFilter },
  at: PageAt,
): Promise<{ rows: UserRow[]; total: number }> => {
  const matching = visible(db, user, filters)
  const { rows, total } = await findPage(matching.select(columns()).orderBy('user_account.id', 'desc'), matching, at)
  return { rows: rows.map(asRow), total }
}

/** One person, if the caller may see them. */
export const findUser = async (db: Connection, user: CurrentUser, id: string): Promise<UserRow | null> => {
  const row = await visible(db, user).select(columns()).where('user_account.id', '=', id).executeTakeFirst()
  return row ? asRow(row) : null
}

/** Of these people, those the caller may see. */
export const findUsers = async (db: Connection, user: CurrentUser, ids: readonly string[]): Promise<UserRow[]> => {
  if (ids.length === 0) return []
  return (await visible(db, user).select(columns()).where('user_account.id', 'in', ids).execute()).map(asRow)
}

/** Of these ids, those the caller may see. */
export const findVisibleIds = async (db: Connection, user: CurrentUser, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await visible(db, user).select('user_account.id').where('user_account.id', 'in', ids).execute()
  return rows.map((row) => row.id)
}

/** An account as entries of the audit log tell of it: departments and roles by name. */
export const describeUser = (db: Connection, id: string) =>
  db
    .selectFrom('user_account')
    .leftJoin('dept', 'dept.id', 'user_account.dept_id')
    .select([
      'user_account.user_name as userName',
      'user_account.nick_name as nickName',
      'user_account.status',
      'user_account.sex',
      'user_account.email',
      'user_account.phone',
      'user_account.remark',
      sql<string>`coalesce(dept.dept_name, '')`.as('deptName'),
      sql<string[]>`array(
        select ${shownName('role.role_name')} from user_role join role on role.id = user_role.role_id
        where user_role.user_id = user_account.id order by role.sort, role.id)`.as('roles'),
      sql<string[]>`array(
        select post.post_name from user_post join post on post.id = user_post.post_id
        where user_post.user_id = user_account.id order by post.sort, post.id)`.as('posts'),
    ])
    .where('user_account.id', '=', id)
    .executeTakeFirstOrThrow()

/** Names by id, of people who are gone too. */
export const findNames = async (db: Connection, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('user_account').select(['id', 'nick_name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, nick_name }) => [id, nick_name]))
}

export interface NewUser {
  readonly userName: string
  readonly passwordHash: string
  readonly nickName: string
  readonly deptId: string | null
  readonly email: string
  readonly phone: string
  readonly sex: '0' | '1' | '2'
  readonly status: 'active' | 'disabled'
  readonly remark: string
}

export const insertUser = async (trx: Transaction, user: NewUser): Promise<string> => {
  const { id } = await trx
    .insertInto('user_account')
    .values({
      user_name: user.userName,
      password_hash: user.passwordHash,
      nick_name: user.nickName,
      dept_id: user.deptId,
      email: user.email,
      phone: user.phone,
      sex: user.sex,
      status: user.status,
      remark: user.remark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateUserRow = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: Omit<NewUser, 'userName' | 'passwordHash' | 'status'> & { id: string; version: number },
): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'user_account',
    { id, version, by },
    {
      nick_name: fields.nickName,
      dept_id: fields.deptId,
      email: fields.email,
      phone: fields.phone,
      sex: fields.sex,
      remark: fields.remark,
    },
  )

/** For a change of what belongs to a person and stands in other tables, such as their roles. */
export const touchUser = (
  trx: Transaction,
  by: string,
  { id, version }: { id: string; version: number },
): Promise<SaveOutcome> => updateVersion(trx, 'user_account', { id, version, by }, {})

/** The form of a person holds their roles and posts, too: one that is open now would give or take them again. */
export const touchUsers = async (trx: Transaction, by: string, rows: readonly { user_id: string }[]): Promise<void> => {
  if (rows.length === 0) return
  const ids = rows.map((row) => row.user_id)
  await trx.updateTable('user_account').set(touched(by)).where('id', 'in', ids).execute()
}

/** Disabling ends the sessions for good: enabled again, people sign in anew. */
/** @returns false for who is in that state already */
export const setUserStatus = async (
  trx: Transaction,
  by: string,
  { id, status }: { id: string; status: 'active' | 'disabled' },
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('user_account')
    .set({ status, ...touched(by) })
    .$if(status === 'disabled', (query) => query.set({ auth_version: sql`auth_version + 1` }))
    .where('id', '=', id)
    .where('status', '<>', status)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const setPasswordHash = async (trx: Transaction, id: string, passwordHash: string): Promise<void> => {
  await trx
    .updateTable('user_account')
    .set({ password_hash: passwordHash, auth_version: sql`auth_version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('session').where('user_id', '=', id).execute()
}

/** Out of every list, role and post; what they made stays, with their name, and stays within their department's sight. */
export const markDeleted = async (trx: Transaction, by: string, ids: readonly string[]): Promise<void> => {
  await trx
    .updateTable('user_account')
    .set({
      status: 'disabled',
      deleted_at: sql`now()`,
      auth_version: sql`auth_version + 1`,
      ...touched(by),
    })
    .where('id', 'in', ids)
    .execute()
  await trx.deleteFrom('user_role').where('user_id', 'in', ids).execute()
  await trx.deleteFrom('user_post').where('user_id', 'in', ids).execute()
  await trx.deleteFrom('session').where('user_id', 'in', ids).execute()
}

export const replaceRoles = async (trx: Transaction, userId: string, roleIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('user_role').where('user_id', '=', userId).execute()
  if (roleIds.length === 0) return
  await trx
    .insertInto('user_role')
    .values(roleIds.map((roleId) => ({ user_id: userId, role_id: roleId })))
    .execute()
}

/** Of these user names, in lower case, those that are taken, with the id of the account. */
export const findByUserNames = async (
  db: Connection,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('user_account')
    .select([sql<string>`lower(user_name)`.as('name'), 'id'])
    .where(sql`lower(user_name)`, 'in', names)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map(({ name, id }) => [name, id]))
}
