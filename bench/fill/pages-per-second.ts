// How many pages the server gives away a second: out of its memory, and made anew, since somebody reads each first.
import { ask } from '../ask.ts'
import type { PageLoadOptions, PageLoadResult } from '../page-load.ts'
import { publishForm, signIn, startProduct } from '../product.ts'
import { note, reportFact, reportRow } from '../row.ts'
import { tenKinds } from '../ten-kinds.ts'

const quick = process.env.BENCH_QUICK === '1'
const seconds = quick ? 5 : 20
const forms = quick ? 10 : 60
/** A page of a form in another language is another page. */
const languages = ['zh-cn', 'en', 'de', 'fr', 'es', 'it', 'pt', 'ru', 'pl', 'tr', 'ja', 'ko', 'vi', 'id', 'th', 'zh-tw']

export const measurePagesPerSecond = async (): Promise<void> => {
  note('fill: pages a second')
  const product = await startProduct()
  const api = await signIn(product)
  const keys: string[] = []
  for (let each = 0; each <= forms; each++) keys.push((await publishForm(api, { ...tenKinds(1), languages })).formKey)
  const [warm = '', ...others] = keys
  const load = (options: Omit<PageLoadOptions, 'port'>) =>
    ask<PageLoadResult>('page-load', [JSON.stringify({ port: product.port, ...options } satisfies PageLoadOptions)])
  // What drawing needs is compiled by then, and what a version needs is known.
  await load({ paths: languages.map((language) => `/s/${warm}?lang=${language}`), connections: 2 })
  for (const key of others) await api.get(`/user/form/details/${key}`)

  const paths = others.flatMap((key) => languages.map((language) => `/s/${key}?lang=${language}`))
  const anew = await load({ paths, connections: 4 })
  const cached = await load({ paths: [`/s/${warm}?lang=en`], connections: 50, seconds })
  await product.stop()
  const what = '10 questions: pages'
  reportRow({ figure: `${what} made anew`, ours: anew.perSecond, unit: '/s', target: { atLeast: 100 } })
  reportRow({ figure: `${what} made anew, p99`, ours: anew.p99, unit: 'ms', target: { atMost: 100 } })
  reportRow({
    figure: `${what} from memory, 50 clients`,
    ours: cached.perSecond,
    unit: '/s',
    target: { atLeast: 1500 },
  })
  reportRow({ figure: `${what} from memory, p99`, ours: cached.p99, unit: 'ms', target: { atMost: 100 } })
  reportFact(
    `${anew.pages.toLocaleString('en')} pages made anew, over 4 connections; ${cached.pages.toLocaleString('en')} from memory in ` +
      `${seconds} s, each ${(cached.bytes / 1000).toFixed(1)} kB compressed, median ${cached.p50.toFixed(1)} ms. The load process runs on the same machine.`,
  )
}
