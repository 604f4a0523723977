// SQL of reading the audit log. Whose entries somebody sees is the data scope of whoever did it.
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type LogFilters, maxLogTotal } from '#shared/contract/operation-log'
import type { Json } from '#shared/form/definition'
import { containsText, isWithin } from '../../db/conditions.ts'
import type { Database } from '../../db/database.ts'
import type { PageAt } from '../../db/paging.ts'
import type { CurrentUser } from '../../kernel/current-user.ts'
import { isOwnedByVisiblePerson } from '../auth/scope-repository.ts'

export interface LogRow {
  readonly id: string
  readonly at: Date
  readonly userId: string | null
  readonly userName: string
  readonly nickName: string
  readonly action: string
  readonly subject: string
  readonly subjectName: string
  readonly ip: string
  readonly userAgent: string
  readonly requestId: string
  readonly detail: Json
}

export type LogQuery = LogFilters & {
  /** Acts of the area and the kind; null: of any. */
  readonly actions: readonly string[] | null
  /** Acts whose words hold the text that is looked for. */
  readonly namedActions: readonly string[]
}
/** With whom it means: found first, because only of known ids the database knows that an index on them is the way. */
type Wanted = LogQuery & {
  readonly people: readonly string[]
  readonly namedPeople: readonly string[]
}

/** One page, newest first. Ordered by time and not by id: an index then serves any range of time. */
export const listEntries = async (
  db: Database,
  user: CurrentUser,
  query: LogQuery,
  { current, size }: PageAt,
): Promise<{ rows: LogRow[]; total: number; hasMore: boolean }> => {
  const [people, namedPeople] = await Promise.all([peopleCalled(db, query.person), peopleCalled(db, query.text)])
  const wanted: Wanted = { ...query, people, namedPeople }
  const offset = (current - 1) * size
  const limit = Math.max(0, Math.min(size, maxLogTotal - offset))
  const rows = await entries(db, user)
    .select(columns)
    .where(matching(wanted))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset(Math.min(offset, maxLogTotal))
    .execute()
  // A page that is not full is the last one: what is rare is not looked for twice.
  const isLast = rows.length > 0 ? rows.length < limit : offset === 0
  const found = isLast ? offset + rows.length : await countUpTo(db, user, wanted, maxLogTotal + 1)
  return { rows, total: Math.min(found, maxLogTotal), hasMore: found > maxLogTotal }
}

export const findEntry = async (db: Database, user: CurrentUser, id: string): Promise<LogRow | null> =>
  (await entries(db, user).select(columns).where('audit_log.id', '=', id).executeTakeFirst()) ?? null

export const findSeal = async (db: Database, entryId: string): Promise<{ number: number; hash: string } | null> => {
  const row = await db
    .selectFrom('audit_seal')
    .select(['number', 'hash'])
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  return row ? { number: Number(row.number), hash: row.hash.toString('hex') } : null
}

/** Whatever the length of the log, no more rows than these are read. */
const countUpTo = async (db: Database, user: CurrentUser, wanted: Wanted, most: number): Promise<number> => {
  const { count } = await db
    .selectFrom(
      db
        .selectFrom('audit_log')
        .select('audit_log.id')
        .where(isOwnedByVisiblePerson(user, 'audit_log.user_id'))
        .where(matching(wanted))
        .limit(most)
        .as('some'),
    )
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const entries = (db: Database, user: CurrentUser) =>
  db
    .selectFrom('audit_log')
    .leftJoin('user_account as actor', 'actor.id', 'audit_log.user_id')
    .where(isOwnedByVisiblePerson(user, 'audit_log.user_id'))

const columns = [
  'audit_log.id',
  'audit_log.at',
  'audit_log.user_id as userId',
  sql<string>`coalesce(actor.user_name, '')`.as('userName'),
  sql<string>`coalesce(actor.nick_name, '')`.as('nickName'),
  'audit_log.action',
  'audit_log.subject',
  'audit_log.subject_name as subjectName',
  'audit_log.ip',
  'audit_log.user_agent as userAgent',
  'audit_log.request_id as requestId',
  'audit_log.detail',
] as const

/** A condition on a row of `audit_log`. */
const matching = (wanted: Wanted): RawBuilder<SqlBool> => {
  const { text, person, ip, actions, beginTime, endTime, namedActions, people, namedPeople } = wanted
  const conditions: RawBuilder<unknown>[] = []
  if (beginTime !== undefined || endTime !== undefined)
    conditions.push(isWithin('audit_log.at', { beginTime, endTime }))
  // Acts are named one by one, not by a pattern: so the index on them can serve it.
  if (actions !== null) conditions.push(isAction(actions))
  if (person) conditions.push(isBy(people))
  if (ip) conditions.push(containsText('audit_log.ip', ip))
  if (text)
    conditions.push(
      sql`(${sql.join(
        [
          containsText('audit_log.subject_name', text),
          sql`audit_log.subject = ${text}`,
          sql`audit_log.request_id = ${text}`,
          isAction(namedActions),
          isBy(namedPeople),
        ],
        sql` or `,
      )})`,
    )
  return conditions.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

const isAction = (actions: readonly string[]): RawBuilder<unknown> =>
  sql`audit_log.action = any(${[...actions]}::text[])`

const isBy = (people: readonly string[]): RawBuilder<unknown> => sql`audit_log.user_id = any(${[...people]}::bigint[])`

/** People with this in their user name or name, also those who are gone. */
const peopleCalled = async (db: Database, name: string | undefined): Promise<readonly string[]> => {
  if (!name) return []
  const rows = await db
    .selectFrom('user_account')
    .select('id')
    .where(({ or }) => or([containsText('user_name', name), containsText('nick_name', name)]))
    .execute()
  return rows.map(({ id }) => id)
}
