import { fileURLToPath } from 'node:url'
import { test as base, type Page } from '@playwright/test'
import { serveFolder } from '../../tools/static-server.mjs'
import { axePath, type Rules, ruleSets } from '../fixtures/axe.ts'
import { pinFonts, showPinnedFonts } from './pinned-fonts.ts'

/** One page for all stories of a worker: stories and themes are turned within it, so a story costs no load. */
export class Walk {
  readonly errors: string[] = []

  constructor(
    readonly page: Page,
    readonly address: string,
  ) {
    page.on('console', (message) => isComplaint(message.type()) && this.errors.push(message.text()))
    page.on('pageerror', (error) => this.errors.push(String(error)))
  }

  /** Shows a story with all switches as they are at first. */
  async open(story: string): Promise<void> {
    const failedBefore = this.errors.length > 0
    this.errors.length = 0
    // After an error the page is not trusted any more, and another test may have left it at another address.
    if (failedBefore || !(await this.page.evaluate(() => 'axe' in window))) {
      await this.page.goto(`${this.address}?mode=preview&story=${story}`)
      await this.page.addScriptTag({ path: axePath })
      await showPinnedFonts(this.page, this.address)
    } else
      await this.page.evaluate((id) => {
        const first = { look: 'light', lang: 'zh-cn', pseudo: 'none', dir: 'auto', size: 'default', width: 0 }
        dispatchEvent(new CustomEvent('stories:turn', { detail: first }))
        history.pushState(null, '', `?mode=preview&story=${id}`)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        scrollTo(0, 0)
      }, story)
    await this.page.locator(`main[data-story="${story}"]`).waitFor({ state: 'attached' })
    await this.settle()
  }

  /** Turns switches of .ladle/switches.ts. */
  async turn(switches: Record<string, string>): Promise<void> {
    await this.page.evaluate((detail) => dispatchEvent(new CustomEvent('stories:turn', { detail })), switches)
    await this.settle()
  }

  /** What axe finds, one line each: rule, element, reason. */
  async violations(rules: Rules): Promise<string[]> {
    return this.page.evaluate(async (runOnly) => {
      const { violations } = await window.axe.run(document, { runOnly, resultTypes: ['violations'], iframes: false })
      return violations.flatMap(({ id, nodes }) =>
        nodes
          // A day "1" with the note "3 left" is called "Sunday, 1 March, 3 left": the words are there, not in one piece.
          .filter(({ target: [selector] }) => id !== 'label-content-name-mismatch' || !isInGrid(selector))
          .map(
            ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.split('\n')[1]?.trim()}`,
          ),
      )
      function isInGrid(selector: unknown) {
        return typeof selector === 'string' && document.querySelector(selector)?.closest('[role="grid"]') !== null
      }
    }, ruleSets[rules])
  }

  /** Elements that reach beyond the sides of the page and are not clipped or scrolled by a parent; none when it fits. */
  async overflow(): Promise<string[]> {
    return this.page.evaluate(() => {
      const root = document.scrollingElement ?? document.documentElement
      if (root.scrollWidth <= root.clientWidth + 1) return []
      const wide = [...document.querySelectorAll('main *')].filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        return right > root.clientWidth + 1 || left < -1
      })
      const outer = wide.filter((element) => !wide.includes(element.parentElement ?? element))
      return outer
        .slice(0, 3)
        .map((element) => `${element.tagName} ${element.getAttribute('data-slot') ?? element.className}`)
    })
  }

  /**
   * Waits until the page has not changed for three frames; a clock on the page does not hold it up for ever. In one call:
   * of the walk's time most was waiting, for frames and for answers to small questions.
   */
  private async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      const begin = performance.now()
      await new Promise<void>((done) => {
        let quiet = 0
        const observer = new MutationObserver(() => {
          quiet = 0
        })
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
        const frame = () => {
          quiet++
          const waited = performance.now() - begin
          if (isDrawn() ? quiet <= 3 && waited < 2000 : waited < 30_000) return requestAnimationFrame(frame)
          observer.disconnect()
          return done()
        }
        requestAnimationFrame(frame)
      })
      // Letters seen for the first time fetch their part of the face.
      await document.fonts.ready

      /** Stories of question types draw a spinner until their texts are there. */
      function isDrawn() {
        const [first, ...rest] = document.querySelector('main')?.children ?? []
        return first !== undefined && (rest.length > 0 || first.getAttribute('data-slot') !== 'spinner')
      }
    })
  }
}

export const test = base.extend<object, { walk: Walk }>({
  walk: [
    async ({ browser }, use) => {
      const server = await serveFolder(fileURLToPath(new URL('../../build', import.meta.url)))
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()
      await pinFonts(page, server.address)
      await page.clock.setFixedTime('2026-11-21T02:30:00Z')
      await use(new Walk(page, server.address))
      await context.close()
      await server.close()
    },
    { scope: 'worker' },
  ],
})
export { expect } from '@playwright/test'

const isComplaint = (type: string): boolean => type === 'error' || type === 'warning'
