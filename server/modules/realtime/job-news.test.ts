// What is left for whoever asked for a job is the kind's to say: any kind, not one by its name.
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { type AnyJobKind, defineJob, type JobMessages } from '../../kernel/job-kind.ts'
import { enqueue } from '../job/enqueue.ts'
import { startWorker, type Worker } from '../job/worker.ts'
import { newsOfJobs } from './job-news.ts'

let server: TestServer
let person: TestPerson
let worker: Worker | null = null
beforeAll(async () => {
  server = await createTestServer()
})
afterEach(() => worker?.stop(100))
afterAll(() => server.close())

const messages: JobMessages = {
  done: ({ id, url }) => ({ msgType: 'EXPORT_DONE', body: { key: id, url } }),
  failed: ({ id }) => ({ msgType: 'EXPORT_FAILED', body: { key: id } }),
}
const kindOf = (kind: string, run: AnyJobKind['run'], more: Partial<AnyJobKind> = {}) =>
  defineJob({ kind, payload: z.object({}), maxAttempts: 1, run, ...more })

/** Messages a new person has once jobs of these kinds, asked for by them, have ended. @returns their ids by kind too */
const messagesAfter = async (kinds: readonly AnyJobKind[]) => {
  person = await createPerson(server.db, 'creator')
  const ids: string[] = []
  for (const kind of kinds) ids.push(await enqueue(server.db, kind, {}, { userId: person.id }))
  // One after the other, so that the last one's end is the end of all.
  worker = startWorker({
    db: server.db,
    log: { error: () => {} },
    kinds,
    news: newsOfJobs(server.db),
    concurrency: 1,
    pollMs: 20,
  })
  const expected = kinds.filter((kind) => kind.messages).length
  for (let tries = 0; tries < 500; tries++) {
    const { data } = await call(server, 'GET', '/message/page', { as: person })
    const { open } = await server.db
      .selectFrom('job')
      .select((eb) => eb.fn.countAll<number>().as('open'))
      .where('id', 'in', ids)
      .where('status', 'in', ['waiting', 'running'])
      .executeTakeFirstOrThrow()
    // Rows and their number are read one after the other: a message that comes between them is only counted yet.
    if (Number(open) === 0 && data.records.length >= expected) return { ids, found: data.records }
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('The jobs did not end within 10 s.')
}

it('a kind says what is left when it is done', async () => {
  const { ids, found } = await messagesAfter([kindOf('report', async () => ({ url: '/sapi/file/r' }), { messages })])
  expect(found).toMatchObject([{ msgType: 'EXPORT_DONE', body: { key: ids[0], url: '/sapi/file/r' } }])
})

it('and when it has failed, while a kind that says nothing leaves nothing, whatever its name', async () => {
  const failing = kindOf(
    'report',
    () => {
      throw new Error('no')
    },
    { messages },
  )
  const { ids, found } = await messagesAfter([kindOf('export', async () => undefined), failing])
  expect(found).toMatchObject([{ msgType: 'EXPORT_FAILED', body: { key: ids[1] } }])
})
