import { type RawBuilder, sql } from 'kysely'
import {
  type CurrentUser,
  containsText,
  type Database,
  findPage,
  isVisiblePerson,
  isWithin,
  type PageAt,
  type SaveOutcome,
  shownName,
  type Transaction,
  updateVersion,
} from '#sdk/page-server'
import { parseRichText } from '#shared/rich-text'
import type {
  Announcement,
  AnnouncementFields,
  AnnouncementFilters,
  AnnouncementRow,
  AnnouncementState,
  Reader,
} from '../contract.ts'

type Connection = Database | Transaction

export const listAnnouncements = async (
  db: Connection,
  { title, kind, state, beginTime, endTime }: AnnouncementFilters,
  at: PageAt,
): Promise<{ rows: AnnouncementRow[]; total: number }> => {
  const matching = db
    .selectFrom('announcement')
    .$if(!!title, (query) => query.where(containsText('announcement.title', title ?? '')))
    .$if(kind !== undefined, (query) => query.where('announcement.kind', '=', kind ?? 'notice'))
    .$if(state !== undefined, (query) => query.where(stateNow, '=', state ?? 'draft'))
    .$if(beginTime !== undefined || endTime !== undefined, (query) =>
      query.where(isWithin('announcement.created_at', { beginTime, endTime })),
    )
  const shown = matching.select(columns()).orderBy('announcement.id', 'desc')
  const { rows, total } = await findPage(shown, matching, at)
  return { rows: rows.map(dated), total }
}

export const findAnnouncement = async (db: Connection, id: string): Promise<Announcement | null> => {
  const row = await db
    .selectFrom('announcement')
    .select(columns())
    .select(['announcement.content', idsOf('dept').as('deptIds'), idsOf('role').as('roleIds')])
    .where('announcement.id', '=', id)
    .executeTakeFirst()
  if (!row) return null
  const { content, deptIds, roleIds, ...rest } = row
  return { ...dated(rest), content: parseRichText(content), deptIds, roleIds }
}

