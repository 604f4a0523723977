import { sql } from 'kysely'
import type { Transaction } from '#sdk/page-server'
import type { RichText } from '#shared/rich-text'

/** Publishes an announcement in the past, with a message for each active person; most have read it within a day. */
export const insertDemoAnnouncement = async (
  trx: Transaction,
  announcement: {
    readonly title: string
    readonly content: RichText
    readonly publishedBy: string
    readonly publishedAt: Date
    readonly unreadBy: readonly string[]
  },
): Promise<void> => {
  const { title, publishedAt } = announcement
  const { id } = await trx
    .insertInto('announcement')
    .values({
      title,
      kind: 'announcement',
      content: JSON.stringify(announcement.content),
      audience: 'all',
      begins_at: null,
      ends_at: null,
      is_pinned: true,
      status: 'published',
      published_at: publishedAt,
      published_by: announcement.publishedBy,
      created_at: publishedAt,
      updated_at: publishedAt,
      updated_by: announcement.publishedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`
    insert into message (user_id, msg_type, body, announcement_id, is_kept, created_at, read_at)
    select user_account.id, 'NOTICE', ${JSON.stringify({ title, kind: 'announcement' })}::jsonb, ${id}::bigint, true,
      ${publishedAt}::timestamptz,
      case when not user_account.user_name = any(${[...announcement.unreadBy]}::text[])
        then ${publishedAt}::timestamptz + user_account.id * interval '37 minutes' end
    from announcement_audience meant join user_account on user_account.id = meant.user_id
    where meant.announcement_id = ${id}::bigint
    order by user_account.id`.execute(trx)
}
