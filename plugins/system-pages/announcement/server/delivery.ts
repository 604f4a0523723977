import { z } from 'zod'
import { type Database, defineJob } from '#sdk/page-server'
import { deliver } from './delivery-repository.ts'

/**
 * Tells everybody an announcement in force is meant for, who has not been told yet; with `publish` at once, and every
 * minute for those whose time has come and for people who joined since.
 */
export const deliverJob = (db: Database) =>
  defineJob({
    ...deliverJobKind,
    payload: z.object({}),
    everySeconds: 60,
    run: async () => {
      await deliver(db)
      return undefined
    },
  })

export const deliverJobKind = { kind: 'announcement.deliver' } as const
