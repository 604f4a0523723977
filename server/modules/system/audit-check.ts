import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import { checkAuditChain } from './audit-chain-repository.ts'
import { findKnownSeal, insertCheck } from './audit-check-repository.ts'

export const auditCheckKind = 'system.auditCheck'

/**
 * Daily, and when somebody asks: whether the audit log still is what was written. What it comes to is kept for the page
 * that shows the log, and stands in the server's log, which whoever changes the database does not change along with it.
 */
export const auditCheckJob = ({ db, log }: { db: Database; log: Pick<FastifyBaseLogger, 'info' | 'error'> }) =>
  defineJob({
    kind: auditCheckKind,
    payload: z.object({}),
    everySeconds: 24 * 3600,
    run: async (_payload, { userId, signal, progress }) => {
      const chain = await checkAuditChain(db, {
        known: await findKnownSeal(db),
        signal,
        onProgress: (done, total) => progress((done / total) * 95),
      })
      await insertCheck(db, userId, chain)
      if (chain.brokenAt === null && chain.unsealed === 0) log.info(chain, 'the audit log is as it was written')
      else log.error(chain, 'the audit log was tampered with')
      return undefined
    },
  })
