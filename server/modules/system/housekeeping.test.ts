import { expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { housekeepingJob } from './housekeeping.ts'

test('housekeeping calls every sweep, and one that fails keeps no other from it', async () => {
  // Only handed through.
  const db = {} as Database
  const called: string[] = []
  const sweep = (name: string, fails: boolean) => async (given: Database) => {
    expect(given).toBe(db)
    called.push(name)
    if (fails) throw new Error(`${name} failed`)
  }
  const job = housekeepingJob(db, () => [sweep('first', true), sweep('second', false)])
  const context = { jobId: 'x', userId: null, signal: new AbortController().signal, progress: () => {} }
  await expect(job.run({}, context)).rejects.toThrow('first failed')
  expect(called).toEqual(['first', 'second'])
})
