import { z } from 'zod'
import type { Database } from '../../db/database.ts'
import { defineJob } from '../../kernel/job-kind.ts'
import type { FileStorage } from '../../kernel/storage.ts'
import { deleteUnreferred, referredIds } from './referred-repository.ts'
import { deleteOldTickets, deleteUnclaimed, unknownIds } from './repository.ts'

/**
 * Hourly: removes answer files that no submission claimed within 24 hours (T12), old exports, and stored bytes that no
 * row names any more, as after a form was deleted for ever or a crash between bytes and row.
 */
export const sweepFilesJob = (deps: { db: Database; storage: FileStorage }) =>
  defineJob({
    kind: 'file.sweep',
    payload: z.object({}),
    everySeconds: 3600,
    run: async (_payload, { signal }) => {
      await sweepFiles(deps, signal)
      return undefined
    },
  })

/** Daily: removes pictures and files of the console that nothing has referred to within a week of their upload. */
export const sweepUnreferredJob = (deps: { db: Database; storage: FileStorage }) =>
  defineJob({
    kind: 'file.sweep-unreferred',
    payload: z.object({}),
    everySeconds: 24 * 3600,
    run: async (_payload, { signal }) => {
      await sweepUnreferred(deps, signal)
      return undefined
    },
  })

export async function sweepUnreferred(
  { db, storage }: { db: Database; storage: FileStorage },
  signal?: AbortSignal,
): Promise<void> {
  const referred = await referredIds(db)
  let removed = await deleteUnreferred(db, referred)
  while (removed.length > 0) {
    for (const id of removed) await storage.remove(id)
    signal?.throwIfAborted()
    removed = await deleteUnreferred(db, referred)
  }
}

export async function sweepFiles(
  { db, storage }: { db: Database; storage: FileStorage },
  signal?: AbortSignal,
): Promise<void> {
  await deleteOldTickets(db)
  let unclaimed = await deleteUnclaimed(db)
  while (unclaimed.length > 0) {
    for (const id of unclaimed) await storage.remove(id)
    signal?.throwIfAborted()
    unclaimed = await deleteUnclaimed(db)
  }
  // An hour's grace: bytes are stored before their row is written.
  let batch: string[] = []
  for await (const id of storage.list(new Date(Date.now() - 60 * 60 * 1000))) {
    batch.push(id)
    if (batch.length < 500) continue
    await removeUnknown({ db, storage }, batch)
    batch = []
    signal?.throwIfAborted()
  }
  await removeUnknown({ db, storage }, batch)
}

const removeUnknown = async (
  { db, storage }: { db: Database; storage: FileStorage },
  ids: readonly string[],
): Promise<void> => {
  if (ids.length === 0) return
  for (const id of await unknownIds(db, ids)) await storage.remove(id)
}
