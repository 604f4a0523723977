// Data scopes as SQL. What a scope reaches is computed in one place, the view user_dept_scope; here it becomes conditions.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { type CurrentUser, isAdmin } from '../../kernel/current-user.ts'

type Connection = Database | Transaction

/** True: no condition narrows what this person sees (`admin`, `*:*:*`, data scope `all`). */
export const seesEverybody = (user: CurrentUser): boolean => user.seesAll || isAdmin(user)

/**
 * True for rows of people the caller may see: themself, and who belongs to a department that the caller's active roles
 * reach, taken together. Disabled departments reach nobody.
 *
 * @param columns the person's id and department in the query at hand, such as `user_account.id`
 */
export const isVisiblePerson = (user: CurrentUser, columns: { id: string; deptId: string }): RawBuilder<SqlBool> =>
  seesEverybody(user)
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(${sql.ref(columns.id)} = ${user.id} or ${sql.ref(columns.deptId)} in (${countingDepartments(user)}))`

/** True for rows that belong to a person the caller may see, such as forms by their owner. */
export const isOwnedByVisiblePerson = (user: CurrentUser, ownerColumn: string): RawBuilder<SqlBool> =>
  seesEverybody(user)
    ? sql<SqlBool>`true`
    : // One list of owners, not `or`: so an index on the owner can serve it.
      sql<SqlBool>`${sql.ref(ownerColumn)} in (
        select ${user.id}::bigint
        union select person.id from user_account person where person.dept_id in (${countingDepartments(user)}))`

/** True for departments the caller's roles reach, disabled ones below a reached one included: they can be enabled again. */
export const isReachedDepartment = (user: CurrentUser, idColumn: string): RawBuilder<SqlBool> =>
  seesEverybody(user) ? sql<SqlBool>`true` : sql<SqlBool>`${sql.ref(idColumn)} in (${reachedDepartments(user)})`

/** Ids of the departments `isReachedDepartment` is true for; null: all there are. */
export const departmentsReachedBy = async (db: Connection, user: CurrentUser): Promise<readonly string[] | null> => {
  if (seesEverybody(user)) return null
  const { rows } = await sql<{ dept_id: string }>`${reachedDepartments(user)}`.execute(db)
  return rows.map((row) => row.dept_id)
}

const countingDepartments = (user: CurrentUser) =>
  sql`select dept_id from user_dept_scope where user_id = ${user.id} and role_active and dept_counts`

const reachedDepartments = (user: CurrentUser) =>
  sql`select distinct dept_id from user_dept_scope where user_id = ${user.id} and role_active and base_counts`
