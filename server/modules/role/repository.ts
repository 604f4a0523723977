import { sql } from 'kysely'
import type { Status } from '#shared/contract/fields'
import type { DataScope, RoleRow } from '#shared/contract/role'
import { givenName, shownName } from '../../db/built-in-name.ts'
import { containsText, isWithin } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import { type SaveOutcome, touched, updateVersion } from '../../db/versioned.ts'
import { touchUsers } from '../user/repository.ts'

type Connection = Database | Transaction
type StoredRole = Omit<RoleRow, 'isGrantable'>

export interface RoleFilters {
  readonly roleName?: string | undefined
  readonly roleKey?: string | undefined
  readonly status?: Status | undefined
  readonly beginTime?: string | undefined
  readonly endTime?: string | undefined
}

export const listRoles = async (
  db: Connection,
  { roleName, roleKey, status, beginTime, endTime }: RoleFilters,
  at: PageAt,
): Promise<{ rows: StoredRole[]; total: number }> => {
  const matching = db
    .selectFrom('role')
    .$if(!!roleName, (query) => query.where(containsText(shownName('role.role_name'), roleName ?? '')))
    .$if(!!roleKey, (query) => query.where(containsText('role.role_key', roleKey ?? '')))
    .$if(status !== undefined, (query) => query.where('role.status', '=', status ?? 'active'))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('role.created_at', { beginTime, endTime })),
    )
  const { rows, total } = await findPage(
    matching.select(columns()).orderBy('role.sort').orderBy('role.id'),
    matching,
    at,
  )
  return { rows: rows.map(asRole), total }
}

export const findRole = async (db: Connection, id: string): Promise<StoredRole | null> => {
  const row = await db.selectFrom('role').select(columns()).where('role.id', '=', id).executeTakeFirst()
  return row ? asRole(row) : null
}

export const findMenuIds = async (db: Connection, roleId: string): Promise<string[]> => {
  const rows = await db.selectFrom('role_menu').select('menu_id').where('role_id', '=', roleId).execute()
  return rows.map((row) => row.menu_id)
}

export const findDeptIds = async (db: Connection, roleId: string): Promise<string[]> => {
  const rows = await db.selectFrom('role_dept').select('dept_id').where('role_id', '=', roleId).execute()
  return rows.map((row) => row.dept_id)
}

/** What a role opens, by the lasting names of menus; for entries of the audit log. */
export const findMenuNames = async (db: Connection, roleId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('role_menu')
    .innerJoin('menu', 'menu.id', 'role_menu.menu_id')
    .select('menu.name')
    .where('role_id', '=', roleId)
    .orderBy('menu.id')
    .execute()
  return rows.map((row) => row.name)
}

export const findDeptNames = async (db: Connection, roleId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('role_dept')
    .innerJoin('dept', 'dept.id', 'role_dept.dept_id')
    .select('dept.dept_name')
    .where('role_id', '=', roleId)
    .orderBy('dept.id')
    .execute()
  return rows.map((row) => row.dept_name)
}

export const findHolders = async (db: Connection, roleIds: readonly string[]): Promise<string[]> => {
  if (roleIds.length === 0) return []
  const rows = await db.selectFrom('user_role').select('user_id').distinct().where('role_id', 'in', roleIds).execute()
  return rows.map((row) => row.user_id)
}

interface RoleFields {
  readonly roleKey: string
  readonly roleName: string
  readonly sort: number
  readonly status: Status
  readonly remark: string
}

export const insertRole = async (trx: Transaction, fields: RoleFields): Promise<string> => {
  const { id } = await trx
    .insertInto('role')
    .values({
      role_key: fields.roleKey,
      role_name: fields.roleName,
      sort: fields.sort,
      status: fields.status,
      remark: fields.remark,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const updateRole = (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: Omit<RoleFields, 'roleKey'> & { id: string; version: number },
): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'role',
    { id, version, by },
    {
      ...givenName('role.role_name', fields.roleName),
      sort: fields.sort,
      status: fields.status,
      remark: fields.remark,
    },
  )

export const setRoleStatus = async (
  trx: Transaction,
  by: string,
  { id, status }: { id: string; status: Status },
): Promise<void> => {
  await trx
    .updateTable('role')
    .set({ status, ...touched(by) })
    .where('id', '=', id)
    .execute()
}

export const setDataScope = async (
  trx: Transaction,
  by: string,
  {
    id,
    version,
    dataScope,
    deptIds,
  }: { id: string; version: number; dataScope: DataScope; deptIds: readonly string[] },
): Promise<SaveOutcome> => {
  const outcome = await updateVersion(trx, 'role', { id, version, by }, { data_scope: dataScope })
  if (outcome !== 'saved') return outcome
  await trx.deleteFrom('role_dept').where('role_id', '=', id).execute()
  if (deptIds.length > 0)
    await trx
      .insertInto('role_dept')
      .values([...new Set(deptIds)].map((deptId) => ({ role_id: id, dept_id: deptId })))
      .execute()
  return outcome
}

/** Replaces the menus of a role by these, each with its parents: a page nobody can get to would be lost. */
export const replaceMenus = async (trx: Transaction, roleId: string, menuIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('role_menu').where('role_id', '=', roleId).execute()
  await sql`
    with recursive opened as (
      select id, parent_id from menu where id = any (${[...menuIds]}::bigint[])
      union select parent.id, parent.parent_id from menu parent join opened on parent.id = opened.parent_id)
    insert into role_menu (role_id, menu_id) select ${roleId}::bigint, id from opened`.execute(trx)
}

export const deleteRoles = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('role').where('id', 'in', ids).execute()
}

interface RoleHolders {
  readonly roleId: string
  readonly userIds: readonly string[]
}

/** @returns ids of those who did not have it */
export const grantRole = async (
  trx: Transaction,
  by: string,
  { roleId, userIds }: RoleHolders,
): Promise<readonly string[]> => {
  const granted = await trx
    .insertInto('user_role')
    .values([...new Set(userIds)].map((userId) => ({ user_id: userId, role_id: roleId })))
    .onConflict((taken) => taken.doNothing())
    .returning('user_id')
    .execute()
  await touchUsers(trx, by, granted)
  return granted.map((row) => row.user_id)
}

/** @returns ids of those who had it */
export const revokeRole = async (
  trx: Transaction,
  by: string,
  { roleId, userIds }: RoleHolders,
): Promise<readonly string[]> => {
  const revoked = await trx
    .deleteFrom('user_role')
    .where('role_id', '=', roleId)
    .where('user_id', 'in', userIds)
    .returning('user_id')
    .execute()
  await touchUsers(trx, by, revoked)
  return revoked.map((row) => row.user_id)
}

const columns = () =>
  [
    'role.id as id',
    'role.role_key as roleKey',
    shownName('role.role_name').as('roleName'),
    'role.data_scope as dataScope',
    'role.sort as sort',
    'role.status as status',
    'role.remark as remark',
    'role.version as version',
    sql<number>`(select count(*) from user_role where user_role.role_id = role.id)::int`.as('userCount'),
    'role.created_at as createdAt',
  ] as const

const asRole = ({ createdAt, ...row }: Omit<StoredRole, 'createTime'> & { createdAt: Date }): StoredRole => ({
  ...row,
  createTime: createdAt.toISOString(),
})
