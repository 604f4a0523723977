// What a question type may learn of people: id and name of active accounts, nothing else.
import { type SqlBool, sql } from 'kysely'
import type { PersonSummary, ServerServices } from '#sdk/server'
import type { Database } from '../../db/database.ts'

export const createPeople = (db: Database): ServerServices['people'] => ({
  search: async ({ query, limit, ids }) => {
    const known = ids?.filter(isId)
    if (known?.length === 0) return []
    return db
      .selectFrom('user_account')
      .select(summary)
      .where('status', '=', 'active')
      .where(sql<SqlBool>`strpos(lower(nick_name), lower(${query})) > 0`)
      .$if(known !== undefined, (people) => people.where('id', 'in', known ?? []))
      .orderBy(sql`nick_name collate "und-x-icu"`)
      .orderBy('id')
      .limit(Math.min(Math.max(1, Math.trunc(limit)), 100))
      .execute()
  },
  byIds: async (ids): Promise<readonly PersonSummary[]> => {
    const known = ids.filter(isId).slice(0, 1000)
    if (known.length === 0) return []
    return db
      .selectFrom('user_account')
      .select(summary)
      .where('status', '=', 'active')
      .where('id', 'in', known)
      .execute()
  },
})

const summary = ['id', 'nick_name as name'] as const

/** Ids come out of answers: what is no bigint is nobody. */
const isId = (id: string): boolean => /^\d{1,18}$/.test(id)
