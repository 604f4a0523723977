// A long form in the hand, on a processor four times slower: a key in its first field, and two hundred questions that one
// word shows.
import type { Page } from 'playwright'
import { contest, type Figures } from '../kit/contest.ts'
import { inPage, type Probe } from '../kit/in-page.ts'
import { median } from '../percentile.ts'
import { note } from '../row.ts'
import type { FillContender } from './contenders.ts'
import { type FormSize, formSizes, ruledIds, word } from './form-sizes.ts'
import { phone } from './opened.ts'

const keys = 'a formula of words'
const flips = 3

/** All contenders in turn. @returns figures of each round, by contender: key, keyCPU, shown, hidden */
export const measureTouched = async (
  all: readonly FillContender[],
  rounds: number,
): Promise<ReadonlyMap<string, readonly Figures[]>> => {
  note('fill: 300 questions, keys and rules')
  return contest(
    all.map((contender) => ({
      name: contender.name,
      measure: async () => ({
        ...(await inHand(contender, 'threeHundred', type)),
        ...(await inHand(contender, 'ruled', flip)),
      }),
    })),
    rounds,
  )
}

const inHand = (
  contender: FillContender,
  size: FormSize,
  work: (probe: Probe, contender: FillContender) => Promise<Figures>,
): Promise<Figures> =>
  inPage(
    contender.path(size),
    async (page) => {
      const session = await page.context().newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    },
    async (probe) => {
      const { page } = probe
      const { live, question, field } = contender
      await page.waitForSelector(live)
      await page.evaluate(watch, question)
      await until(page, unruled(size))
      await page.locator(field).first().focus()
      await rest(page)
      return work(probe, contender)
    },
    phone,
  )

/** Questions that are there before the word is said. */
const unruled = (size: FormSize): number => formSizes[size].blocks * 10 - ruledIds(size).size

const type = async ({ page, times }: Probe): Promise<Figures> => {
  const paints: number[] = []
  const before = await times()
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key)
    paints.push(await page.evaluate(() => window.painted))
    await page.waitForTimeout(90)
  }
  const { task } = await times()
  return { key: median(paints), keyCPU: (task - before.task) / keys.length }
}

const flip = async ({ page }: Probe): Promise<Figures> => {
  const [few, all] = [unruled('ruled'), formSizes.ruled.blocks * 10]
  for (const key of word.slice(0, -1)) await page.keyboard.press(key)
  const shown: number[] = []
  const hidden: number[] = []
  for (let round = 0; round < flips; round++) {
    shown.push(await pressUntil(page, word.slice(-1), all))
    hidden.push(await pressUntil(page, 'Backspace', few))
  }
  return { shown: median(shown), hidden: median(hidden) }
}

const pressUntil = async (page: Page, key: string, count: number): Promise<number> => {
  await page.evaluate((expected) => window.expect(expected), count)
  await page.keyboard.press(key)
  const took = await page.evaluate(() => window.painted)
  await rest(page)
  return took
}

const until = (page: Page, count: number) =>
  page.waitForFunction((expected) => window.thereAre() === expected, count, { polling: 200 })

/** Until the page has nothing left to do, and a little longer. */
const rest = async (page: Page): Promise<void> => {
  await page.waitForTimeout(500)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await page.waitForTimeout(500)
}

declare global {
  interface Window {
    /** Questions that are there and not hidden. */
    thereAre: () => number
    /** The next answer of the page is painted once there are so many. */
    expect: (count: number) => void
    /** ms from the last key to the paint of what it changed. */
    painted: Promise<number>
  }
}

/** Runs in the page. */
function watch(question: string): void {
  let expected: number | null = null
  window.thereAre = () => [...document.querySelectorAll(question)].filter((each) => each.checkVisibility()).length
  window.expect = (count) => {
    expected = count
  }
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      window.painted = new Promise((resolve) => {
        // The character comes after its key.
        addEventListener(
          'input',
          () =>
            requestAnimationFrame(function look() {
              // In the task after the frame it has been painted.
              if (expected === null || window.thereAre() === expected)
                setTimeout(() => {
                  expected = null
                  resolve(performance.now() - timeStamp)
                })
              else requestAnimationFrame(look)
            }),
          { capture: true, once: true },
        )
      })
    },
    { capture: true },
  )
}
