import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'

export interface AuditEntry {
  readonly userId: string | null
  /** `area.verb`, such as `auth.signIn`. */
  readonly action: string
  readonly subject?: string
  readonly ip?: string
  readonly detail?: Json
}

/** Adds a line to the audit log; nothing ever changes or removes one. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      user_id: entry.userId,
      action: entry.action,
      subject: entry.subject ?? '',
      ip: entry.ip ?? '',
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
