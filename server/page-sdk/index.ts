/**
 * The server half of the plugin SDK for system pages: everything of the server that the files below `server/` of a page
 * may import (`#sdk/page-server`). See docs/plugin-guide/system-page.md.
 */

// Tables and words of a page are added to the core's by declaration merging: `declare module '#sdk/page-server'`.
export type { ColumnType, Generated } from 'kysely'
export { shownName } from '../db/built-in-name.ts'
export { containsText, isWithin } from '../db/conditions.ts'
export type { Database, Transaction } from '../db/database.ts'
export { findPage, type PageAt } from '../db/paging.ts'
export type * from '../db/tables.ts'
export { type SaveOutcome, updateVersion } from '../db/versioned.ts'
export { orRefuse } from '../db/violation.ts'
export { AppError } from '../http/app-error.ts'
export { fieldError, requireSaved } from '../http/field-error.ts'
export type * from '../http/messages.ts'
export { pageFor } from '../http/page.ts'
export { downloadRoute, type Route, signedInRoute } from '../http/route.ts'
export type { AuditSubject } from '../kernel/audit.ts'
export { type Actor, type CurrentUser, hasPermission } from '../kernel/current-user.ts'
export { defineEvent, type EventOf, listen } from '../kernel/event.ts'
export { defineJob } from '../kernel/job-kind.ts'
export { button } from '../kernel/menu.ts'
export { type DemoMoment, defineModule, type Host } from '../kernel/module.ts'
export { isVisiblePerson } from '../modules/auth/scope-repository.ts'
export { forestOf } from '../modules/dept/tree.ts'
export { emit } from '../modules/event/emit.ts'
export { answerChanged, answerRemoved, answerStored } from '../modules/form/answer-events.ts'
export { formPublished, formStopped } from '../modules/form/events.ts'
export { enqueue } from '../modules/job/enqueue.ts'
export { publishToUser } from '../modules/realtime/publish.ts'
export { countUnread, lockSending, realtimeChannel } from '../modules/realtime/repository.ts'
export { changesOf } from '../modules/system/audit-changes.ts'
export { audit } from '../modules/system/audit-repository.ts'
export {
  roleGranted,
  roleRevoked,
  userChanged,
  userCreated,
  userDisabled,
  userEnabled,
  userRemoved,
} from '../modules/user/events.ts'
export { listSheet, maxSheetRows, type Sheet, type SheetColumn, sheetAnswer } from '../sheet/list-sheet.ts'
