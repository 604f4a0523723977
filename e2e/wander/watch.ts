// What no page may ever do, whatever people do: fail in the console, get a code 500, show what only programs read.
import type { BrowserContext, Page } from '@playwright/test'

export interface Watch {
  /** What went wrong since the last call. */
  readonly take: () => string[]
  /** While the network is switched off, what fails for that reason is expected. */
  offline: boolean
}

export const watchContext = (context: BrowserContext, who: string): Watch => {
  const seen = new Set<string>()
  const watch: Watch = {
    take: () => {
      const taken = [...seen]
      seen.clear()
      return taken
    },
    offline: false,
  }
  const note = (text: string) => seen.add(text)
  const attach = (page: Page) => {
    page.on('pageerror', (error) => note(`${who}: page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      const text = `${message.text()} (${message.location().url})`
      if (watch.offline || expected.some((pattern) => pattern.test(text))) return
      note(`${who}: console error: ${text}`)
    })
    page.on('response', async (response) => {
      if (!response.url().includes('/sapi/')) return
      if (response.status() >= 500) note(`${who}: HTTP ${response.status()} of ${response.url()}`)
      if (!(response.headers()['content-type'] ?? '').includes('json')) return
      const body = await response.json().catch(() => null)
      if (body?.code === 500) note(`${who}: code 500 of ${response.request().method()} ${response.url()}: ${body.msg}`)
    })
  }
  context.pages().forEach(attach)
  context.on('page', attach)
  return watch
}

/** The browser writes these itself when a connection that was wanted goes away. */
const expected = [
  /net::ERR_INTERNET_DISCONNECTED/,
  /net::ERR_NETWORK_CHANGED/,
  /WebSocket connection to .*ERR_INTERNET/,
]

/** Words no person should read. @returns those on screen */
export const unreadable = async (page: Page): Promise<string[]> => {
  const text = await page.evaluate(() => document.body.innerText)
  return [
    ...text.matchAll(/\bundefined\b|\[object \w+\]|\bNaN\b|Invalid Date|\{\{\w+\}\}|\b[a-z-]+:[a-z]+\.[a-zA-Z.]+\b/g),
  ].map(([word]) => word)
}
