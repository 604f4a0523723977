import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { publishToAll } from '../realtime/publish.ts'
import { audit } from '../system/audit-repository.ts'
import { findLicence, writeLicence } from './repository.ts'

/**
 * True once the time an administrator entered has come. Remembered for five seconds in each process: this is asked at
 * every call that needs a permission.
 */
export async function isExpired(db: Database): Promise<boolean> {
  const known = remembered.get(db)
  if (known && known.until > performance.now()) return known.isExpired
  const isExpired = (await findLicence(db))?.isExpired ?? false
  remembered.set(db, { isExpired, until: performance.now() + rememberedMs })
  return isExpired
}

export async function licenceOf(db: Database) {
  const stored = await findLicence(db)
  return { ...licenceSchema.parse(JSON.parse(stored?.value ?? '{}')), expired: stored?.isExpired ?? false }
}

export async function enterLicence(
  db: Database,
  licence: { customer: string; expiresAt: string | null },
  { userId, ip }: { userId: string; ip: string },
): Promise<void> {
  await writeLicence(db, JSON.stringify(licence))
  await audit(db, { userId, ip, action: 'system.licence', subject: licence.customer, detail: { ...licence } })
  remembered.delete(db)
  // Open consoles learn it at once: the licence centre opens, or they go on.
  await publishToAll(db, { msgType: 'LICENCE', body: { expired: await isExpired(db) } })
}

const rememberedMs = 5000
const remembered = new WeakMap<Database, { isExpired: boolean; until: number }>()

const licenceSchema = z.object({ customer: z.string().catch(''), expiresAt: z.string().nullable().catch(null) })
