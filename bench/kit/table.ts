import { note } from '../row.ts'
import { type Contender, contest, type Figures, type Line, reportContest } from './contest.ts'
import { inPage, type Probe } from './in-page.ts'
import type { Column } from './pages/answers.ts'

/** Where a table keeps its rows, the first cell of each, and what sorts a column when it is clicked. */
export interface TableParts {
  readonly rows: string
  readonly cell: string
  readonly heads: string
}

interface TablePage extends TableParts {
  readonly name: string
  readonly address: string
}

const wheelSteps = 30
const sorts = ['score', 'name', 'note'] as const satisfies readonly Column[]

/** 100,000 rows of 12 columns: load, heap, scrolling, sorting. */
export const measureTables = async (pages: readonly TablePage[], rounds: number): Promise<void> => {
  note('kit: table of 100,000 rows')
  const contenders: Contender[] = pages.map((page) => ({ name: page.name, measure: () => once(page) }))
  reportContest('Table', await contest(contenders, rounds), lines)
}

const best = { ratioAtLeast: 1 }
const lines: readonly Line[] = [
  {
    key: 'first rows',
    figure: 'table 100,000 × 12: load to rows painted',
    unit: 'ms',
    target: { ...best, atMost: 300 },
  },
  { key: 'first rows processor', figure: 'table: load to rows painted, processor time', unit: 'ms', target: best },
  { key: 'own', figure: 'table: of that, rows at hand to rows painted', unit: 'ms', target: best },
  { key: 'heap', figure: 'table: heap after a collection', unit: 'MB', target: { ...best, atMost: 36 } },
  { key: 'wheel', figure: 'table: processor time per wheel step', unit: 'ms', target: best },
  ...linesOfSort('number', 'a number'),
  ...linesOfSort('names', '100 names'),
  ...linesOfSort('texts', '100,000 texts'),
]

function linesOfSort(key: string, what: string): Line[] {
  const figure = `table: sort by ${what}`
  return [
    { key, figure: `${figure}, click to paint`, unit: 'ms', target: { ...best, atMost: 50 } },
    { key: `${key} processor`, figure: `${figure}, processor time`, unit: 'ms', target: best },
  ]
}

const once = (table: TablePage): Promise<Figures> =>
  inPage(
    table.address,
    async (page) => {
      await page.addInitScript(watchRows, { rows: table.rows, cell: table.cell, heads: table.heads })
    },
    async (probe) => {
      const painted = await probe.page.evaluate(() => window.painted)
      const loading = (await probe.times()).task
      const made = await probe.page.evaluate(() => window.answersMade)
      const heap = await probe.heap()
      const wheel = await wheelStep(probe)
      const [number, names, texts] = [
        await sortBy(table, probe, sorts[0]),
        await sortBy(table, probe, sorts[1]),
        await sortBy(table, probe, sorts[2]),
      ]
      return {
        'first rows': painted,
        'first rows processor': loading,
        own: painted - made,
        heap,
        wheel,
        number: number.time,
        'number processor': number.processor,
        names: names.time,
        'names processor': names.processor,
        texts: texts.time,
        'texts processor': texts.processor,
      }
    },
  )

/** One notch of a mouse wheel, 20 a second: slower steps let a table tidy up between them and count double. */
async function wheelStep({ page, times }: Probe): Promise<number> {
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 100)
  await page.waitForTimeout(300)
  const before = await times()
  for (let step = 0; step < wheelSteps; step++) {
    await page.mouse.wheel(0, 100)
    await page.waitForTimeout(50)
  }
  await page.waitForTimeout(300)
  const after = await times()
  const rows = await page.evaluate(() => window.idsInSight(3))
  if (!rows.every((id) => Number(id.slice(1)) > 30)) throw new Error(`The table did not scroll: it shows ${rows}.`)
  return (after.task - before.task) / wheelSteps
}

async function sortBy(
  table: TablePage,
  { page, heap, times }: Probe,
  column: Column,
): Promise<{ time: number; processor: number }> {
  const right = await page.evaluate((by) => window.beforeSort(by), column)
  // Garbage of the step before is not this one's.
  await heap()
  const before = await times()
  const time = await page.evaluate(([by, first]) => window.sortBy(by, first), [column, right] as const)
  const after = await times()
  const shown = await page.evaluate(() => window.idsAtRest(5))
  if (shown.join() !== right.join())
    throw new Error(`${table.name} sorted by ${column} shows ${shown.join()} where ${right.join()} is right.`)
  return { time, processor: after.task - before.task }
}

declare global {
  interface Window {
    /** ms from the start of the navigation to the frame after the one that drew the first row. */
    painted: Promise<number>
    idsInSight: (count: number) => string[]
    /** Those in sight once rows that slide to their new places are there. */
    idsAtRest: (count: number) => Promise<string[]>
    /** Scrolls to the top; which rows must be first once it is sorted. */
    beforeSort: (column: Column) => Promise<string[]>
    /** ms from the click to the frame after the one that drew these rows. */
    sortBy: (column: Column, first: readonly string[]) => Promise<number>
  }
}

/** Runs in the page, before it loads. */
function watchRows({ rows, cell, heads }: TableParts): void {
  const idOf = (row: Element) => row.querySelector(cell)?.textContent ?? ''
  const has = (id: string) => [...document.querySelectorAll(rows)].some((row) => idOf(row) === id)
  const afterPaint = (done: () => boolean, then: () => void) =>
    requestAnimationFrame(function look() {
      if (done()) setTimeout(then)
      else requestAnimationFrame(look)
    })
  window.painted = new Promise((resolve) =>
    afterPaint(
      () => has('r0') && has('r9'),
      () => resolve(performance.now()),
    ),
  )
  window.idsInSight = (count) =>
    [...document.querySelectorAll(rows)]
      .map((row) => ({ id: idOf(row), box: row.getBoundingClientRect() }))
      // The head may lie over the first rows.
      .filter(({ id, box }) => id !== '' && box.height > 0 && box.top > 30 && box.bottom < 720)
      .sort((left, right) => left.box.top - right.box.top)
      .slice(0, count)
      .map(({ id }) => id)
  window.idsAtRest = async (count) => {
    // On a busy machine a table takes its time to draw them.
    for (let tries = 0; tries < 10; tries++) {
      await new Promise((resolve) => setTimeout(resolve, 600))
      if (window.idsInSight(count).length === count) break
    }
    return window.idsInSight(count)
  }
  window.beforeSort = async (column) => {
    const scroller = [...document.querySelectorAll('#root *')].find((element) => element.scrollTop > 0)
    if (scroller) {
      scroller.scrollTop = 0
      await new Promise((resolve) => setTimeout(resolve, 700))
    }
    return window.firstSorted(column, 5)
  }
  window.sortBy = (column, first) => {
    const head = [...document.querySelectorAll<HTMLElement>(heads)].find((each) => each.textContent?.trim() === column)
    if (!head) throw new Error(`No head is called ${column}.`)
    return new Promise((resolve) => {
      const from = performance.now()
      head.click()
      afterPaint(
        () => first.every(has),
        () => resolve(performance.now() - from),
      )
    })
  }
}
