// Announcements as the person sees them who was told.

import { sql } from 'kysely'
import type { z } from 'zod'
import type { Database } from '#sdk/page-server'
import type { pinnedAnnouncements, readAnnouncement } from '#shared/contract/message'
import { parseRichText, richTextToPlain } from '#shared/rich-text'

/** What a message of the person tells of; null when there is no such message, or what it told of was taken back. */
export const findTold = async (
  db: Database,
  userId: string,
  messageId: string,
): Promise<z.infer<typeof readAnnouncement.data> | null> => {
  const row = await told(db, userId)
    .leftJoin('user_account as publisher', 'publisher.id', 'announcement.published_by')
    .select([
      ...columns,
      sql<string>`coalesce(publisher.nick_name, '')`.as('publishedBy'),
      sql<boolean>`message.read_at is not null`.as('read'),
    ])
    .where('message.id', '=', messageId)
    .executeTakeFirst()
  if (!row) return null
  const { content, publishedAt, ...rest } = row
  return { ...rest, content: parseRichText(content), publishTime: publishedAt.toISOString() }
}

/** Pinned ones in force that the person has not closed, the latest first. */
export const findPinned = async (db: Database, userId: string): Promise<z.infer<typeof pinnedAnnouncements.data>> => {
  const rows = await told(db, userId)
    .select(columns)
    .where('announcement.is_pinned', '=', true)
    .where('message.closed_at', 'is', null)
    .where(sql<boolean>`(announcement.begins_at is null or announcement.begins_at <= now())`)
    .where(sql<boolean>`(announcement.ends_at is null or announcement.ends_at > now())`)
    .orderBy('announcement.published_at', 'desc')
    .orderBy('announcement.id', 'desc')
    .limit(3)
    .execute()
  return rows.map(({ content, publishedAt, ...row }) => ({
    ...row,
    text: beginningOf(richTextToPlain(parseRichText(content))),
    publishTime: publishedAt.toISOString(),
  }))
}

/** @returns whether there is such a card */
export const closeCard = async (db: Database, userId: string, messageId: string): Promise<boolean> => {
  const rows = await db
    .updateTable('message')
    .set({ closed_at: sql`coalesce(closed_at, now())` })
    .where('id', '=', messageId)
    .where('user_id', '=', userId)
    .where('announcement_id', 'is not', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  return rows.length > 0
}

const told = (db: Database, userId: string) =>
  db
    .selectFrom('message')
    .innerJoin('announcement', 'announcement.id', 'message.announcement_id')
    .where('message.user_id', '=', userId)
    .where('message.deleted_at', 'is', null)
    .where('announcement.status', '=', 'published')

const columns = [
  'message.id',
  'announcement.title',
  'announcement.kind',
  'announcement.content',
  // Published ones have it: the table demands it.
  sql<Date>`announcement.published_at`.as('publishedAt'),
] as const

const mostText = 200
/** Whole characters, so that none is cut in half. */
const beginningOf = (text: string): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()]
  return characters.length > mostText ? `${characters.slice(0, mostText).join('')}…` : characters.join('')
}
