// `npm run screenshots`: the pictures of the README, taken of the running product with its demo data. The data is the
// same each time but for its dates, which end on the day the pictures are taken.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProduct } from '../e2e/product.mjs'
import { ensureBuilt } from './bootstrap/built.mjs'
import { ensureChromium } from './bootstrap/chromium.mjs'
import { becomeScript } from './bootstrap/foreground.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { nodeBinary } from './bootstrap/node-binary.mjs'
import { inRepository } from './bootstrap/root.mjs'

/** Keys of demo forms: one with 5,000 answers, one with a matrix and ratings. */
const survey = 'sat5Xw9c'
const course = 'crs2Lh8v'

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

/** The designer's choice of the language the form is written in. */
const written = { en: 'Language being written', 'zh-cn': '正在编辑的语言' }

const designer = {
  ...desk,
  path: `/project/form/editor?key=${survey}`,
  arrange: async (page, { language }) => {
    const name = written[language]
    await page.getByRole('combobox', { name }).selectOption(language)
    await page.getByRole('button', { name: /^(选择第 3 题|Select question 3)[:：]/ }).click()
    await page.getByRole('switch').first().waitFor()
  },
}
const publicPage = {
  ...phone,
  path: `/s/${course}`,
  arrange: async (page) => {
    const groups = page.getByRole('radiogroup')
    await groups.first().waitFor()
    for (const [row, column] of [3, 2, 3, 2].entries()) await groups.nth(row).getByRole('radio').nth(column).check()
    await groups.last().getByRole('radio').nth(8).check()
    await page.evaluate(() => scrollTo(0, 0))
  },
}
const data = {
  ...desk,
  path: `/project/form/data?key=${survey}`,
  arrange: async (page) => {
    await page.getByRole('row').nth(10).waitFor()
  },
}
const statistics = {
  viewport: { width: 1440, height: 1200 },
  path: `/project/form/statistics?key=${survey}`,
  arrange: async (page) => {
    await page.getByRole('region').nth(3).waitFor()
  },
}

const layout = (id, path = '/project/list') => ({
  ...desk,
  path,
  theme: { layout: id, isShowLogo: true, isFixedHeader: true },
  arrange: async (page) => {
    await page.getByRole('row').nth(3).waitFor()
  },
})

const pictures = [
  { name: 'designer', of: designer, language: 'en', colorScheme: 'light' },
  { name: 'designer-dark', of: designer, language: 'en', colorScheme: 'dark' },
  { name: 'designer-zh-cn', of: designer, language: 'zh-cn', colorScheme: 'light' },
  { name: 'public-phone', of: publicPage, language: 'en', colorScheme: 'light' },
  { name: 'public-phone-dark', of: publicPage, language: 'en', colorScheme: 'dark' },
  { name: 'public-phone-zh-cn', of: publicPage, language: 'zh-cn', colorScheme: 'light' },
  { name: 'data', of: data, language: 'en', colorScheme: 'light' },
  { name: 'data-zh-cn', of: data, language: 'zh-cn', colorScheme: 'light' },
  { name: 'statistics', of: statistics, language: 'en', colorScheme: 'light' },
  { name: 'statistics-dark', of: statistics, language: 'en', colorScheme: 'dark' },
  { name: 'statistics-zh-cn', of: statistics, language: 'zh-cn', colorScheme: 'light' },
  { name: 'layout-defaults', of: layout('defaults'), language: 'en', colorScheme: 'light' },
  { name: 'layout-classic', of: layout('classic', '/system/user'), language: 'en', colorScheme: 'light' },
  { name: 'layout-transverse', of: layout('transverse'), language: 'en', colorScheme: 'dark' },
  { name: 'layout-columns', of: layout('columns', '/system/role'), language: 'en', colorScheme: 'light' },
]

ensureInstalled()
// What takes the pictures is made for the pinned Node.
if (realpathSync(process.execPath) === realpathSync(nodeBinary())) await take()
else becomeScript('tools/screenshots.mjs')

async function take() {
  if (!hasChineseFont()) {
    console.error(
      'No Chinese font was found: the pictures would show empty boxes. Install one, such as the package fonts-noto-cjk.',
    )
    process.exitCode = 1
    return
  }
  ensureBuilt()
  const folder = inRepository('docs/screenshots')
  mkdirSync(folder, { recursive: true })
  const [{ chromium }, { default: sharp }] = await Promise.all([import('playwright'), import('sharp')])
  const temporary = mkdtempSync(join(tmpdir(), 'formloom-fonts-'))
  const product = await startProduct()
  try {
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu'],
      env: { ...process.env, ...withReadableFont(temporary) },
    })
    try {
      const storageState = await signedIn(browser, product)
      for (const { name, of, language, colorScheme } of pictures) {
        const context = await browser.newContext({
          viewport: of.viewport,
          deviceScaleFactor: of.deviceScaleFactor ?? 1,
          hasTouch: of.hasTouch ?? false,
          isMobile: of.isMobile ?? false,
          baseURL: product.address,
          storageState,
          locale: language === 'en' ? 'en-GB' : 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          colorScheme,
          reducedMotion: 'reduce',
        })
        await context.addInitScript(
          (config) => {
            localStorage.setItem('formloom.theme-config', JSON.stringify(config))
          },
          { currentI18n: language, ...of.theme },
        )
        const page = await context.newPage()
        await page.goto(of.path)
        await of.arrange(page, { language })
        await page.evaluate(() => document.fonts.ready)
        await page.mouse.move(0, 0)
        await page.waitForLoadState('networkidle')
        const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' })
        const file = join(folder, `${name}.png`)
        const { size } = await sharp(picture).png({ palette: true, quality: 90, effort: 10 }).toFile(file)
        console.log(`docs/screenshots/${name}.png  ${Math.round(size / 1000)} kB`)
        await context.close()
      }
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function signedIn(browser, { signInLink }) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(signInLink)
  await page.getByRole('navigation').getByRole('link').first().waitFor()
  const state = await context.storageState()
  await context.close()
  return state
}

/**
 * On Linux the product takes the desktop's own font, and a machine without a desktop has none worth looking at. The
 * Chinese font has Latin letters that go with it.
 */
function withReadableFont(folder) {
  if (process.platform !== 'linux') return {}
  const file = join(folder, 'fonts.conf')
  const aliases = ['system-ui', 'sans-serif']
    .map(
      (family) =>
        `<match><test name="family"><string>${family}</string></test>` +
        '<edit name="family" mode="prepend" binding="strong"><string>Noto Sans CJK SC</string></edit></match>',
    )
    .join('')
  writeFileSync(
    file,
    `<fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include>${aliases}</fontconfig>`,
  )
  return { FONTCONFIG_FILE: file }
}

/** Only where fontconfig can be asked; elsewhere the system brings Chinese fonts along. */
function hasChineseFont() {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return process.platform !== 'linux' || (status === 0 && stdout.trim() !== '')
}
