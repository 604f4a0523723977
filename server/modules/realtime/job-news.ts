import type { Database } from '../../db/database.ts'
import type { JobNews } from '../job/worker.ts'
import { publishToUser, sendMessage } from './publish.ts'

/** Tells people how the jobs they started go on. */
export const newsOfJobs = (db: Database): JobNews => ({
  progress: ({ id, userId }, rate, tips) =>
    userId === null ? Promise.resolve() : publishToUser(db, userId, processOf(id, Math.floor(rate), tips)),
  done: async ({ id, userId, kind }, { url, tips }) => {
    if (userId === null) return
    await publishToUser(db, userId, processOf(id, 100, tips))
    if (kind !== 'export') return
    await db
      .transaction()
      .execute((trx) => sendMessage(trx, userId, { msgType: 'EXPORT_DONE', body: { key: id, url } }))
  },
  failed: async ({ id, userId, kind }) => {
    if (userId === null || kind !== 'export') return
    await db.transaction().execute((trx) => sendMessage(trx, userId, { msgType: 'EXPORT_FAILED', body: { key: id } }))
  },
})

const processOf = (key: string, rate: number, tips: string) =>
  ({ msgType: 'PROCESS', body: { key, rate, tips } }) as const
