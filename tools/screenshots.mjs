// `npm run screenshots`: the pictures of the README, taken of the running product with its demo data. The data is the
// same each time but for its dates, which end on the day the pictures are taken. `-- designer public-looks` takes these.
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

/** One form in four looks and its three modes, on one picture: a column for each look, a row for each mode. */
const looks = {
  name: 'public-looks',
  form: course,
  themes: ['paper', 'sand', 'crayon', 'midnight'],
  pagings: ['none', 'breaks', 'questions'],
  viewport: { width: 375, height: 667 },
  gap: 24,
}

const asked = process.argv.slice(2)
const isAsked = ({ name }) => asked.length === 0 || asked.includes(name)

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
      for (const { name, of, language, colorScheme } of pictures.filter(isAsked)) {
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
      if (isAsked(looks)) await takeLooks(browser, product, { sharp, folder })
    } finally {
      await browser.close()
    }
  } finally {
    await product.stop()
    rmSync(temporary, { recursive: true, force: true })
  }
}

async function takeLooks(browser, { address, adminPassword }, { sharp, folder }) {
  const { defaultFormTheme } = await import('../src/shared/theme/form-theme.ts')
  const { themeLibrary, withLook } = await import('../src/shared/theme/library.ts')
  let token
  const call = async (path, body) => {
    const reply = await fetch(`${address}/sapi${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const { code, msg, data } = await reply.json()
    if (code !== 200) throw new Error(`${path}: ${msg}`)
    return data
  }
  token = (await call('/login', { username: 'admin', password: adminPassword })).token
  const context = await browser.newContext({
    viewport: looks.viewport,
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  })
  const { width, height } = looks.viewport
  const { gap } = looks
  const tiles = []
  let version = 0
  for (const [column, id] of looks.themes.entries()) {
    const { look } = themeLibrary.find((theme) => theme.id === id)
    for (const [row, paging] of looks.pagings.entries()) {
      const theme = { ...withLook(defaultFormTheme, look), paging }
      version = (await call('/user/form/theme/save', { formKey: looks.form, version, theme })).version
      const page = await context.newPage()
      await page.goto(`/s/${looks.form}`)
      await page.getByRole('button').first().waitFor()
      await page.waitForLoadState('networkidle')
      const input = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      tiles.push({ input, left: gap + column * (width + gap), top: gap + row * (height + gap) })
      await page.close()
    }
  }
  await context.close()
  const size = (count, each) => gap + count * (each + gap)
  const sheet = await sharp({
    create: {
      width: size(looks.themes.length, width),
      height: size(looks.pagings.length, height),
      channels: 3,
      background: '#d9d7d0',
    },
  })
    .composite(tiles)
    .png()
    .toBuffer()
  const { size: bytes } = await sharp(sheet)
    .resize({ width: 1200 })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(folder, `${looks.name}.webp`))
  console.log(`docs/screenshots/${looks.name}.webp  ${Math.round(bytes / 1000)} kB`)
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
