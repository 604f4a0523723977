// What modules say of the acts that the audit log holds.
import type { AuditKind } from '#shared/audit-kinds'
import type { Permission } from '#shared/permissions'
import type { Database } from '../db/database.ts'
import type { CurrentUser } from './current-user.ts'

/** `area.verb`; its words are `audit.action.<act>`, those of its area `audit.area.<area>`. */
export type ActName = `${string}.${string}`

export interface Act {
  readonly kind: AuditKind
  /** The kind of record its subject names, by a name that some module has in `subjects`; absent: none. */
  readonly about?: string
}

/** Records that acts are about. */
export interface AuditSubject {
  /** Who may go where the record is looked at. */
  readonly permission: Permission
  /** Where that is. */
  readonly link: (key: string) => { readonly to: string; readonly search?: Readonly<Record<string, string>> }
  /** Subjects are ids of rows, or other keys. */
  readonly isById: boolean
  /** Of these subjects, those that are still there and within the reader's sight, and what they are called now. */
  readonly find: (db: Database, user: CurrentUser, subjects: readonly string[]) => Promise<readonly FoundSubject[]>
}

export interface FoundSubject {
  readonly subject: string
  /** What the link is made of. */
  readonly key: string
  readonly name: string
}
