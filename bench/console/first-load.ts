// The first visit of somebody who is signed in: an empty profile, the dashboard, until its last figure is painted.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { contest, type Figures, type Line, reportContest } from '../kit/contest.ts'
import { inPage } from '../kit/in-page.ts'
import { note } from '../row.ts'
import type { Contender } from './contenders.ts'

const rounds = 5

interface Conditions {
  readonly what: string
  readonly throttle?: { readonly cpu: number; readonly bitsPerSecond: number; readonly latency: number }
}

const conditions: readonly Conditions[] = [
  { what: '10 Mbit/s, 40 ms, CPU 4× slower', throttle: { cpu: 4, bitsPerSecond: 10e6, latency: 40 } },
  { what: 'not throttled' },
]

export const measureFirstLoad = async (contenders: readonly Contender[], quick: boolean): Promise<void> => {
  for (const [index, condition] of conditions.entries()) {
    note(`console: first load, ${condition.what}`)
    const found = await contest(
      contenders.map((contender) => ({ name: contender.name, measure: () => load(contender, condition) })),
      quick ? 1 : rounds,
    )
    // Bytes and requests do not depend on how fast they come.
    const lines = index === 0 ? [...weights, ...times(condition.what)] : times(condition.what)
    reportContest(`first load, ${condition.what}`, found, lines)
  }
}

const weights: readonly Line[] = [
  { key: 'JS gzip', figure: 'first load: script, gzip', unit: 'kB', target: { ratioAtLeast: 1 } },
  { key: 'JS brotli', figure: 'first load: script, brotli', unit: 'kB', target: { ratioAtLeast: 1 } },
  { key: 'requests', figure: 'first load: requests until usable', unit: 'requests' },
  { key: 'transferred', figure: 'first load: all that was transferred', unit: 'kB', target: { ratioAtLeast: 1 } },
]

const times = (what: string): readonly Line[] => [
  { key: 'LCP', figure: `first load: LCP, ${what}`, unit: 'ms', target: { ratioAtLeast: 1 } },
  { key: 'usable', figure: `first load: dashboard usable, ${what}`, unit: 'ms', target: { ratioAtLeast: 1 } },
]

const load = ({ address, clientFolder, dashboardText, signIn }: Contender, { throttle }: Conditions) => {
  const scripts = new Set<string>()
  let requests = 0
  let transferred = 0
  let isUsable = false
  return inPage(
    `${address}/index`,
    async (page) => {
      await signIn(page.context())
      await page.addInitScript(watch, dashboardText)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      session.on('Network.requestWillBeSent', ({ request, type }) => {
        if (isUsable || !request.url.startsWith(address)) return
        requests++
        if (type === 'Script') scripts.add(new URL(request.url).pathname)
      })
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        if (!isUsable) transferred += encodedDataLength
      })
      if (!throttle) return
      const bytesPerSecond = throttle.bitsPerSecond / 8
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: throttle.latency,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
      await session.send('Emulation.setCPUThrottlingRate', { rate: throttle.cpu })
    },
    async ({ page }): Promise<Figures> => {
      const usable = await page.evaluate(() => window.usable)
      isUsable = true
      return {
        ...weigh(clientFolder, scripts),
        requests,
        transferred: transferred / 1000,
        LCP: await largestPaint(page),
        usable,
      }
    },
    { viewport: { width: 1440, height: 900 }, locale: 'zh-CN' },
  )
}

/** What a server of static files sends for them. */
function weigh(folder: string, scripts: ReadonlySet<string>): Figures {
  const files = [...scripts].map((path) => readFileSync(join(folder, path)))
  const kB = (size: (file: Buffer) => number) => files.reduce((sum, file) => sum + size(file), 0) / 1000
  return {
    'JS gzip': kB((file) => gzipSync(file, { level: 9 }).length),
    'JS brotli': kB((file) => brotliCompressSync(file).length),
  }
}

/** The browser goes on looking for larger paints until somebody types or clicks: a second without a new one is enough. */
async function largestPaint(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.now() - window.largestPaint > 1000 && window.largestPaint > 0, null, {
    polling: 100,
  })
  return page.evaluate(() => window.largestPaint)
}

declare global {
  interface Window {
    /** ms from the start of the navigation to the frame that shows the dashboard whole. */
    usable: Promise<number>
    /** ms to the largest contentful paint so far; 0 before the first. */
    largestPaint: number
  }
}

/** Runs in the page, before anything of its own. */
function watch(text: string): void {
  window.largestPaint = 0
  new PerformanceObserver((list) => {
    window.largestPaint = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.usable = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const isShown =
        document.querySelector('main h1')?.checkVisibility() &&
        document.querySelector('#root')?.textContent?.includes(text)
      // In the task after the frame it has been painted.
      if (isShown) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    })
  })
}
