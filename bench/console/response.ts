// How the signed-in console answers in Chromium: from the key or the click to the frame that shows it.
import { chromium, type Page } from 'playwright'
import { chromiumPath } from '../../tools/bootstrap/chromium.mjs'
import { atEnd } from '../cleanup.ts'
import { adminPassword, startProduct } from '../product.ts'
import { note, reportRow } from '../row.ts'

const address = (port: number) => `http://127.0.0.1:${port}`

export const measureResponse = async (rounds: number): Promise<void> => {
  note('console: switching pages and languages, opening the palette')
  const product = await startProduct({ demo: true })
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] })
  atEnd(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'zh-CN' })
  await page.goto(`${address(product.port)}/login`)
  await page.getByLabel('用户名').fill('admin')
  await page.getByLabel('密码', { exact: true }).fill(adminPassword)
  await page.keyboard.press('Enter')
  await page.getByRole('navigation', { name: '主菜单' }).waitFor()
  // Both are open, and so kept, before the clock starts.
  for (const path of ['/project/list', '/project/recycle']) {
    await page.getByRole('navigation', { name: '主菜单' }).locator(`a[href="${path}"]`).click()
    await page.locator('h1:visible').waitFor()
    await page.waitForLoadState('networkidle')
  }

  const switches: number[] = []
  const palettes: number[] = []
  const languages: number[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [path, heading] of [
      ['/project/list', '我的表单'],
      ['/project/recycle', '回收站'],
    ] as const)
      switches.push(await timed(page, `[data-tag="${path}"]`, 'click', headed(heading)))
    palettes.push(await timed(page, 'body', 'palette', paletteShown))
    await page.keyboard.press('Escape')
    await page.locator('[data-slot=command-palette]').waitFor({ state: 'detached' })
  }
  for (const [code, heading] of [
    ['Deutsch', 'Papierkorb'],
    ['English', 'Recycle bin'],
    ['简体中文', '回收站'],
    ['English', 'Recycle bin'],
    ['简体中文', '回收站'],
  ] as const) {
    await page.getByRole('button', { name: /^(语言|Language|Sprache)/ }).click()
    const item = page.getByRole('menuitemradio', { name: code, exact: false })
    await item.waitFor()
    await item.evaluate((element) => element.setAttribute('data-chosen', ''))
    languages.push(await timed(page, '[data-chosen]', 'click', headed(heading)))
  }
  await browser.close()
  await product.stop()

  reportRow({
    figure: 'switch to a page that is open, p75',
    ours: percentile75(switches),
    unit: 'ms',
    spread: [Math.min(...switches), Math.max(...switches)],
    target: { atMost: 100 },
    note: 'from the click to the frame with its heading',
  })
  reportRow({
    figure: 'open the palette, p75',
    ours: percentile75(palettes),
    unit: 'ms',
    spread: [Math.min(...palettes), Math.max(...palettes)],
    target: { atMost: 100 },
  })
  reportRow({
    figure: 'another language, slowest',
    ours: Math.max(...languages),
    unit: 'ms',
    target: { atMost: 300 },
    note: 'texts fetched for the first time included',
  })
}

/** What must be shown: a heading that begins so, or the palette. */
const headed = (text: string): string => `h1:${text}`
const paletteShown = 'palette'

/** Milliseconds from the event, given inside the page, to the frame after which `shown` holds. */
const timed = (page: Page, selector: string, act: 'click' | 'palette', shown: string): Promise<number> =>
  page.evaluate(
    ({ selector, act, shown }) =>
      new Promise<number>((resolve, reject) => {
        const target = document.querySelector<HTMLElement>(selector)
        if (!target) return reject(new Error(`${selector} is not there`))
        const holds = (): boolean =>
          shown.startsWith('h1:')
            ? [...document.querySelectorAll('h1')].some(
                (heading) => heading.checkVisibility() && heading.textContent?.startsWith(shown.slice(3)),
              )
            : document.querySelector('[data-slot=command-palette] input') !== null
        const started = performance.now()
        const look = () => {
          if (performance.now() - started > 5000) return reject(new Error(`${shown} was not shown`))
          if (!holds()) return requestAnimationFrame(look)
          // The next frame is the one after it was painted.
          return requestAnimationFrame(() => resolve(performance.now() - started))
        }
        if (act === 'click') target.click()
        else
          target.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', ctrlKey: true, bubbles: true }))
        requestAnimationFrame(look)
      }),
    { selector, act, shown },
  )

const percentile75 = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN
