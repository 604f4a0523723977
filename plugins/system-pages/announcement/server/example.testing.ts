import type { Database } from '#sdk/page-server'

/** For tests that walk every route. */
export default async (db: Database): Promise<{ path: string; id: string }> => {
  const { id } = await db
    .insertInto('announcement')
    .values({
      title: 'Notice',
      kind: 'notice',
      content: '{}',
      audience: 'all',
      begins_at: null,
      ends_at: null,
      is_pinned: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: '/system/announcement', id }
}
