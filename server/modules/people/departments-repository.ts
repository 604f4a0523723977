// What a question type may learn of departments: id, name and the way to those that are active, nothing else.
import { type SqlBool, sql } from 'kysely'
import type { DepartmentSummary, ServerServices } from '#sdk/server'
import type { Database } from '../../db/database.ts'

export const createDepartments = (db: Database): ServerServices['departments'] => ({
  search: async ({ query, limit, within }) => {
    const tops = within?.filter(isId)
    if (tops?.length === 0) return []
    return active(db)
      .where(sql<SqlBool>`strpos(lower(dept.dept_name), lower(${query})) > 0`)
      .$if(tops !== undefined, (found) => found.where(sql<SqlBool>`dept_path.path && ${tops ?? []}::bigint[]`))
      .orderBy('path')
      .orderBy('dept.id')
      .limit(Math.min(Math.max(1, Math.trunc(limit)), 100))
      .execute()
  },
  byIds: async (ids, within): Promise<readonly DepartmentSummary[]> => {
    const known = ids.filter(isId).slice(0, 1000)
    const tops = within?.filter(isId)
    if (known.length === 0 || tops?.length === 0) return []
    return active(db)
      .where('dept.id', 'in', known)
      .$if(tops !== undefined, (found) => found.where(sql<SqlBool>`dept_path.path && ${tops ?? []}::bigint[]`))
      .execute()
  },
  ofPerson: async (userId) => {
    if (!isId(userId)) return null
    const found = await active(db)
      .innerJoin('user_account', 'user_account.dept_id', 'dept.id')
      .where('user_account.id', '=', userId)
      .where('user_account.status', '=', 'active')
      .executeTakeFirst()
    return found ?? null
  },
})

/** Departments that count: a disabled one takes all below it along. */
const active = (db: Database) =>
  db
    .selectFrom('dept')
    .innerJoin('dept_path', 'dept_path.id', 'dept.id')
    .where('dept_path.counts', '=', true)
    .select(['dept.id', 'dept.dept_name as name'])
    .select(
      sql<string>`(select string_agg(above.dept_name, ' / ' order by step.place)
        from unnest(dept_path.path) with ordinality as step (id, place)
        join dept above on above.id = step.id)`.as('path'),
    )

/** Ids come out of answers: what is no bigint is nothing. */
const isId = (id: string): boolean => /^\d{1,18}$/.test(id)
