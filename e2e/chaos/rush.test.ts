// Many people for few places, over two server processes on one database. A small rush on every run; any number by hand:
// npm run chaos -- --people 10000 --places 100
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../server/db/testing.ts'
import { emptyDefinition } from '../../src/shared/form/definition.ts'
import { createProgress } from './progress.ts'
import { buildServer, type ServerBundle } from './server-bundle.ts'
import { callApi, type Envelope, publishForm, type ServerProcess, startServer } from './server-process.ts'

const people = Number(process.env.CHAOS_PEOPLE ?? 300)
const places = Number(process.env.CHAOS_PLACES ?? 20)
/** People at the door at any moment. */
const atOnce = 32

let database: TestDatabase
let folder: string
let bundle: ServerBundle
const servers: ServerProcess[] = []
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formloom-rush-'))
  database = await createTestDatabase()
  bundle = await buildServer()
  // The first one makes the accounts.
  for (const _ of ['one', 'the other'])
    servers.push(await startServer(bundle.main, { DATABASE_URL: database.url, DATA_DIR: folder }))
}, 120_000)
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  bundle.remove()
  rmSync(folder, { recursive: true, force: true })
})

const monday = '2035-06-04'
const tour = {
  id: 'r1',
  type: 'reserve-day',
  title: { en: 'Tour' },
  required: true,
  span: 24,
  options: {
    items: [{ id: 'tour', label: { en: 'Tour' }, quota: [places, 0, 0, 0, 0, 0, 0] }],
    from: '2035-06-01',
    until: '2035-06-30',
    notice: 0,
    closed: [],
    multiple: false,
    waiting: 0,
    hold: 10,
    showLeft: true,
  },
}

it(
  `of ${people} people, ${places} get a place, nobody two, and all the others hear that it is full`,
  async () => {
    const [one, other] = servers.map((server) => server.port()) as [number, number]
    const formKey = await publishForm(one, { ...emptyDefinition({ en: 'Tours' }, 'en'), questions: [tour] })
    const send = (port: number, clientSubmissionId: string) =>
      callApi(port, '/user/form/data/public/create', {
        body: { formKey, version: 1, clientSubmissionId, answers: { r1: { tour: monday } } },
      })

    const given = new Map<string, string>()
    const refused: Envelope[] = []
    const twice: [Envelope, Envelope][] = []
    const progress = createProgress('people', people, 1000)
    let heard = 0
    const turns = Array.from({ length: people }, (_, turn) => turn).values()
    const lane = async () => {
      for (const turn of turns) {
        const id = randomUUID()
        const [port, elsewhere] = turn % 2 === 0 ? [one, other] : [other, one]
        // Every fifth presses twice, and the network brings one to each process.
        const replies = await Promise.all([send(port, id), ...(turn % 5 === 0 ? [send(elsewhere, id)] : [])])
        const [first, second] = replies
        if (first && second) twice.push([first, second])
        const stored = replies.find(({ code }) => code === 200)
        if (stored) given.set(id, stored.data.id)
        else refused.push(...replies)
        progress(++heard, `${given.size} places given`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))

    expect(given.size).toBe(places)
    expect(new Set(given.values()).size).toBe(places)
    // Whoever sent twice is told twice the same.
    expect(twice.length).toBe(Math.ceil(people / 5))
    for (const [first, second] of twice)
      expect(second.code === 200 && second.data.id).toBe(first.code === 200 && first.data.id)
    const issues = new Set(refused.map(({ code, data }) => JSON.stringify([code, data?.issues])))
    expect([...issues]).toEqual([JSON.stringify([510, { r1: [{ code: 'reserve-day.full', path: ['tour'] }] }])])

    const stored = await database.kysely
      .selectFrom('submission')
      .select(['id', 'client_submission_id as clientId', 'serial_number as serialNumber'])
      .execute()
    expect(new Map(stored.map(({ clientId, id }) => [clientId, id]))).toEqual(given)
    expect(new Set(stored.map(({ serialNumber }) => serialNumber)).size).toBe(places)
    for (const port of [one, other]) {
      const left = await callApi(port, `/public/form/${formKey}/question/r1/left`, {
        body: { item: 'tour', from: '2035-06-01', days: 30 },
      })
      expect(left.data.left[`tour ${monday}`]).toBe(0)
    }
    process.stdout.write(
      `${given.size} places given, ${people - given.size} people turned away, ${twice.length} sent twice\n`,
    )
  },
  60_000 + people * 300,
)
