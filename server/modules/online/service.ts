import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import type { Actor } from '../../kernel/current-user.ts'
import { beginChange, requirePeopleWithin } from '../auth/power.ts'
import { sessionsChanged } from '../auth/sessions-changed.ts'
import { audit } from '../system/audit-repository.ts'
import { endSessionsOf, listOnline } from './repository.ts'

export { listOnline }

/**
 * Ends every session of a person, and with them their sockets, in every process.
 *
 * @throws AppError `notFound` for people the caller does not see, `user.beyond` for those who may do more
 */
export async function forceLogout(db: Database, { user, ip }: Actor, userId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const power = await beginChange(trx, user)
    const name = await endSessionsOf(trx, user, userId)
    if (name === null) throw new AppError('notFound')
    await requirePeopleWithin(trx, power, [userId])
    await audit(trx, { userId: user.id, ip, action: 'auth.forceLogout', subject: userId, subjectName: name })
  })
  await sessionsChanged(db, [userId])
}
