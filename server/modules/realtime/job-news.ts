import type { KeptMessage } from '#shared/contract/realtime'
import type { Database } from '../../db/database.ts'
import type { JobNews } from '../job/worker.ts'
import { publishToUser, sendMessage } from './publish.ts'

/** Tells people how the jobs they started go on; what is left for them when one has ended, its kind says. */
export const newsOfJobs = (db: Database): JobNews => ({
  progress: ({ id, userId }, rate, tips) =>
    userId === null ? Promise.resolve() : publishToUser(db, userId, processOf(id, Math.floor(rate), tips)),
  done: async ({ id, userId, messages }, { url, tips }) => {
    if (userId === null) return
    await publishToUser(db, userId, processOf(id, 100, tips))
    await leave(db, userId, messages?.done?.({ id, url }))
  },
  failed: async ({ id, userId, messages }) => {
    if (userId !== null) await leave(db, userId, messages?.failed?.({ id }))
  },
})

const leave = async (db: Database, userId: string, message: KeptMessage | undefined): Promise<void> => {
  if (message) await db.transaction().execute((trx) => sendMessage(trx, userId, message))
}

const processOf = (key: string, rate: number, tips: string) =>
  ({ msgType: 'PROCESS', body: { key, rate, tips } }) as const
