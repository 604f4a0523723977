// Opening the page on a poor phone: slow 4G as DevTools has it, a processor four times slower, nothing in any cache.
import { contest, type Figures } from '../kit/contest.ts'
import { inPage } from '../kit/in-page.ts'
import { note } from '../row.ts'
import type { FillContender } from './contenders.ts'
import { type FormSize, formSizes } from './form-sizes.ts'
import { watchTraffic } from './traffic.ts'

const slow4G = { offline: false, latency: 562.5, downloadThroughput: 1.51e6 / 8, uploadThroughput: 0.675e6 / 8 }

export const phone = { viewport: { width: 390, height: 844 }, locale: 'en-US' }

/** All contenders in turn. @returns figures of each round, by contender: LCP, live, wire, requests, depth, CPU */
export const measureOpened = async (
  all: readonly FillContender[],
  size: FormSize,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Figures[]>> => {
  note(`fill: ${formSizes[size].blocks * 10} questions opened`)
  return contest(
    all.map((contender) => ({ name: contender.name, measure: () => open(contender, size) })),
    rounds,
  )
}

const open = ({ path, live }: FillContender, size: FormSize): Promise<Figures> => {
  let traffic: ReturnType<typeof watchTraffic> | undefined
  return inPage(
    path(size),
    async (page) => {
      await page.addInitScript(watch, live)
      const session = await page.context().newCDPSession(page)
      await session.send('Network.enable')
      traffic = watchTraffic(session)
      await session.send('Network.emulateNetworkConditions', slow4G)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    },
    async ({ page, times }): Promise<Figures> => {
      const live = await page.evaluate(() => window.liveAt)
      const { task } = await times()
      // The browser tells of a paint some time after it, and goes on looking for larger ones.
      await page.waitForFunction(() => window.largest > 0)
      await page.waitForTimeout(1_000)
      const [LCP, began] = await page.evaluate(() => [window.largest, performance.timeOrigin])
      if (!traffic || LCP === undefined || began === undefined) throw new Error('The page was not watched.')
      const { requests, bytes, depth } = traffic(began + live)
      return { LCP, live, wire: bytes / 1000, requests, depth, CPU: task }
    },
    phone,
  )
}

declare global {
  interface Window {
    liveAt: Promise<number>
    largest: number
  }
}

/** Runs in the page, before anything of its own. */
function watch(live: string): void {
  window.largest = 0
  new PerformanceObserver((list) => {
    window.largest = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  window.liveAt = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      // In the task after the frame it has been painted.
      if (document.querySelector(live)) setTimeout(() => resolve(performance.now()))
      else requestAnimationFrame(look)
    })
  })
}
