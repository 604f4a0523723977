// What a question type may learn of people: id and name of active accounts, nothing else.
import { type SqlBool, sql } from 'kysely'
import type { PersonSummary, ServerServices } from '#sdk/server'
import type { Database } from '../../db/database.ts'

export const createPeople = (db: Database): ServerServices['people'] => ({
  search: async ({ query, limit, ids, departments, roles }) => {
    const known = ids?.filter(isId)
    const tops = departments?.filter(isId)
    const held = roles?.filter(isId)
    if (known?.length === 0 || tops?.length === 0 || held?.length === 0) return []
    return db
      .selectFrom('user_account')
      .select(summary)
      .where('status', '=', 'active')
      .where(sql<SqlBool>`strpos(lower(nick_name), lower(${query})) > 0`)
      .$if(known !== undefined, (people) => people.where('id', 'in', known ?? []))
      .$if(tops !== undefined, (people) => people.where(isIn(tops ?? [])))
      .$if(held !== undefined, (people) => people.where(hasRole(held ?? [])))
      .orderBy(sql`nick_name collate "und-x-icu"`)
      .orderBy('id')
      .limit(Math.min(Math.max(1, Math.trunc(limit)), 100))
      .execute()
  },
  byIds: async (ids, departments, roles): Promise<readonly PersonSummary[]> => {
    const known = ids.filter(isId).slice(0, 1000)
    const tops = departments?.filter(isId)
    const held = roles?.filter(isId)
    if (known.length === 0 || tops?.length === 0 || held?.length === 0) return []
    return db
      .selectFrom('user_account')
      .select(summary)
      .where('status', '=', 'active')
      .where('id', 'in', known)
      .$if(tops !== undefined, (people) => people.where(isIn(tops ?? [])))
      .$if(held !== undefined, (people) => people.where(hasRole(held ?? [])))
      .execute()
  },
})

/** In one of these departments, or below; a disabled one takes all below it along. */
const isIn = (tops: readonly string[]) => sql<SqlBool>`exists (
  select from dept_path where dept_path.id = user_account.dept_id and dept_path.counts
    and dept_path.path && ${[...tops]}::bigint[])`

/** Has one of these roles; a disabled one is nobody's. */
const hasRole = (roles: readonly string[]) => sql<SqlBool>`exists (
  select from user_role join role on role.id = user_role.role_id
  where user_role.user_id = user_account.id and role.status = 'active' and role.id = any (${[...roles]}::bigint[]))`

const summary = ['id', 'nick_name as name'] as const

/** Ids come out of answers: what is no bigint is nobody. */
const isId = (id: string): boolean => /^\d{1,18}$/.test(id)
