// How the signed-in console answers in Chromium: from real input, through the browser's own event queue, to the frame after
// which its outcome is on screen.
import type { Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { percentile, spreadOf } from '../percentile.ts'
import { note, reportFact, reportRow, type Target } from '../row.ts'
import { type Contender, headings } from './contenders.ts'

type Path = keyof typeof headings
const paths: readonly Path[] = ['/project/list', '/system/user']

/** Milliseconds of every round. `events` is what the browser itself says of the input: to the next paint, in steps of 8. */
interface Found {
  readonly switches: number[]
  readonly events: number[]
  readonly palettes: number[]
  readonly languages: number[]
}

export const measureResponse = async (contenders: readonly Contender[], rounds: number): Promise<void> => {
  note('console: switching pages and languages, opening the palette')
  const opened: Opened[] = []
  for (const contender of contenders) opened.push({ contender, page: await openPages(contender), found: nothing() })
  for (let round = 0; round < rounds; round++)
    for (const each of round % 2 === 0 ? opened : opened.toReversed()) await oneRound(each)
  for (const each of opened) await throughLanguages(each)
  for (const { page } of opened) await page.context().browser()?.close()

  const [ours, peer] = opened
  if (!ours || !peer) throw new Error('Two consoles are compared.')
  const row = (figure: string, key: keyof Found, share: number, target: Target, told: string) =>
    reportRow({
      figure,
      ours: percentile(ours.found[key], share),
      unit: 'ms',
      spread: spreadOf(ours.found[key]),
      ...(peer.found[key].length > 0 && {
        beside: { name: peer.contender.name, value: percentile(peer.found[key], share) },
      }),
      target,
      note: told,
    })
  row(
    'switch to a page that is open, p75',
    'switches',
    0.75,
    { ratioAtLeast: 1, atMost: 100 },
    'pointer down to the frame with its heading',
  )
  row('open the palette, p75', 'palettes', 0.75, { atMost: 100 }, 'Ant Design Pro has none')
  // No ratio is asked for: theirs fetches some forty texts, ours those of the whole console.
  row('another language, slowest', 'languages', 1, { atMost: 300 }, 'texts fetched for the first time included')
  const say = ({ contender, found }: Opened) =>
    `${contender.name} ${percentile(found.events, 0.75)} ms (p75), ${percentile(found.events, 1)} ms at most`
  reportFact(`Switching by the browser's Event Timing, pointer to next paint: ${opened.map(say).join('; ')}.`)
}

interface Opened {
  readonly contender: Contender
  readonly page: Page
  readonly found: Found
}

const nothing = (): Found => ({ switches: [], events: [], palettes: [], languages: [] })

/** Signed in, with the pages open and so kept, before the clock starts. */
async function openPages({ address, signIn, menuItem, name }: Contender): Promise<Page> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  page.setDefaultTimeout(60_000)
  page.on('pageerror', ({ message }) => note(`console: ${name} threw ${message}`))
  await page.addInitScript(installClock)
  await signIn(page.context())
  await page.goto(`${address}/index`)
  for (const path of paths) {
    await page.locator(menuItem(path)).first().click()
    await page.locator('h1:visible', { hasText: headings[path]['zh-cn'] }).waitFor()
    await settle(page)
  }
  return page
}

async function oneRound({ contender, page, found }: Opened): Promise<void> {
  for (const path of paths) {
    await page.evaluate(() => window.clock.forget())
    const shown = `h1:${headings[path]['zh-cn']}`
    found.switches.push(await timed(page, 'pointerdown', shown, () => page.click(contender.tab(path))))
    await settle(page)
    found.events.push(await page.evaluate(() => window.clock.slowestEvent()))
  }
  if (contender.name !== 'ours') return
  found.palettes.push(await timed(page, 'keydown', palette, () => page.keyboard.press('Control+k')))
  await page.keyboard.press('Escape')
  await page.locator(palette).waitFor({ state: 'detached' })
  await settle(page)
}

async function throughLanguages({ contender, page, found }: Opened): Promise<void> {
  for (const [code, name] of [
    ['de', 'Deutsch'],
    ['en', 'English'],
    ['zh-cn', '简体中文'],
    ['en', 'English'],
    ['zh-cn', '简体中文'],
  ] as const) {
    await page.click(contender.languageButton)
    const item = page.locator(contender.languageItem(name))
    await item.waitFor()
    await settle(page)
    found.languages.push(await timed(page, 'pointerdown', `h1:${headings['/system/user'][code]}`, () => item.click()))
    await settle(page)
  }
}

const palette = '[data-slot=command-palette] input'

/** Whatever was begun is over, so that it is not counted with what comes next. */
const settle = (page: Page) => page.waitForTimeout(300)

/** Milliseconds from the input's own time stamp to the paint of `shown`: `h1:` and how a heading begins, or a selector. */
async function timed(page: Page, event: Input, shown: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ event, shown }) => window.clock.arm(event, shown), { event, shown })
  await act()
  return page.evaluate(() => window.clock.answered)
}

type Input = 'pointerdown' | 'keydown'

declare global {
  interface Window {
    clock: {
      arm: (event: Input, shown: string) => void
      answered: Promise<number>
      forget: () => void
      /** ms that the slowest event since `forget` took to its next paint, by the browser. */
      slowestEvent: () => number
    }
  }
}

/** Runs in the page, before anything of its own. */
function installClock(): void {
  let events: number[] = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) events.push(duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit) // lib.dom does not know the threshold
  const holds = (shown: string): boolean => {
    const heading = shown.startsWith('h1:') ? shown.slice(3) : null
    const candidates = [...document.querySelectorAll(heading === null ? shown : 'main h1')]
    const visible = candidates.filter((element) => element.checkVisibility())
    // Not both: the page that is left must be gone.
    return visible.length === 1 && (heading === null || (visible[0]?.textContent?.startsWith(heading) ?? false))
  }
  const said = () =>
    [...document.querySelectorAll('h1')]
      .map((h1) => `${h1.checkVisibility() ? '' : 'hidden '}${h1.textContent}`)
      .join(', ')
  window.clock = {
    answered: Promise.resolve(Number.NaN),
    arm: (event, shown) => {
      window.clock.answered = new Promise((resolve, reject) => {
        if (holds(shown)) {
          reject(new Error(`${shown} is shown before anything was done.`))
          return
        }
        addEventListener(
          event,
          ({ timeStamp }) => {
            requestAnimationFrame(function look() {
              if (performance.now() - timeStamp > 20_000)
                reject(new Error(`${location.host}: ${shown} was not shown, but ${said()}.`))
              else if (!holds(shown)) requestAnimationFrame(look)
              else
                setTimeout(() => {
                  const painted = performance.now() - timeStamp
                  // What flickers is not shown.
                  requestAnimationFrame(() =>
                    holds(shown) ? resolve(painted) : reject(new Error(`${shown} went away again.`)),
                  )
                })
            })
          },
          { capture: true, once: true },
        )
      })
      // Awaited later; until then a refusal is nobody's.
      window.clock.answered.catch(() => {})
    },
    forget: () => {
      events = []
    },
    slowestEvent: () => Math.max(0, ...events),
  }
}
