import type { ColumnType, Generated, Id, Jsonb, Timestamp, UpdatedBy } from '#sdk/page-server'
import type { Json } from '#shared/form/definition'

declare module '#sdk/page-server' {
  interface Tables {
    announcement: {
      id: Generated<Id>
      title: string
      kind: 'notice' | 'announcement'
      content: Jsonb<Json>
      audience: 'all' | 'departments' | 'roles'
      begins_at: ColumnType<Date | null, Date | string | null, Date | string | null>
      ends_at: ColumnType<Date | null, Date | string | null, Date | string | null>
      is_pinned: boolean
      status: Generated<'draft' | 'published' | 'withdrawn'>
      published_at: ColumnType<Date | null, Date | null | undefined, Date | null>
      published_by: ColumnType<Id | null, Id | null | undefined, Id | null>
      version: Generated<number>
      created_at: Timestamp
      updated_at: Timestamp
      updated_by: UpdatedBy
    }
    announcement_dept: { announcement_id: Id; dept_id: Id }
    announcement_role: { announcement_id: Id; role_id: Id }
    /** View: whom an announcement is meant for, as people, departments and roles are now. */
    announcement_audience: { announcement_id: Id; user_id: Id }
  }
  interface MessageTable {
    /** Of messages that tell of one; they go with it. */
    announcement_id: ColumnType<Id | null, Id | null | undefined, never>
    /** Its card on the home page was closed. */
    closed_at: ColumnType<Date | null, undefined, Date | null>
  }
}
