// kill -9, again and again, while people submit: what was acknowledged must be there, once.
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { atEnd, runGroup } from './cleanup.ts'
import { median } from './percentile.ts'
import { type Api, connect, databasePid, type Product, publishForm, signIn, startProduct } from './product.ts'
import { seededRandom } from './random.ts'
import { note, reportFact, reportRow } from './row.ts'
import { type Senders, startSenders } from './senders.ts'
import { bodyMaker } from './submission-body.ts'
import { tenKinds } from './ten-kinds.ts'

const cycles = Number(process.env.BENCH_CYCLES ?? (process.env.BENCH_QUICK === '1' ? 3 : 50))
const blocks = 3
const patience = 90_000
const random = seededRandom(16)

await runGroup(async () => {
  const product = await startProduct()
  const api = await signIn(product)
  const { formKey, version } = await publishForm(api, tenKinds(blocks))
  const senders = startSenders(product.port, 16, bodyMaker({ formKey, version, blocks }))
  let isStopped = false
  const stop = async () => {
    if (!isStopped) await Promise.race([senders.stop(), sleep(30_000)])
    isStopped = true
  }
  atEnd(stop)
  await senders.acknowledgedAfter(0)

  const server = await repeat('the server', () => crashServer(product, senders))
  const database = await repeat('the database', () => crashDatabase(product, senders))
  await stop()

  const found = await check(product, api, formKey, senders)
  reportRow({ figure: 'kill -9 of the server under load', ours: cycles, unit: 'cycles' })
  reportRow({ figure: 'kill -9 of the database under load', ours: cycles, unit: 'cycles' })
  reportRow({ figure: 'acknowledged answers lost', ours: found.lost, unit: 'answers', target: { atMost: 0 } })
  reportRow({ figure: 'answers stored twice', ours: found.twice, unit: 'answers', target: { atMost: 0 } })
  reportRow({
    figure: 'receipts that differ from what is stored',
    ours: found.differing,
    unit: 'answers',
    target: { atMost: 0 },
  })
  reportRow({
    figure: 'answers counted twice or not at all',
    ours: found.miscounted,
    unit: 'answers',
    target: { atMost: 0 },
  })
  reportRow({ figure: 'retries refused', ours: senders.refusals.length, unit: 'answers', target: { atMost: 0 } })
  for (const [name, runs] of Object.entries({ server, database })) {
    const times = runs.map(({ seconds }) => seconds)
    reportRow({
      figure: `back after kill -9 of the ${name}, slowest`,
      ours: Math.max(...times),
      unit: 's',
      spread: [Math.min(...times), Math.max(...times)],
      target: { atMost: 10 },
    })
  }
  const restarts = database.filter(({ isRestarted }) => isRestarted).length
  reportRow({
    figure: 'kills of the database that ended the server, too',
    ours: restarts,
    unit: 'cycles',
    target: { atMost: 0 },
  })
  reportFact(
    `${senders.acknowledged.length.toLocaleString('en')} answers of 16 senders were acknowledged through all this, ` +
      `${senders.retries().toLocaleString('en')} times a sender had to try again. "Back" is the time from the kill to the first ` +
      `acknowledgement of an answer sent after it: median ${medianOf(server)} s after the server, ${medianOf(database)} s after the ` +
      `database, which the server brings back itself` +
      `${senders.refusals[0] ? `; first refusal: ${senders.refusals[0]}` : ''}.`,
  )
})

interface Crash {
  readonly seconds: number
  /** The server had ended with its database and was started again. */
  readonly isRestarted: boolean
}

async function repeat(what: string, once: () => Promise<Crash>): Promise<Crash[]> {
  const runs: Crash[] = []
  for (let cycle = 1; cycle <= cycles; cycle++) {
    // At any point of whatever goes on: writing, committing, counting, checkpointing.
    await sleep(150 + random() * 600)
    const run = await once()
    runs.push(run)
    if (cycle % 10 === 0 || cycles < 10)
      note(`crash: ${what}, ${cycle} of ${cycles}, back after ${run.seconds.toFixed(2)} s`)
  }
  return runs
}

async function crashServer(product: Product, senders: Senders): Promise<Crash> {
  const killedAt = performance.now()
  const back = senders.acknowledgedAfter(killedAt)
  await product.kill()
  await product.restart()
  return { seconds: ((await soon(back)) - killedAt) / 1000, isRestarted: false }
}

async function crashDatabase(product: Product, senders: Senders): Promise<Crash> {
  const killed = databasePid(product.dataFolder)
  if (killed === null) throw new Error('The database does not run.')
  const killedAt = performance.now()
  process.kill(killed, 'SIGKILL')
  let isRestarted = false
  const restartIfEnded = async () => {
    if (!product.hasEnded()) return
    isRestarted = true
    note(`crash: the server ended with its database, and said:\n${product.lastWords()}`)
    await product.restart()
  }
  const isOver = () => performance.now() - killedAt > patience
  // Its orphaned connections may still commit for a moment: back means a new database.
  while ([null, killed].includes(databasePid(product.dataFolder)) && !isOver()) {
    await restartIfEnded()
    await sleep(5)
  }
  let backAt: number | null = null
  void senders.acknowledgedAfter(performance.now()).then((at) => {
    backAt = at
  })
  while (backAt === null) {
    if (isOver()) throw new Error('Nothing was acknowledged for 90 s after the kill.')
    await restartIfEnded()
    await sleep(5)
  }
  return { seconds: (backAt - killedAt) / 1000, isRestarted }
}

async function soon(back: Promise<number>): Promise<number> {
  const at = await Promise.race([back, sleep(patience, null, { ref: false })])
  if (at === null) throw new Error('Nothing was acknowledged for 90 s after the kill.')
  return at
}

async function check(product: Product, api: Api, formKey: string, { acknowledged }: Senders) {
  const stats = await api.get<{ records: number }>(`/user/form/report/stats?formKey=${formKey}`)
  const database = await connect(product)
  await database.query('create temporary table receipt (client_id uuid, id bigint, serial_number bigint)')
  await database.query('insert into receipt select * from unnest($1::uuid[], $2::bigint[], $3::bigint[])', [
    acknowledged.map(({ clientId }) => clientId),
    acknowledged.map(({ id }) => id),
    acknowledged.map(({ serialNumber }) => serialNumber),
  ])
  await database.query('analyze receipt')
  const stored = await count(database, 'select count(*)::int as n from submission')
  const result = {
    lost: await count(
      database,
      `select count(*)::int as n from receipt r
       where not exists (select from submission s where s.client_submission_id = r.client_id)`,
    ),
    twice: stored - (await count(database, 'select count(distinct client_submission_id)::int as n from submission')),
    // The address in the answers holds the number that the id ends with.
    differing: await count(
      database,
      `select count(*)::int as n from receipt r join submission s on s.client_submission_id = r.client_id
       where s.id <> r.id or s.serial_number <> r.serial_number or s.answers->>'mail1' <>
         'visitor' || ('x' || right(r.client_id::text, 12))::bit(48)::bigint || '@example.com'`,
    ),
    miscounted: Math.abs(stats.records - stored),
  }
  await database.end()
  return result
}

async function count(database: pg.Client, sql: string): Promise<number> {
  const { rows } = await database.query<{ n: number }>(sql)
  return rows[0]?.n ?? -1
}

function medianOf(runs: readonly Crash[]): string {
  return median(runs.map(({ seconds }) => seconds)).toFixed(2)
}
