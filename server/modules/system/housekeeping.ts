import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import type { Sweep } from '../../kernel/module.ts'

/** Hourly: every module deletes its rows that mean nothing any more. One that fails keeps no other from it. */
export const housekeepingJob = (db: Database, sweeps: () => readonly Sweep[]) =>
  defineJob({
    kind: 'system.housekeeping',
    payload: z.object({}),
    everySeconds: 3600,
    run: async () => {
      const failures: unknown[] = []
      for (const sweep of sweeps()) await sweep(db).catch((error: unknown) => failures.push(error))
      if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '))
      return undefined
    },
  })