/** State and title of a row that is held until the transaction ends. */
export const lockAnnouncement = (
  trx: Transaction,
  id: string,
): Promise<{ title: string; state: AnnouncementState } | undefined> =>
  trx
    .selectFrom('announcement')
    .select(['title', stateNow.as('state')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const insertAnnouncement = async (trx: Transaction, by: string, fields: AnnouncementFields): Promise<string> => {
  const { id } = await trx
    .insertInto('announcement')
    .values({ ...asColumns(fields), updated_by: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  await nameAudience(trx, id, fields)
  return id
}

export const updateAnnouncement = async (
  trx: Transaction,
  by: string,
  { id, version, ...fields }: AnnouncementFields & { id: string; version: number },
): Promise<SaveOutcome> => {
  const outcome = await updateVersion(trx, 'announcement', { id, version, by }, asColumns(fields))
  if (outcome === 'saved') await nameAudience(trx, id, fields)
  return outcome
}

export const publish = (trx: Transaction, by: string, which: { id: string; version: number }): Promise<SaveOutcome> =>
  updateVersion(
    trx,
    'announcement',
    { ...which, by },
    { status: 'published', published_at: new Date(), published_by: by },
  )

export const withdraw = (trx: Transaction, by: string, which: { id: string; version: number }): Promise<SaveOutcome> =>
  updateVersion(trx, 'announcement', { ...which, by }, { status: 'withdrawn' })

export const deleteAnnouncements = async (trx: Transaction, ids: readonly string[]): Promise<void> => {
  await trx.deleteFrom('announcement').where('id', 'in', ids).execute()
}

/** Who has been told and has an account still, unread first, then by when they read it. */
export const listReaders = async (
  db: Connection,
  user: CurrentUser,
  { id, name, read }: { id: string; name?: string | undefined; read?: boolean | undefined },
  at: PageAt,
): Promise<{ rows: Reader[]; total: number }> => {
  const told = db
    .selectFrom('message')
    .innerJoin('user_account', 'user_account.id', 'message.user_id')
    .leftJoin('dept', 'dept.id', 'user_account.dept_id')
    .where('message.announcement_id', '=', id)
    .where('user_account.status', '=', 'active')
    .where(isVisiblePerson(user, { id: 'user_account.id', deptId: 'user_account.dept_id' }))
    .$if(!!name, (query) => query.where(containsText('user_account.nick_name', name ?? '')))
    .$if(read !== undefined, (query) => query.where('message.read_at', read ? 'is not' : 'is', null))
  const { rows, total } = await findPage(
    told
      .select([
        'user_account.id',
        'user_account.nick_name as nickName',
        sql<string>`coalesce(dept.dept_name, '')`.as('deptName'),
        'message.read_at as readAt',
      ])
      .orderBy('message.read_at', (order) => order.desc().nullsFirst())
      .orderBy('user_account.id'),
    told,
    at,
  )
  return { rows: rows.map(({ readAt, ...row }) => ({ ...row, readTime: readAt?.toISOString() ?? null })), total }
}

export const listRoles = (db: Connection): Promise<{ id: string; roleName: string }[]> =>
  db
    .selectFrom('role')
    .select(['id', shownName('role.role_name').as('roleName')])
    .where('status', '=', 'active')
    .orderBy('sort')
    .orderBy('id')
    .execute()

export const listDepartments = (
  db: Connection,
): Promise<{ id: string; parentId: string | null; deptName: string; isDisabled: boolean }[]> =>
  db
    .selectFrom('dept')
    .select([
      'id',
      'parent_id as parentId',
      'dept_name as deptName',
      sql<boolean>`status = 'disabled'`.as('isDisabled'),
    ])
    .orderBy('sort')
    .orderBy('id')
    .execute()

/** Whom it is meant for takes the place of whom it was meant for. */
const nameAudience = async (
  trx: Transaction,
  id: string,
  { audience, deptIds, roleIds }: Pick<AnnouncementFields, 'audience' | 'deptIds' | 'roleIds'>,
): Promise<void> => {
  await trx.deleteFrom('announcement_dept').where('announcement_id', '=', id).execute()
  await trx.deleteFrom('announcement_role').where('announcement_id', '=', id).execute()
  const named = (ids: readonly string[]) => [...new Set(ids)]
  if (audience === 'departments')
    await trx
      .insertInto('announcement_dept')
      .values(named(deptIds).map((dept_id) => ({ announcement_id: id, dept_id })))
      .execute()
  if (audience === 'roles')
    await trx
      .insertInto('announcement_role')
      .values(named(roleIds).map((role_id) => ({ announcement_id: id, role_id })))
      .execute()
}

const stateNow = sql<AnnouncementState>`case
  when announcement.status <> 'published' then announcement.status
  when announcement.ends_at <= now() then 'ended'
  when announcement.begins_at > now() then 'scheduled'
  else 'current' end`

const idsOf = (kind: 'dept' | 'role') =>
  sql<string[]>`array(select ${sql.ref(`${kind}_id`)}::text from ${sql.table(`announcement_${kind}`)}
    where announcement_id = announcement.id order by ${sql.ref(`${kind}_id`)})`

const told = (condition: RawBuilder<unknown>) => sql<number>`(select count(*)::int from message
  join user_account person on person.id = message.user_id and person.status = 'active'
  where message.announcement_id = announcement.id and ${condition})`

const columns = () =>
  [
    'announcement.id',
    'announcement.title',
    'announcement.kind',
    'announcement.audience',
    sql<string[]>`array(
    select dept.dept_name from announcement_dept named join dept on dept.id = named.dept_id
    where named.announcement_id = announcement.id
    union all
    select ${shownName('role.role_name')} from announcement_role named join role on role.id = named.role_id
    where named.announcement_id = announcement.id)`.as('audienceNames'),
    sql<number>`(select count(*)::int from announcement_audience meant where meant.announcement_id = announcement.id)`.as(
      'audienceCount',
    ),
    'announcement.is_pinned as isPinned',
    stateNow.as('state'),
    told(sql`true`).as('toldCount'),
    told(sql`message.read_at is not null`).as('readCount'),
    'announcement.begins_at as beginsAt',
    'announcement.ends_at as endsAt',
    'announcement.published_at as publishedAt',
    'announcement.version',
    'announcement.created_at as createdAt',
    'announcement.updated_at as updatedAt',
  ] as const

const dated = ({
  beginsAt,
  endsAt,
  publishedAt,
  createdAt,
  updatedAt,
  ...row
}: Omit<AnnouncementRow, 'beginTime' | 'endTime' | 'publishTime' | 'createTime' | 'updateTime'> & {
  beginsAt: Date | null
  endsAt: Date | null
  publishedAt: Date | null
  createdAt: Date
  updatedAt: Date
}): AnnouncementRow => ({
  ...row,
  beginTime: beginsAt?.toISOString() ?? null,
  endTime: endsAt?.toISOString() ?? null,
  publishTime: publishedAt?.toISOString() ?? null,
  createTime: createdAt.toISOString(),
  updateTime: updatedAt.toISOString(),
})

const asColumns = ({ title, kind, content, audience, beginTime, endTime, isPinned }: AnnouncementFields) => ({
  title,
  kind,
  content: JSON.stringify(content),
  audience,
  begins_at: beginTime,
  ends_at: endTime,
  is_pinned: isPinned,
})
