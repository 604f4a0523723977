// @vitest-environment jsdom
// Respondents on a network that loses, delays, repeats and reorders, tabs that are closed, servers that are killed. A few on
// every run; any number by hand: npm run chaos -- --fillings 1000 --seed 7
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seededRandom } from '../../bench/random.ts'
import { createTestDatabase, type TestDatabase } from '../../server/db/testing.ts'
import { localStorage } from '../../server/kernel/storage.ts'
import { sweepFiles } from '../../server/modules/file/sweep.ts'
import { emptyDefinition } from '../../src/shared/form/definition.ts'
import { type FaultyProxy, startFaultyProxy } from './faulty-proxy.ts'
import { createProgress } from './progress.ts'
import { type Respondent, respond } from './respondent.ts'
import { buildServer, type ServerBundle } from './server-bundle.ts'
import { publishForm, type ServerProcess, startServer } from './server-process.ts'

const fillings = Number(process.env.CHAOS_FILLINGS ?? 24)
/** Earlier ones have been run before, by a run that was stopped. */
const from = Number(process.env.CHAOS_FROM ?? 0)
/** After that nobody begins any more. */
const minutes = Number(process.env.CHAOS_MINUTES ?? Number.POSITIVE_INFINITY)
const seed = Number(process.env.CHAOS_SEED ?? 20261123)
/** Answers of servers between two kills: while none is there nobody is killed, however often people try. */
const killEvery = 40
const mostKills = Math.ceil((fillings - from) / 12)
const atOnce = 12

/** The page's surroundings, as vitest hands them over. */
declare const jsdom: {
  readonly reconfigure: (to: { url: string }) => void
  readonly window: { _origin: string }
  readonly virtualConsole: { removeAllListeners: () => void }
}

let database: TestDatabase
let folder: string
let bundle: ServerBundle
let proxy: FaultyProxy
const servers: ServerProcess[] = []
/** Those that run. */
const alive = new Set<ServerProcess>()
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formloom-chaos-'))
  database = await createTestDatabase()
  bundle = await buildServer()
  // The first one makes the accounts.
  for (const _ of ['one', 'the other']) {
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder, TRUSTED_PROXY: '127.0.0.1' }
    const server = await startServer(bundle.main, environment)
    servers.push(server)
    alive.add(server)
  }
  proxy = await startFaultyProxy(() => [...alive].map((server) => server.port()), seededRandom(seed + from), 0.35)
  // The page is of this address: what it uploads goes there.
  const address = `http://127.0.0.1:${proxy.port}`
  jsdom.reconfigure({ url: `${address}/s/chaos` })
  jsdom.window._origin = address
  // Lines that go dead are what this is about.
  jsdom.virtualConsole.removeAllListeners()
  URL.createObjectURL = () => 'blob:none'
  globalThis.scrollTo = () => undefined
  Element.prototype.scrollIntoView = () => undefined
}, 120_000)
afterAll(async () => {
  await proxy.close()
  await Promise.all(servers.map((server) => server.stop()))
  await database.drop()
  bundle.remove()
  rmSync(folder, { recursive: true, force: true })
})

const question = (id: string, type: string, title: string, required: boolean, options: object) => ({
  id,
  type,
  title: { en: title },
  required,
  span: 24,
  options,
})
const definition = {
  ...emptyDefinition({ en: 'Chaos' }, 'en'),
  questions: [
    question('name', 'input', 'Name', true, {
      placeholder: {},
      prefix: {},
      suffix: {},
      showCount: false,
      format: 'none',
      pattern: '',
      patternMessage: {},
    }),
    question('choice', 'radio', 'Sure', true, { choices: [{ id: 'yes', label: { en: 'Yes' } }], columns: 1 }),
    question('file', 'upload', 'File', false, { maxCount: 1, maxMegabytes: 5, extensions: ['txt'] }),
  ],
}

const fileOf = (name: string) => new File([`${name}\n`.repeat(400)], `${name}.txt`, { type: 'text/plain' })
const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex')

