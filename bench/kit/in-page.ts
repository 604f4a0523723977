import type { BrowserContextOptions, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'

export interface Probe {
  readonly page: Page
  /** Waits for a full collection of garbage; used heap in MB. */
  heap: () => Promise<number>
  /** Processor time of the main thread since the page began, in ms: all of it, and of that JavaScript. */
  times: () => Promise<{ task: number; script: number }>
}

/**
 * Opens an address in a browser of its own, so that no page profits from what another one compiled or left in a heap, and
 * gives back what `work` does. An error thrown in the page fails the measurement.
 */
export const inPage = async <Result>(
  address: string,
  before: (page: Page) => Promise<void>,
  work: (probe: Probe) => Promise<Result>,
  context: BrowserContextOptions = { viewport: { width: 1280, height: 800 } },
): Promise<Result> => {
  const browser = await launchBrowser()
  let timer: NodeJS.Timeout | undefined
  try {
    const page = await browser.newPage(context)
    page.setDefaultTimeout(60_000)
    const failed = new Promise<never>((_, reject) => {
      page.on('pageerror', ({ message }) => reject(new Error(`${address}: ${message}`)))
      timer = setTimeout(() => reject(new Error(`${address} did not answer within ${limit / 1000} s.`)), limit)
    })
    const working = async () => {
      const session = await page.context().newCDPSession(page)
      // Processor time, not the clock's: a busy machine then costs a figure less.
      await session.send('Performance.enable', { timeDomain: 'threadTicks' })
      await before(page)
      await page.goto(address)
      const metrics = async () => {
        const { metrics } = await session.send('Performance.getMetrics')
        return new Map(metrics.map(({ name, value }) => [name, value]))
      }
      return work({
        page,
        heap: async () => {
          await session.send('HeapProfiler.collectGarbage')
          return ((await metrics()).get('JSHeapUsedSize') ?? Number.NaN) / 1e6
        },
        times: async () => {
          const now = await metrics()
          const ms = (name: string) => (now.get(name) ?? Number.NaN) * 1000
          return { task: ms('TaskDuration'), script: ms('ScriptDuration') }
        },
      })
    }
    return await Promise.race([working(), failed])
  } finally {
    clearTimeout(timer)
    await browser.close()
  }
}

/** ms for one page, from its load to its last figure. */
const limit = 300_000
