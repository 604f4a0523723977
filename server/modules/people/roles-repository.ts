import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import { shownName } from '../../db/built-in-name.ts'
import type { Database } from '../../db/database.ts'
import type { Roles } from './roles.ts'

export const createRoles = (db: Database): Roles => ({
  search: ({ query, limit }) =>
    db
      .selectFrom('role')
      .select(['role.id', shownName('role.role_name').as('name')])
      .where('role.status', '=', 'active')
      .where(sql<SqlBool>`strpos(lower(${shownName('role.role_name')}), lower(${query})) > 0`)
      .orderBy('role.sort')
      .orderBy('role.id')
      .limit(limit)
      .execute(),
})
