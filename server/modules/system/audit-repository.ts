import type { Json } from '#shared/form/definition'
import type { Database } from '../../db/database.ts'
import { currentOrigin } from '../../http/origin.ts'
import { storableText } from '../../http/storable.ts'
import type { ActName } from '../../kernel/audit.ts'

export interface AuditEntry {
  /** Null: the system itself, or somebody nobody knows. */
  readonly userId: string | null
  /** One of the module's `acts`; its words are `audit.action.…` in `locales/<language>/server.json`. */
  readonly action: ActName
  /** Id or key of the record it was done to. */
  readonly subject?: string
  /** What that record is called. */
  readonly subjectName?: string
  readonly ip?: string
  /** What else there is to say, never a secret; of an edit what `changesOf` gives. */
  readonly detail?: Json
}

/** Adds a line to the audit log; nothing ever changes or removes one. Device and request are those being answered. */
export async function audit(db: Database, entry: AuditEntry): Promise<void> {
  const origin = currentOrigin()
  await db
    .insertInto('audit_log')
    .values({
      user_id: entry.userId,
      action: entry.action,
      subject: entry.subject ?? '',
      subject_name: storableText((entry.subjectName ?? '').slice(0, 200)),
      ip: entry.ip ?? '',
      user_agent: storableText(origin?.userAgent ?? ''),
      request_id: origin?.requestId ?? '',
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}
