// The component kit: what it costs to load, and how it answers in Chromium, beside antd, AG Grid and Radix Themes.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { serveFolder } from '../tools/static-server.mjs'
import { runGroup } from './cleanup.ts'
import { buildPage } from './kit/build-page.ts'
import { measureResponses } from './kit/response.ts'
import { measureSizes } from './kit/sizes.ts'
import { reportStoryWalk } from './kit/story-walk.ts'
import { measureTables } from './kit/table.ts'
import { peerVersion } from './peer.ts'
import { note } from './row.ts'

const quick = process.env.BENCH_QUICK === '1'
const rounds = quick ? 1 : 5

const pages = {
  'table-ours': 'bench/kit/pages/table-ours.tsx',
  'table-ag-grid': 'bench/peers/pages/table-ag-grid.tsx',
  'table-antd': 'bench/peers/pages/table-antd.tsx',
  'combobox-ours': 'bench/kit/pages/combobox-ours.tsx',
  'combobox-antd': 'bench/peers/pages/combobox-antd.tsx',
  'tree-ours': 'bench/kit/pages/tree-ours.tsx',
  'tree-antd': 'bench/peers/pages/tree-antd.tsx',
  'date-ours': 'bench/kit/pages/date-ours.tsx',
  'date-antd': 'bench/peers/pages/date-antd.tsx',
}

/** Where each table keeps its rows, their first cell, and what sorts. */
const ours = { rows: '[data-slot=data-table-row]', cell: 'td', heads: '[data-head]' }
const agGrid = { rows: '.ag-row', cell: '.ag-cell', heads: '.ag-header-cell-label' }
const antd = { rows: '.ant-table-row', cell: '.ant-table-cell', heads: '.ant-table-column-sorters' }

const folder = join(process.cwd(), '.cache/bench-kit/pages')
// BENCH_KIT chooses parts, for whoever works on one of them.
const parts = process.env.BENCH_KIT?.split(',') ?? ['sizes', 'table', 'response']

await runGroup(async () => {
  if (parts.includes('sizes')) await measureSizes()
  if (parts.some((part) => part !== 'sizes')) await inChromium()
  reportStoryWalk()
})

async function inChromium(): Promise<void> {
  note('kit: building the pages')
  rmSync(folder, { recursive: true, force: true })
  for (const [name, entry] of Object.entries(pages)) await buildPage(folder, name, entry)
  const server = await serveFolder(folder)
  const addressOf = (page: string) => `${server.address}${page}/`
  try {
    if (parts.includes('table'))
      await measureTables(
        [
          { name: 'ours', address: addressOf('table-ours'), ...ours },
          { name: `AG Grid ${peerVersion('ag-grid-community')}`, address: addressOf('table-ag-grid'), ...agGrid },
          { name: `antd ${peerVersion('antd')}`, address: addressOf('table-antd'), ...antd },
        ],
        rounds,
      )
    if (parts.includes('response')) await measureResponses(addressOf, rounds)
  } finally {
    await server.close()
  }
}
