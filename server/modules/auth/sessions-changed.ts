import type { Database } from '../../db/database.ts'
import { forgetUsers } from './session.ts'
import { announceSessions } from './session-repository.ts'

/**
 * Call after a write that changed what people may do (roles, menus, states, departments) was committed: from the next
 * request on, this process asks the database again, and the others are told.
 *
 * @param userIds whose sessions; `'all'` when a role or menu changed that anybody may have
 */
export async function sessionsChanged(db: Database, userIds: readonly string[] | 'all'): Promise<void> {
  if (userIds !== 'all' && userIds.length === 0) return
  forgetUsers(db, userIds)
  await announceSessions(db, userIds)
}
