import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../job/job-kind.ts'
import { checkAuditChain } from './audit-chain-repository.ts'

/**
 * Daily: whether the audit log still is what was written. What it comes to stands in the server's log, which whoever
 * changes the database does not change along with it.
 */
export const auditCheckJob = ({ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> }) =>
  defineJob({
    kind: 'system.auditCheck',
    payload: z.object({}),
    everySeconds: 24 * 3600,
    run: async () => {
      const chain = await checkAuditChain(db)
      if (chain.brokenAt === null && chain.unsealed === 0) log.info(chain, 'the audit log is as it was written')
      else log.error(chain, 'the audit log was tampered with')
      return undefined
    },
  })
