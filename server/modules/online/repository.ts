import { sql } from 'kysely'
import type { OnlineFilters } from '#shared/contract/online'
import { containsText } from '../../db/conditions.ts'
import type { Database, Transaction } from '../../db/database.ts'
import { findPage, type PageAt } from '../../db/paging.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isVisiblePerson } from '../auth/scope-repository.ts'

/** Living sessions of people the caller sees. */
export const listOnline = async (db: Database, user: CurrentUser, { userName, ip, ...at }: OnlineFilters & PageAt) => {
  const found = db
    .selectFrom('session')
    .innerJoin('user_account', (join) =>
      join
        .onRef('user_account.id', '=', 'session.user_id')
        .onRef('user_account.auth_version', '=', 'session.auth_version')
        .on('user_account.status', '=', 'active'),
    )
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('session.last_seen_at', '>', sql<Date>`now() - interval '2 hours'`)
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
    .$if(!!userName, (query) =>
      query.where(({ or }) =>
        or([
          containsText('user_account.user_name', userName ?? ''),
          containsText('user_account.nick_name', userName ?? ''),
        ]),
      ),
    )
    .$if(!!ip, (query) => query.where(containsText('session.ip', ip ?? '')))
  const { rows, total } = await findPage(
    found
      .select([
        'user_account.id as userId',
        'user_account.user_name as userName',
        'user_account.nick_name as nickName',
        'session.ip',
        'session.user_agent as userAgent',
        'session.created_at as createdAt',
        'session.last_seen_at as lastSeenAt',
      ])
      .orderBy('session.last_seen_at', 'desc')
      .orderBy('session.token_hash'),
    found,
    at,
  )
  return { rows, total }
}

/** Raises the version every session was opened under. @returns the name; null when the caller sees no such person */
export const endSessionsOf = async (trx: Transaction, user: CurrentUser, userId: string): Promise<string | null> => {
  const row = await trx
    .updateTable('user_account')
    .set({ auth_version: sql`auth_version + 1` })
    .where('id', '=', userId)
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
    .returning('user_name')
    .executeTakeFirst()
  return row?.user_name ?? null
}
