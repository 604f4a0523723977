// Our console and the one made of Ant Design Pro's parts, each served by a server of its own: the same program, with the
// same demo, so that data, compression, headers and waiting times are the same on both sides.
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import type { BrowserContext } from 'playwright'
import { build } from 'vite'
import { compress } from '../../tools/bootstrap/built.mjs'
import { peerVersion } from '../peer.ts'
import { distFolder, type Product, signIn, startProduct } from '../product.ts'
import { note } from '../row.ts'

export interface Contender {
  readonly name: string
  /** Of the server, without a slash at the end. */
  readonly address: string
  /** Of the built pages, in the repository. */
  readonly clientFolder: string
  /** A text that the dashboard shows when all its data is there. */
  readonly dashboardText: string
  readonly menuItem: (path: string) => string
  readonly tab: (path: string) => string
  readonly languageButton: string
  readonly languageItem: (name: string) => string
  /** Puts a session of the administrator into a browser. */
  readonly signIn: (context: BrowserContext) => Promise<void>
}

export const peerName = `Ant Design Pro style, pro-components ${peerVersion('@ant-design/pro-components')}`

/** What both tell: the heading of each page that is looked at. */
export const headings = {
  '/project/list': { 'zh-cn': '我的表单', en: 'My forms', de: 'Meine Formulare' },
  '/system/user': { 'zh-cn': '用户管理', en: 'People', de: 'Personen' },
} as const

/** Starts both. @returns ours first */
export const startContenders = async (): Promise<{
  readonly contenders: readonly [Contender, Contender]
  readonly stop: () => Promise<void>
}> => {
  note('console: building the page of the peer')
  const peerDist = await buildPeer()
  const ours = await startProduct({ demo: true })
  const peer = await startProduct({ demo: true, dist: peerDist })
  const menu = (path: string) => `a[href="${path}"]`
  return {
    contenders: [
      {
        name: 'ours',
        ...(await shared(ours, distFolder)),
        menuItem: (path) => `nav ${menu(path)}`,
        tab: (path) => `[data-tag="${path}"]`,
        languageButton: 'role=button[name=/^(语言|Language|Sprache)/]',
        languageItem: (name) => `[role=menuitemradio]:has-text("${name}")`,
      },
      {
        name: peerName,
        ...(await shared(peer, peerDist)),
        menuItem: (path) => `.ant-menu ${menu(path)}`,
        tab: (path) => `[data-tab="${path}"]`,
        languageButton: '[data-language-button]',
        languageItem: (name) => `.ant-dropdown-menu-item:has-text("${name}")`,
      },
    ],
    stop: async () => {
      await ours.stop()
      await peer.stop()
    },
  }
}

async function shared(product: Product, dist: string) {
  const api = await signIn(product)
  const address = `http://127.0.0.1:${product.port}`
  const { records } = await api.get<{ records: readonly { formKey: string; status: number }[] }>(
    '/user/form/page?current=1&size=6',
  )
  const draft = 1
  let week = 0
  for (const { formKey } of records.filter(({ status }) => status !== draft)) {
    const { perDay } = await api.get<{ perDay: readonly { count: number }[] }>(
      `/user/form/report/stats?formKey=${formKey}`,
    )
    week += perDay.slice(-7).reduce((sum, { count }) => sum + count, 0)
  }
  return {
    address,
    clientFolder: join(process.cwd(), dist, 'client'),
    dashboardText: week.toLocaleString('en'),
    signIn: (context: BrowserContext) =>
      context.addCookies([{ name: 'Admin-Token', value: api.token, url: address, sameSite: 'Lax' }]),
  }
}

/** Built as a team of theirs would, with our server beside it. @returns its folder in the repository */
async function buildPeer(): Promise<string> {
  const dist = '.cache/bench-console/dist'
  const folder = join(process.cwd(), dist)
  rmSync(folder, { recursive: true, force: true })
  const client = join(folder, 'client')
  await build({
    configFile: false,
    logLevel: 'error',
    root: join(process.cwd(), 'bench/peers/console'),
    plugins: [react()],
    build: { outDir: client, target: 'es2023', emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  })
  // The server has a page for people who fill in, which nobody asks for here.
  writeFileSync(join(client, 'fill.html'), '<!doctype html>')
  compress(client)
  cpSync(join(process.cwd(), distFolder, 'server'), join(folder, 'server'), { recursive: true })
  return dist
}
