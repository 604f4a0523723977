// SQL of who may give what to whom; the rules are in power.ts.
import { type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'

type Connection = Database | Transaction

/** What somebody has, and so may give, as it was when they asked. */
export interface Power {
  readonly user: CurrentUser
  readonly isUnlimited: boolean
  readonly seesEverybody: boolean
  /** Of active roles; menus that are disabled just now count, or a holder could not pass a role on as it is. */
  readonly permissions: readonly string[]
  /** Departments their data scope reaches; empty when `seesEverybody`. */
  readonly departments: readonly string[]
}

/**
 * Writes to people, roles, menus and departments come one after the other: what was checked still holds when it is
 * written. Held until the transaction ends.
 */
export const lockOrganisation = async (trx: Transaction): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${0x464f524d}::int, ${0x4f524741}::int)`.execute(trx)
}

export const findHeldPermissions = async (db: Connection, userId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('user_role')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .innerJoin('role_menu', 'role_menu.role_id', 'role.id')
    .innerJoin('menu', 'menu.id', 'role_menu.menu_id')
    .select('menu.permission')
    .distinct()
    .where('user_role.user_id', '=', userId)
    .where('role.status', '=', 'active')
    .where('menu.permission', '<>', '')
    .execute()
  return rows.map((row) => row.permission)
}

/** Of these roles (all, when not given), those that give more than the power: permissions, or whose data they show. */
export const findRolesBeyond = async (
  db: Connection,
  power: Power,
  roleIds?: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (power.isUnlimited) return new Set()
  const rows = await db
    .selectFrom('role')
    .select('role.id')
    .$if(roleIds !== undefined, (query) => query.where('role.id', 'in', listOf(roleIds ?? [])))
    .where(
      sql<SqlBool>`(role.role_key = 'admin'
        or (role.data_scope = 'all' and not ${power.seesEverybody}::boolean)
        or exists (select from role_menu rm join menu m on m.id = rm.menu_id
          where rm.role_id = role.id and m.permission <> '' and m.permission <> all (${[...power.permissions]}::text[]))
        or (role.data_scope = 'departments' and not ${power.seesEverybody}::boolean and exists (
          select from role_dept rd where rd.role_id = role.id and rd.dept_id <> all (${[...power.departments]}::bigint[]))))`,
    )
    .execute()
  return new Set(rows.map((row) => row.id))
}

/** Of these people, those with a role that reaches a department which the power does not. */
export const findScopeBeyond = async (
  db: Connection,
  power: Power,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (power.seesEverybody) return new Set()
  const rows = await db
    .selectFrom('user_dept_scope')
    .select('user_id')
    .distinct()
    .where('user_id', 'in', listOf(userIds))
    .where(sql<SqlBool>`dept_id <> all (${[...power.departments]}::bigint[])`)
    .execute()
  return new Set(rows.map((row) => row.user_id))
}

/** True when these roles reach, with anybody who has them, a department that the power does not. */
export const isRoleScopeBeyond = async (db: Connection, power: Power, roleIds: readonly string[]): Promise<boolean> => {
  if (power.seesEverybody) return false
  const row = await db
    .selectFrom('user_dept_scope')
    .select('dept_id')
    .where('role_id', 'in', listOf(roleIds))
    .where(sql<SqlBool>`dept_id <> all (${[...power.departments]}::bigint[])`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Of these people, those who have more than the power, in permissions or in reach. */
export const findPeopleBeyond = async (
  db: Connection,
  power: Power,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (power.isUnlimited || userIds.length === 0) return new Set()
  const held = await db
    .selectFrom('user_role')
    .select(['user_id', 'role_id'])
    .where('user_id', 'in', listOf(userIds))
    .execute()
  const beyond = await findRolesBeyond(db, power, [...new Set(held.map((row) => row.role_id))])
  const reaching = await findScopeBeyond(db, power, userIds)
  return new Set([...held.filter((row) => beyond.has(row.role_id)).map((row) => row.user_id), ...reaching])
}

export const findRoleIdsOf = async (db: Connection, userId: string): Promise<string[]> => {
  const rows = await db.selectFrom('user_role').select('role_id').where('user_id', '=', userId).execute()
  return rows.map((row) => row.role_id)
}

/** How many people can still sign in as administrators. */
export const countActiveAdmins = async (db: Connection): Promise<number> => {
  const { count } = await db
    .selectFrom('user_account')
    .innerJoin('user_role', 'user_role.user_id', 'user_account.id')
    .innerJoin('role', 'role.id', 'user_role.role_id')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('role.role_key', '=', 'admin')
    .where('role.status', '=', 'active')
    .where('user_account.status', '=', 'active')
    .executeTakeFirstOrThrow()
  return count
}

/** `in ()` is no SQL; nobody has the id 0. */
const listOf = (ids: readonly string[]): readonly string[] => (ids.length === 0 ? ['0'] : ids)
