import type { Page } from 'playwright'
import { note } from '../row.ts'
import { type Contender, contest, type Figures, type Line, reportContest } from './contest.ts'
import { inPage, type Probe } from './in-page.ts'

/** Something a person does once, and the outcome of `window.outcomes` that answers it. */
interface Action {
  readonly outcome: string
  /** The event that starts the clock. */
  readonly on: 'keydown' | 'pointerdown'
  /** What a person did before, off the clock. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Left out: the page's own `open` is clicked. */
  readonly act?: (page: Page) => Promise<void>
}

interface ResponseCase {
  readonly what: string
  readonly lines: readonly (Action & { readonly figure: string })[]
  readonly contenders: readonly { readonly name: string; readonly address: string; readonly open: string }[]
}

const frame = 16.7

/** From key or pointer to the frame that shows the outcome, and the script it took. */
export const measureResponses = async (addressOf: (page: string) => string, rounds: number): Promise<void> => {
  for (const { what, lines, contenders } of cases(addressOf)) {
    note(`kit: ${what}`)
    const measured: Contender[] = contenders.map(({ name, address, open }) => ({
      name,
      measure: () =>
        inPage(
          address,
          async () => {},
          (probe) => each(probe, lines, open),
        ),
    }))
    reportContest(what, await contest(measured, rounds), lines.flatMap(linesOf))
  }
}

function linesOf({ figure, outcome }: { figure: string; outcome: string }): Line[] {
  return [
    { key: `${outcome} script`, figure: `${figure}, script`, unit: 'ms', target: { ratioAtLeast: 1, atMost: frame } },
    { key: `${outcome} paint`, figure: `${figure}, to paint`, unit: 'ms', target: { ratioAtLeast: 1 } },
  ]
}

async function each(probe: Probe, actions: readonly Action[], open: string): Promise<Figures> {
  const { page } = probe
  await page.waitForFunction(() => document.querySelector('#root *') !== null)
  await page.waitForTimeout(300)
  const figures: Record<string, number> = {}
  for (const { outcome, on, prepare, act } of actions) {
    await prepare?.(page)
    if ((await page.evaluate((name) => window.outcomes[name]?.(), outcome)) !== false)
      throw new Error(`"${outcome}" is shown before anything was done.`)
    await page.evaluate(watch, { outcome, on })
    await probe.heap()
    const before = await probe.times()
    if (act) await act(page)
    else await page.click(open)
    figures[`${outcome} paint`] = await page.evaluate(() => window.answered)
    figures[`${outcome} script`] = (await probe.times()).script - before.script
    await page.waitForTimeout(400)
  }
  return figures
}

declare global {
  interface Window {
    /** ms from the event to the paint of its outcome. */
    answered: Promise<number>
  }
}

/** Runs in the page. */
function watch({ outcome, on }: { outcome: string; on: string }): void {
  window.answered = new Promise((resolve) => {
    addEventListener(
      on,
      ({ timeStamp }) => {
        requestAnimationFrame(function look() {
          if (window.outcomes[outcome]?.()) setTimeout(() => resolve(performance.now() - timeStamp))
          else requestAnimationFrame(look)
        })
      },
      { capture: true, once: true },
    )
  })
}

const press = (key: string) => (page: Page) => page.keyboard.press(key)

/** Focus in the tree, on its first row. */
const enterTree = async (page: Page) => {
  await page.keyboard.press('Tab')
  await page.waitForTimeout(100)
  if (!(await page.evaluate(() => window.outcomes.entered?.()))) await page.keyboard.press('ArrowDown')
  await page.waitForTimeout(100)
}

function cases(addressOf: (page: string) => string): readonly ResponseCase[] {
  const pair = (page: string, ours: string, antd: string) => [
    { name: 'ours', address: addressOf(`${page}-ours`), open: ours },
    { name: 'antd', address: addressOf(`${page}-antd`), open: antd },
  ]
  return [
    {
      what: 'combobox of 10,000 options',
      contenders: pair('combobox', '[data-slot=combobox] button[role=combobox]', '.ant-select'),
      lines: [
        { figure: 'combobox 10,000: open', outcome: 'open', on: 'pointerdown' },
        { figure: 'combobox 10,000: a letter typed', outcome: 'typed', on: 'keydown', act: press('z') },
      ],
    },
    {
      what: 'tree of 10,000 nodes',
      contenders: pair('tree', 'button', 'button'),
      lines: [
        { figure: 'tree 10,000: all expanded', outcome: 'expanded', on: 'pointerdown' },
        {
          figure: 'tree 10,000: arrow down',
          outcome: 'walked',
          on: 'keydown',
          prepare: enterTree,
          act: press('ArrowDown'),
        },
      ],
    },
    {
      what: 'date picker',
      contenders: pair('date', '[data-slot=date-picker] button', '.ant-picker input'),
      lines: [{ figure: 'date picker: open', outcome: 'open', on: 'pointerdown' }],
    },
  ]
}