it(
  `${fillings} fillings (seed ${seed}) are each stored once, with their files, and nothing else is`,
  async () => {
    const formKey = await publishForm(servers[0]?.port() ?? 0, definition)
    let isOver = false
    let kills = 0
    const killing = (async () => {
      while (kills < mostKills) {
        const next = proxy.answered() + killEvery
        while (proxy.answered() < next && !isOver) await sleep(10)
        const server = servers[kills % servers.length]
        if (isOver || !server) return
        await server.kill()
        alive.delete(server)
        kills++
        await server.start()
        alive.add(server)
      }
    })()
    // The network says that it is back, again and again: nobody waits for the pause between two attempts.
    const back = setInterval(() => dispatchEvent(new Event('online')), 50)

    const arrived: Respondent[] = []
    const progress = createProgress('fillings', fillings - from, 25)
    const latest = performance.now() + minutes * 60_000
    let next = from
    const lane = async () => {
      while (next < fillings && performance.now() < latest) {
        const number = next++
        // Whatever one does is the same in every run of this seed, whoever is served before.
        const random = seededRandom(seed + number * 7919)
        const name = `respondent${number}`
        const file = random() < 0.5 ? fileOf(name) : null
        arrived.push(await respond({ address: location.origin, formKey, name, file, random }))
        progress(arrived.length, `${kills} kills`)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, lane))
    isOver = true
    clearInterval(back)
    await killing
    await proxy.settled()
    expect(kills).toBeGreaterThan(0)

    const rows = await database.kysely
      .selectFrom('submission')
      .select(['id', 'serial_number as serialNumber', 'answers'])
      .execute()
    const stored = rows.map(({ id, serialNumber, answers }) => ({
      id,
      serialNumber: Number(serialNumber),
      // As this form has them.
      answers: answers as unknown as { name: string; file?: { id: string }[] },
    }))
    expect(stored.map(({ answers }) => answers.name).sort()).toEqual(arrived.map(({ name }) => name).sort())
    const byName = new Map(stored.map((row) => [row.answers.name, row]))
    for (const { name, serialNumber } of arrived)
      if (serialNumber !== null) expect([name, serialNumber]).toEqual([name, byName.get(name)?.serialNumber])

    const files = await database.kysely
      .selectFrom('form_file')
      .select(['id', 'submission_id as submissionId'])
      .where('submission_id', 'is not', null)
      .execute()
    const pathOf = (id: string) =>
      readdirSync(join(folder, 'files'), { recursive: true })
        .map(String)
        .find((path) => path.endsWith(id))
    for (const { name, file } of arrived) {
      const row = byName.get(name)
      const own = files.filter(({ submissionId }) => submissionId === row?.id).map(({ id }) => id)
      expect([name, own]).toEqual([name, (row?.answers.file ?? []).map(({ id }) => id)])
      expect([name, own.length]).toEqual([name, file === null ? 0 : 1])
      for (const id of own)
        expect(hashOf(readFileSync(join(folder, 'files', pathOf(id) ?? '')))).toBe(hashOf(`${name}\n`.repeat(400)))
    }

    // A day later nothing is left of uploads that no record names.
    await database.kysely.updateTable('form_file').set({ created_at: sql`now() - interval '25 hours'` }).execute()
    const old = new Date(Date.now() - 25 * 3600 * 1000)
    const lying = () =>
      readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    const before = lying()
    for (const path of before) utimesSync(path, old, old)
    await sweepFiles({ db: database.kysely, storage: localStorage(join(folder, 'files')) })
    const left = lying()
    expect(left.map((path) => path.slice(path.lastIndexOf('/') + 1)).sort()).toEqual(files.map(({ id }) => id).sort())
    expect((await database.kysely.selectFrom('form_file').select('id').execute()).length).toBe(files.length)

    const befell = [...proxy.counts].map(([fault, count]) => `${fault} × ${count}`).join(', ')
    const tabs = arrived.reduce((sum, respondent) => sum + respondent.tabs, 0)
    process.stdout.write(
      `${arrived.length} fillings in ${tabs} tabs, ${kills} kills, ${files.length} files (${before.length - left.length} swept); requests: ${befell}\n`,
    )
    if (next < fillings) process.stdout.write(`The time was up; the rest by --from ${next} --seed ${seed}\n`)
  },
  // Much of it is servers coming back, on a machine that may be ten times slower.
  120_000 + fillings * 15_000,
)
