import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { AppError } from '../../http/app-error.ts'
import { call, createPerson, createTestServer, type TestServer } from '../../http/testing.ts'
import { type AnyJobKind, defineJob } from '../../kernel/job-kind.ts'
import { enqueue } from './enqueue.ts'
import { claimJob, finishJob, releaseJob } from './repository.ts'
import { startWorker, type Worker } from './worker.ts'

let server: TestServer
const workers: Worker[] = []
const errors: string[] = []
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop(100)))
  await server.db.deleteFrom('job').execute()
  errors.length = 0
})
afterAll(() => server.close())

const work = (kinds: readonly AnyJobKind[], options: { leaseSeconds?: number; concurrency?: number } = {}): Worker => {
  const log = { error: (details: object) => errors.push(JSON.stringify(details)) }
  const worker = startWorker({ db: server.db, log, kinds, pollMs: 20, ...options })
  workers.push(worker)
  return worker
}
const jobRow = (id: string) => server.db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const until = async (condition: () => Promise<boolean> | boolean) => {
  for (let tries = 0; tries < 500; tries++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('It did not happen within 10 s.')
}
const addend = z.object({ value: z.int() })

test('a job runs once with its payload, however many workers there are', async () => {
  const seen: number[] = []
  const kind = defineJob({
    kind: 'add',
    payload: addend,
    run: async ({ value }) => {
      seen.push(value)
      return { url: `/sapi/file/${value}` }
    },
  })
  const ids = await Promise.all(Array.from({ length: 30 }, (_, value) => enqueue(server.db, kind, { value })))
  for (let count = 0; count < 5; count++) work([kind])
  await until(async () => (await Promise.all(ids.map(jobRow))).every((row) => row.status === 'done'))
  expect(seen.sort((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, value) => value))
  expect(await jobRow(ids[7] ?? '')).toMatchObject({
    progress: 100,
    result: { url: '/sapi/file/7' },
    lease_until: null,
  })
})

test('a job rolled back with its cause never runs', async () => {
  const kind = defineJob({ kind: 'add', payload: addend, run: async () => undefined })
  await server.db
    .transaction()
    .execute(async (trx) => {
      await enqueue(trx, kind, { value: 1 })
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await server.db.selectFrom('job').selectAll().execute()).toEqual([])
})

test('the job of a worker that died is taken over, and the dead one can finish nothing any more', async () => {
  let runs = 0
  const kind = defineJob({
    kind: 'add',
    payload: addend,
    run: async () => {
      runs++
      return { tips: 'by the second' }
    },
  })
  const id = await enqueue(server.db, kind, { value: 1 })
  // A worker that leased the job and was killed: nobody renews.
  const claimed = await claimJob(server.db, { owner: 'dead', kinds: ['add'], leaseSeconds: 1 })
  expect(claimed?.id).toBe(id)
  work([kind])
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(runs).toBe(0)
  await until(async () => (await jobRow(id)).status === 'done')
  expect(runs).toBe(1)
  expect(await finishJob(server.db, id, 'dead', { url: 'wrong' })).toBe(false)
  expect(await jobRow(id)).toMatchObject({ attempts: 2, result: { tips: 'by the second' } })
})

test('a living worker keeps a job beyond its lease', async () => {
  let runs = 0
  const kind = defineJob({
    kind: 'slow',
    payload: z.object({}),
    run: async () => {
      runs++
      await new Promise((resolve) => setTimeout(resolve, 2500))
      return undefined
    },
  })
  const id = await enqueue(server.db, kind, {})
  work([kind], { leaseSeconds: 1 })
  work([kind], { leaseSeconds: 1 })
  await until(async () => (await jobRow(id)).status === 'done')
  expect(runs).toBe(1)
})

test('a worker whose lease was lost hears of it and writes nothing', async () => {
  let reason: unknown
  const kind = defineJob({
    kind: 'slow',
    payload: z.object({}),
    run: async (_payload, { signal }) => {
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
      reason = signal.reason
      return { tips: 'too late' }
    },
  })
  const id = await enqueue(server.db, kind, {})
  work([kind], { leaseSeconds: 1 })
  await until(async () => (await jobRow(id)).status === 'running')
  await server.db.updateTable('job').set({ lease_owner: 'other' }).where('id', '=', id).execute()
  await until(() => reason !== undefined)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(await jobRow(id)).toMatchObject({ status: 'running', lease_owner: 'other' })
})

test('a failure is tried again later with growing pauses, then stays failed', async () => {
  let runs = 0
  const kind = defineJob({
    kind: 'flaky',
    payload: z.object({}),
    maxAttempts: 3,
    run: async () => {
      runs++
      throw new Error(`failure ${runs}`)
    },
  })
  const id = await enqueue(server.db, kind, {})
  work([kind])
  const pauses: number[] = []
  for (const attempt of [1, 2]) {
    await until(async () => (await jobRow(id)).attempts === attempt && (await jobRow(id)).status === 'waiting')
    pauses.push((await jobRow(id)).run_at.getTime() - Date.now())
    await server.db.updateTable('job').set({ run_at: new Date() }).where('id', '=', id).execute()
  }
  await until(async () => (await jobRow(id)).status === 'failed')
  expect(runs).toBe(3)
  expect((await jobRow(id)).error).toBe('failure 3')
  expect(pauses[1]).toBeGreaterThan((pauses[0] ?? 0) * 2)
})

test('a refusal and a payload that breaks its schema fail without retry or end after their attempts', async () => {
  const refusing = defineJob({
    kind: 'refusing',
    payload: z.object({}),
    run: async () => {
      throw new AppError('notFound')
    },
  })
  const id = await enqueue(server.db, refusing, {})
  work([refusing])
  await until(async () => (await jobRow(id)).status === 'failed')
  expect((await jobRow(id)).attempts).toBe(1)
})

test('a job whose every attempt died with its worker counts as failed', async () => {
  const kind = defineJob({ kind: 'add', payload: addend, maxAttempts: 1, run: async () => undefined })
  const id = await enqueue(server.db, kind, { value: 1 })
  await claimJob(server.db, { owner: 'dead', kinds: ['add'], leaseSeconds: 0 })
  work([kind])
  await until(async () => (await jobRow(id)).status === 'failed')
})

test('stopping hands a running job back without using up an attempt', async () => {
  const kind = defineJob({
    kind: 'endless',
    payload: z.object({}),
    // Does not listen to its signal: the stop must not wait for it.
    run: () => new Promise(() => undefined),
  })
  const id = await enqueue(server.db, kind, {})
  const worker = work([kind])
  await until(async () => (await jobRow(id)).status === 'running')
  await worker.stop(10)
  expect(await jobRow(id)).toMatchObject({ status: 'waiting', attempts: 0, lease_owner: null })
})

test('a kind nobody registered is never run', async () => {
  const id = await enqueue(server.db, { kind: 'process.exit' }, {})
  const other = defineJob({ kind: 'add', payload: addend, run: async () => undefined })
  const done = await enqueue(server.db, other, { value: 1 })
  work([other])
  await until(async () => (await jobRow(done)).status === 'done')
  expect((await jobRow(id)).status).toBe('waiting')
})

test('jobs that nothing handles are told of at the start', async () => {
  await enqueue(server.db, { kind: 'process.exit' }, {})
  work([defineJob({ kind: 'add', payload: addend, run: async () => undefined })])
  await until(() => errors.some((line) => line.includes('process.exit')))
})

test('a job with a time waits for it', async () => {
  const kind = defineJob({ kind: 'add', payload: addend, run: async () => undefined })
  const later = await enqueue(server.db, kind, { value: 1 }, { runAt: new Date(Date.now() + 3_600_000) })
  const now = await enqueue(server.db, kind, { value: 2 })
  work([kind])
  await until(async () => (await jobRow(now)).status === 'done')
  expect((await jobRow(later)).status).toBe('waiting')
  await server.db.updateTable('job').set({ run_at: new Date() }).where('id', '=', later).execute()
  await until(async () => (await jobRow(later)).status === 'done')
})

test('of jobs with the same key one waits, at the earlier time; once it is taken the next may wait', async () => {
  const kind = defineJob({ kind: 'add', payload: addend, run: async () => undefined })
  const runAt = new Date(Date.now() + 3_600_000)
  const added = await Promise.all(
    Array.from({ length: 20 }, (_, value) => enqueue(server.db, kind, { value }, { key: 'form 7', runAt })),
  )
  const [first = ''] = added
  expect(new Set(added).size).toBe(1)
  expect(await enqueue(server.db, kind, { value: 99 }, { key: 'form 7' })).toBe(first)
  expect((await jobRow(first)).run_at.getTime()).toBeLessThan(runAt.getTime())
  // Another key and another kind are another matter.
  const other = await enqueue(server.db, kind, { value: 1 }, { key: 'form 8', runAt })
  expect(other).not.toBe(first)
  expect(await enqueue(server.db, { kind: 'more' }, {}, { key: 'form 7', runAt })).not.toBe(first)
  expect((await claimJob(server.db, { owner: 'one', kinds: ['add'], leaseSeconds: 60 }))?.id).toBe(first)
  const next = await enqueue(server.db, kind, { value: 3 }, { key: 'form 7', runAt })
  expect(next).not.toBe(first)
  // What was given back waits beside it: nothing is lost for the sake of the key.
  await releaseJob(server.db, first, 'one', { error: 'x', retrySeconds: 0, countAttempt: false })
  expect((await jobRow(first)).status).toBe('waiting')
})

test('of a limited kind no more run at once than it says, over all workers', async () => {
  let running = 0
  let most = 0
  const kind = defineJob({
    kind: 'narrow',
    payload: z.object({}),
    atOnce: 2,
    run: async () => {
      most = Math.max(most, ++running)
      await new Promise((resolve) => setTimeout(resolve, 50))
      running--
      return undefined
    },
  })
  const ids = await Promise.all(Array.from({ length: 12 }, () => enqueue(server.db, kind, {})))
  for (let count = 0; count < 4; count++) work([kind], { concurrency: 4 })
  await until(async () => (await Promise.all(ids.map(jobRow))).every((row) => row.status === 'done'))
  expect(most).toBe(2)
})

test('a recurring job runs once per interval for all processes together', async () => {
  let runs = 0
  const kind = defineJob({
    kind: 'hourly',
    payload: z.object({}),
    everySeconds: 3600,
    run: async () => {
      runs++
      return undefined
    },
  })
  for (let count = 0; count < 4; count++) work([kind])
  await until(() => runs > 0)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(runs).toBe(1)
})

test('the process dialog shows its owner progress and address, and others nothing', async () => {
  const owner = await createPerson(server.db, 'creator')
  const other = await createPerson(server.db, 'admin')
  let release = () => {}
  const kind = defineJob({
    kind: 'export',
    payload: z.object({}),
    run: async (_payload, { progress }) => {
      progress(42.9, 'rows')
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return { url: '/sapi/file/abc' }
    },
  })
  const id = await enqueue(server.db, kind, {}, { userId: owner.id })
  expect(id).toMatch(/^[0-9A-Za-z]{24}$/)
  const state = async (as: { token: string } | null) => call(server, 'GET', `/common/process?key=${id}`, { as })
  expect((await state(owner)).data).toEqual({ rate: 0, url: '', tips: '', failed: false })
  work([kind])
  await until(async () => (await state(owner)).data.rate === 42)
  expect((await state(owner)).data).toEqual({ rate: 42, url: '', tips: 'rows', failed: false })
  expect((await state(other)).code).toBe(404)
  expect((await state(null)).code).toBe(401)
  release()
  await until(async () => (await state(owner)).data.rate === 100)
  expect((await state(owner)).data).toEqual({ rate: 100, url: '/sapi/file/abc', tips: '', failed: false })
})
