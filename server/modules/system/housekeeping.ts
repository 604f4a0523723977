import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { deleteDeadSessions } from '../auth/session-repository.ts'
import { deleteDeadCaptchas } from '../captcha/repository.ts'
import { defineJob } from '../job/job-kind.ts'
import { deleteOldJobs } from '../job/repository.ts'
import { deleteDeadLogins } from '../provider/repository.ts'
import { deleteOldMessages } from '../realtime/repository.ts'
import { deleteFullBuckets } from './rate-limit/repository.ts'

/** Hourly: rows that mean nothing any more. */
export const housekeepingJob = (db: Database) =>
  defineJob({
    kind: 'system.housekeeping',
    payload: z.object({}),
    everySeconds: 3600,
    run: async () => {
      await deleteDeadSessions(db)
      await deleteDeadCaptchas(db)
      await deleteDeadLogins(db)
      await deleteOldMessages(db)
      await deleteFullBuckets(db)
      await deleteOldJobs(db)
      return undefined
    },
  })
