// Every route of docs/openapi.json and of system pages under requests that nobody should send. A few on every run; any number by hand:
// npm run fuzz -- --requests 20000 --seed 7
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, createTestServer, type TestServer } from '../http/testing.ts'
import { input, published, radio, records, submit } from '../modules/form/testing.ts'
import { type FuzzActor, fuzz } from './fuzz.ts'
import { type Operation, operationsOf } from './operation.ts'

const requests = Number(process.env.FUZZ_REQUESTS ?? 2000)
const seed = Number(process.env.FUZZ_SEED ?? 20261122)
/** On an idle machine only: nothing takes longer than two seconds. */
const isTimed = process.env.FUZZ_TIMED === '1'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

const documented = (): readonly [Operation, ...Operation[]] => {
  const documents = globSync(['docs/openapi.json', 'plugins/system-pages/*/openapi.json'])
  const [first, ...others] = documents.flatMap((path) => operationsOf(readFileSync(path, 'utf8')))
  if (!first) throw new Error('docs/openapi.json describes no call')
  return [first, ...others]
}

const actorOf = async (name: string): Promise<FuzzActor> => {
  if (name !== 'admin' && name !== 'creator' && name !== 'viewer') return { name, token: null }
  const { token } = await createPerson(server.db, name)
  return { name, token }
}

/** What the server logged as a fault of its own, by the request it met. */
const faults = (): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const line of server.logged().split('\n')) {
    if (!line.includes('"msg":"unhandled error"')) continue
    const { requestId, fault } = JSON.parse(line)
    found.set(String(requestId), `${fault?.type}: ${fault?.message}`)
  }
  return found
}

it(
  `${requests} requests (seed ${seed}) crash nothing, are all explained, and are told nothing of the inside`,
  async () => {
    const admin = await createPerson(server.db, 'admin')
    const formKey = await published(server, admin, [input('q1'), radio('q2', ['a', 'b'])])
    await submit(server, formKey, { q1: 'a' })
    const dataId = (await records(server, admin, formKey)).data.records[0].id
    const address = server.app.server.address()
    const report = await fuzz({
      port: typeof address === 'object' && address !== null ? address.port : 0,
      operations: documented(),
      named: { key: formKey, formKey, dataId, ids: [dataId], version: 1, revision: 1 },
      requests,
      seed,
      atOnce: 12,
      actors: [await actorOf('nobody'), await actorOf('creator'), await actorOf('viewer'), await actorOf('admin')],
      renewed: ({ name }) => actorOf(name),
      faults,
      refresh: async () => {
        await server.db.deleteFrom('rate_bucket').execute()
      },
    })
    const { milliseconds, codes, unanswered, slow, failures } = report
    const counts = [...codes].sort(([, a], [, b]) => b - a).map(([code, count]) => `${code} × ${count}`)
    const lines = [
      `seed ${seed}: ${counts.join(', ')}; without an answer ${unanswered}`,
      `p50 ${milliseconds.p50} ms, p99 ${milliseconds.p99} ms, slowest ${milliseconds.max} ms, over two seconds ${slow.length}`,
      ...slow.slice(0, 20).map((each) => `${Math.round(each.milliseconds)} ms: ${each.call}`),
      ...failures,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
    expect(failures).toEqual([])
    if (isTimed) expect(slow.map(({ curl }) => curl)).toEqual([])
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
  },
  // A hundred requests a second on two cores, and a machine that may be ten times slower.
  60_000 + requests * 100,
)
