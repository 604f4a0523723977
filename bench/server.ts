// Submissions over HTTP into a durable database, beside a server that does nothing but insert.
import { fork } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { ask, bundle } from './ask.ts'
import { atEnd, runGroup, temporaryFolder } from './cleanup.ts'
import type { LoadOptions, LoadResult } from './load.ts'
import { connect, publishForm, signIn, startProduct } from './product.ts'
import { note, reportFact, reportRow } from './row.ts'
import { tenKinds } from './ten-kinds.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? (process.env.BENCH_QUICK === '1' ? 5 : 20))
const load = { blocks: 3, connections: 50, warmUpSeconds: Math.min(5, seconds), seconds } as const

await runGroup(async () => {
  const limit = await measureBare()
  const product = await measureProduct()
  const beside = (key: 'perSecond' | 'p50' | 'p95' | 'p99') => ({
    name: 'one INSERT per request, nothing judged',
    value: limit[key],
  })
  const what = '30-question submissions, 50 clients'
  reportRow({
    figure: `${what}, accepted and durable`,
    ours: product.load.perSecond,
    unit: '/s',
    beside: beside('perSecond'),
    target: { atLeast: 2500 },
  })
  reportRow({ figure: `${what}, p50`, ours: product.load.p50, unit: 'ms', beside: beside('p50') })
  reportRow({ figure: `${what}, p95`, ours: product.load.p95, unit: 'ms', beside: beside('p95') })
  reportRow({
    figure: `${what}, p99`,
    ours: product.load.p99,
    unit: 'ms',
    beside: beside('p99'),
    target: { atMost: 100 },
  })
  reportRow({ figure: `${what}, errors`, ours: product.load.errors, unit: 'answers', target: { atMost: 0 } })
  reportRow({
    figure: 'acknowledged but not stored',
    ours: product.load.acknowledged - product.stored,
    unit: 'answers',
    target: { atMost: 0 },
  })
  reportRow({ figure: 'stored and counted, from the first to the last counted', ours: product.sustained, unit: '/s' })
  reportRow({ figure: 'until all are counted after the load', ours: product.drainSeconds, unit: 's' })
  reportFact(
    `${product.load.acknowledged.toLocaleString('en')} acknowledged in ${load.warmUpSeconds + seconds} s (${load.warmUpSeconds} s of warm-up), ` +
      `${product.backlog.toLocaleString('en')} not yet counted when the load ended; slowest answer ${Math.round(product.load.slowest)} ms. ` +
      `The load process used ${Math.round(product.load.cpuShare * 100)} % of a core of the same machine` +
      `${product.load.firstError && `; first error: ${product.load.firstError}`}.`,
  )
})

async function measureBare(): Promise<LoadResult> {
  note('server: a bare server as the limit')
  const child = fork(bundle('bare-server'), [await temporaryFolder()], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const exited = new Promise((resolve) => child.once('exit', resolve))
  const end = async () => {
    if (child.connected) child.disconnect()
    await exited
  }
  atEnd(end)
  const port = await new Promise<number>((resolve, reject) => {
    child.once('message', (message: { port: number }) => resolve(message.port))
    child.once('exit', (code) => reject(new Error(`The bare server ended with ${code}.`)))
  })
  const result = await drive({ port, formKey: 'abcd1234', version: 1 })
  await end()
  if (result.errors > 0) throw new Error(`The bare server failed: ${result.firstError}`)
  return result
}

async function measureProduct() {
  note('server: the product')
  const product = await startProduct()
  const form = await publishForm(await signIn(product), tenKinds(load.blocks))
  const database = await connect(product)
  const started = performance.now()
  const result = await drive({ port: product.port, ...form })
  const loaded = performance.now()
  const count = async (sql: string): Promise<number> => {
    const { rows } = await database.query<{ n: number }>(sql)
    return rows[0]?.n ?? 0
  }
  const backlogNow = () => count(`select count(*)::int as n from outbox where listener = 'statistics'`)
  const backlog = await backlogNow()
  note(`server: ${backlog} answers wait to be counted`)
  while ((await backlogNow()) > 0) {
    if (performance.now() - loaded > 300_000) throw new Error('The answers were not counted within five minutes.')
    await sleep(200)
  }
  const drained = performance.now()
  const stored = await count('select count(*)::int as n from submission')
  const counted = await count(`select count::int as n from answer_count where question_id = '' and kind = 'answered'`)
  if (counted !== stored) throw new Error(`${stored} answers are stored, but ${counted} are counted.`)
  await database.end()
  await product.stop()
  return {
    load: result,
    backlog,
    stored,
    drainSeconds: (drained - loaded) / 1000,
    sustained: stored / ((drained - started) / 1000),
  }
}

function drive(form: Pick<LoadOptions, 'port' | 'formKey' | 'version'>): Promise<LoadResult> {
  return ask<LoadResult>('load', [JSON.stringify({ ...load, ...form } satisfies LoadOptions)])
}
