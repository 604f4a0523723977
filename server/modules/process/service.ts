import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { AppError } from '../../http/app-error.ts'
import { findOwnJob } from '../job/repository.ts'

/** A job as its owner's process dialog sees it (spec 7). Another person's key is no key at all (T28). */
export async function processOf(db: Database, key: string, userId: string) {
  const job = await findOwnJob(db, key, userId)
  if (!job) throw new AppError('notFound')
  const { url, tips } = resultSchema.parse(job.result ?? {})
  const done = job.status === 'done'
  return { rate: done ? 100 : Math.floor(job.progress), url: done ? url : '', tips, failed: job.status === 'failed' }
}

const resultSchema = z.object({ url: z.string().catch(''), tips: z.string().catch('') })
