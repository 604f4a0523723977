// The statistics page and the first page of the data table over many records, beside plain SQL over the stored JSON.
import type pg from 'pg'
import { differingCounters, fillCounters, insertRecords, statisticsFromJson } from './bulk.ts'
import { runGroup } from './cleanup.ts'
import { percentile } from './percentile.ts'
import { type Api, connect, type Product, publishForm, signIn, startProduct } from './product.ts'
import { note, reportFact, reportRow } from './row.ts'
import { tenKinds } from './ten-kinds.ts'

const blocks = 2
const isQuick = process.env.BENCH_QUICK === '1'

interface Summary {
  readonly questionId: string
  readonly answered: number
  readonly parts: readonly {
    readonly id: string
    readonly values: readonly { readonly id: string; readonly count: number }[]
  }[]
}

await runGroup(async () => {
  const product = await startProduct()
  const api = await signIn(product)
  const database = await connect(product)
  // As the product's own connections; building a million rows takes longer than a page may.
  await database.query('set statement_timeout = 0')
  await measure({ product, api, database, records: isQuick ? 20_000 : 100_000, counting: 'product', atMost: 100 })
  await measure({ product, api, database, records: isQuick ? 100_000 : 1_000_000, counting: 'query', atMost: 300 })
  await database.end()
})

interface Scene {
  readonly product: Product
  readonly api: Api
  readonly database: pg.Client
  readonly records: number
  /** Who makes the counters: the product itself, or the query that is proved equal to it on the other form. */
  readonly counting: 'product' | 'query'
  readonly atMost: number
}

async function measure(scene: Scene): Promise<void> {
  const { api, database, records, counting, atMost } = scene
  const many = records.toLocaleString('en')
  note(`statistics: ${many} records`)
  const { formKey } = await publishForm(api, tenKinds(blocks))
  const started = performance.now()
  const formId = await insertRecords(database, { formKey, blocks, records, announce: counting === 'product' })
  note(`statistics: inserted in ${seconds(started)} s`)
  if (counting === 'product') await countByProduct(scene, { formKey, formId })
  else {
    const before = performance.now()
    await fillCounters(database, formId, blocks)
    note(`statistics: counters filled in ${seconds(before)} s`)
  }
  // What a running database does in the background is done before anything is timed, for both sides.
  await database.query('vacuum (analyze) submission')
  await database.query('vacuum (analyze) answer_count')
  await database.query('checkpoint')

  const analysis = `/user/form/report/analysis?formKey=${formKey}&language=en`
  const summaries = await api.get<Summary[]>(analysis)
  const pageTimes = await timesOf(() => api.get(analysis), 60)
  const statsTimes = await timesOf(() => api.get(`/user/form/report/stats?formKey=${formKey}`), 60)
  const firstPage = () => api.post<{ total: number }>('/user/form/data/query', { formKey, current: 0, size: 20 })
  const { total } = await firstPage()
  if (total !== records) throw new Error(`${records} records, but the list says ${total}.`)
  const listTimes = await timesOf(firstPage, 60)

  note(`statistics: the same by SQL over the stored JSON`)
  const counts = await statisticsFromJson(database, formId, blocks)
  compare(summaries, counts, records)
  const jsonTimes = await timesOf(() => statisticsFromJson(database, formId, blocks), records > 200_000 ? 3 : 7)
  const listJsonTimes = await timesOf(() => plainList(database, formId), 7)

  const page = `statistics of ${many} × 20 questions`
  const json = { name: 'SQL over the stored JSON', value: percentile(jsonTimes, 0.5) }
  const row = { unit: 'ms', beside: json } as const
  reportRow({ ...row, figure: `${page}, p50`, ours: percentile(pageTimes, 0.5) })
  reportRow({ ...row, figure: `${page}, p95`, ours: percentile(pageTimes, 0.95), target: { atMost } })
  reportRow({ unit: 'ms', figure: `totals and days of ${many}, p95`, ours: percentile(statsTimes, 0.95) })
  reportRow({
    unit: 'ms',
    figure: `first list page of ${many}, p95`,
    ours: percentile(listTimes, 0.95),
    beside: { name: 'SQL: page and count', value: percentile(listJsonTimes, 0.5) },
    target: { atMost: 50 },
  })
}

/** Everything is in the outbox; the product counts it in the background, as it does after a rush. */
async function countByProduct({ api, database, records }: Scene, form: { formKey: string; formId: string }) {
  const before = performance.now()
  // Whoever looks at the figures first waits for the rest: a request counts what is left.
  await api.get(`/user/form/report/stats?formKey=${form.formKey}`)
  const took = (performance.now() - before) / 1000
  const differing = await differingCounters(database, form.formId, blocks)
  if (differing !== 0) throw new Error(`${differing} counters differ from what a query over all records counts.`)
  reportRow({ figure: `counting records of 20 questions`, ours: records / took, unit: '/s' })
  reportFact(
    `${records.toLocaleString('en')} records were counted by the product itself, and all of its counters equal those of one ` +
      'query over the records. That query then made the counters of the larger form, whose flat rows were left out: the ' +
      'figures timed here do not read them.',
  )
}

/** The figures of the page against those of the plain query. */
function compare(summaries: readonly Summary[], counts: ReadonlyMap<string, number>, records: number): void {
  let compared = 0
  for (const { questionId, answered, parts } of summaries) {
    if (answered !== records) throw new Error(`${questionId}: ${answered} answers instead of ${records}.`)
    if (/^(name|age|note|mail)/.test(questionId)) continue
    for (const part of parts) {
      for (const { id, count } of part.values) {
        const expected = counts.get(`${questionId} ${part.id} ${id}`) ?? 0
        if (count !== expected) throw new Error(`${questionId} ${part.id} ${id}: ${count} instead of ${expected}.`)
        compared++
      }
    }
  }
  if (compared < 60) throw new Error(`Only ${compared} figures could be compared.`)
}

async function plainList(database: pg.Client, formId: string): Promise<void> {
  await database.query('select * from submission where form_id = $1 order by id desc limit 20', [formId])
  await database.query('select count(*) from submission where form_id = $1', [formId])
}

async function timesOf(work: () => Promise<unknown>, runs: number): Promise<number[]> {
  await work()
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return times
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
