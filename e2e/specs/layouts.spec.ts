// The four layouts (spec 2; ux.md 1.1) at four widths, and every row of the layout drawer (ux.md 1.2).
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme, keptTheme } from '../fixtures/theme.ts'

const height = 900
const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  if (!box) throw new Error('The part is not on screen')
  return {
    left: Math.round(box.x),
    top: Math.round(box.y),
    width: Math.round(box.width),
    height: Math.round(box.height),
  }
}
const parts = (page: Page) => ({
  header: page.getByRole('banner'),
  side: page.getByRole('complementary'),
  rail: page.getByRole('navigation', { name: '一级菜单' }),
  tags: page.getByRole('navigation', { name: '已打开的页面' }),
  main: page.getByRole('main'),
  menu: page.getByRole('navigation', { name: '主菜单' }),
})
const opened = async (page: Page, layout: string, width: number) => {
  await page.setViewportSize({ width, height })
  await chooseTheme(page, { layout, isFixedHeader: true, isShowLogo: true })
  await page.goto('/project/list')
  await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  return parts(page)
}

/** The toggles of the layout drawer (ux.md 1.2). */
const defaults: Readonly<Record<string, boolean>> = {
  折叠菜单: false,
  菜单手风琴: false,
  固定顶栏: true,
  显示标志: true,
  面包屑导航: true,
  面包屑图标: false,
  页脚: false,
  标签栏: true,
  标签图标: false,
  刷新后保留标签: false,
  灰色模式: false,
  色弱模式: false,
}

for (const width of [1440, 1000]) {
  test.describe(`${width} px wide`, () => {
    test('defaults: the side menu takes the full height, the header what is right of it', async ({ consolePage }) => {
      const { header, side, tags, main } = await opened(consolePage, 'defaults', width)
      expect(await boxOf(side)).toEqual({ left: 0, top: 0, width: 220, height })
      expect(await boxOf(header)).toEqual({ left: 220, top: 0, width: width - 220, height: 50 })
      expect(await boxOf(tags)).toMatchObject({ left: 220, top: 50, height: 34 })
      expect(await boxOf(main)).toEqual({ left: 220, top: 84, width: width - 220, height: height - 84 })
      await expect(side.getByRole('link', { name: 'Formloom' })).toBeVisible()
      await expect(consolePage.getByRole('navigation', { name: '当前位置' })).toBeVisible()
    })

    test('classic: the header spans the window', async ({ consolePage }) => {
      const { header, side, tags, main } = await opened(consolePage, 'classic', width)
      expect(await boxOf(header)).toEqual({ left: 0, top: 0, width, height: 50 })
      expect(await boxOf(side)).toEqual({ left: 0, top: 50, width: 220, height: height - 50 })
      expect(await boxOf(tags)).toMatchObject({ left: 220, top: 50, height: 34 })
      expect(await boxOf(main)).toEqual({ left: 220, top: 84, width: width - 220, height: height - 84 })
      await expect(header.getByRole('link', { name: 'Formloom' })).toBeVisible()
      await expect(consolePage.getByRole('navigation', { name: '当前位置' })).toHaveCount(0)
    })

    test('transverse: the menu is in the header, and nothing stands beside the page', async ({ consolePage }) => {
      const { header, side, tags, main, menu } = await opened(consolePage, 'transverse', width)
      expect(await boxOf(header)).toEqual({ left: 0, top: 0, width, height: 50 })
      await expect(side).toHaveCount(0)
      await expect(header.locator(menu)).toBeVisible()
      expect(await boxOf(tags)).toMatchObject({ left: 0, top: 50, width, height: 34 })
      expect(await boxOf(main)).toEqual({ left: 0, top: 84, width, height: height - 84 })
    })

    test('columns: a rail of first-level entries, and beside it what is below', async ({ consolePage }) => {
      const { header, side, rail, main } = await opened(consolePage, 'columns', width)
      expect(await boxOf(rail)).toMatchObject({ left: 0, top: 0, width: 70 })
      expect(await boxOf(side)).toEqual({ left: 70, top: 0, width: 220, height })
      expect(await boxOf(header)).toEqual({ left: 290, top: 0, width: width - 290, height: 50 })
      expect(await boxOf(main)).toMatchObject({ left: 290, top: 84 })
      await rail.getByRole('link', { name: '首页' }).click()
      // Nothing is below: an empty column would stand there.
      await expect.poll(async () => (await boxOf(side)).width).toBeLessThanOrEqual(1)
    })
  })
}

for (const width of [999, 375]) {
  for (const layout of ['defaults', 'classic', 'transverse', 'columns']) {
    test(`${layout} at ${width} px is defaults with the menu over the page`, async ({ consolePage }) => {
      const { header, side, rail, main, menu } = await opened(consolePage, layout, width)
      expect(await boxOf(header)).toEqual({ left: 0, top: 0, width, height: 50 })
      expect(await boxOf(main)).toMatchObject({ left: 0, width })
      await expect(side).toHaveCount(0)
      await expect(rail).toHaveCount(0)
      await consolePage.getByRole('button', { name: '打开菜单' }).click()
      await expect(menu).toBeVisible()
      expect((await boxOf(consolePage.getByRole('dialog'))).width).toBe(220)
      await menu.getByRole('link', { name: '首页' }).click()
      await expect(menu).toHaveCount(0)
      await expectNoSidewaysScroll(consolePage, layout)
    })
  }
}

test('the chosen layout comes back when the window is widened', async ({ consolePage }) => {
  const { rail } = await opened(consolePage, 'columns', 999)
  await expect(rail).toHaveCount(0)
  await consolePage.setViewportSize({ width: 1000, height })
  await expect(rail).toBeVisible()
  expect(await keptTheme(consolePage)).toMatchObject({ layout: 'columns' })
})

for (const layout of ['defaults', 'classic', 'transverse', 'columns']) {
  test(`${layout} is accessible`, async ({ consolePage }) => {
    await opened(consolePage, layout, 1440)
    await expectAccessible(consolePage, layout)
  })
}

test.describe('the layout drawer', () => {
  const drawer = async (page: Page, layout = 'defaults') => {
    const found = await opened(page, layout, 1440)
    await page.getByRole('banner').getByRole('button', { name: '布局设置' }).click()
    return { ...found, drawer: page.getByRole('dialog', { name: '布局设置' }) }
  }
  const toggle = (panel: Locator, name: string) => panel.getByRole('switch', { name, exact: true })
  const choice = (panel: Locator, name: string) => panel.getByRole('combobox', { name, exact: true })
  const openDrawer = async (page: Page) => {
    await page.getByRole('banner').getByRole('button', { name: '布局设置' }).click()
    return page.getByRole('dialog', { name: '布局设置' })
  }

  test('twelve toggles and five choices stand at their defaults', async ({ consolePage }) => {
    await consolePage.goto('/project/list')
    const panel = await openDrawer(consolePage)
    await expect(panel.getByRole('switch')).toHaveCount(Object.keys(defaults).length)
    for (const [name, isOn] of Object.entries(defaults)) {
      await expect(toggle(panel, name), name).toBeChecked({ checked: isOn })
    }
    await expect(panel.getByRole('radio', { name: '经典' })).toBeChecked()
    await expect(panel.getByRole('radio')).toHaveCount(4)
    await expect(choice(panel, '标签样式')).toHaveValue('tags-style-one')
    await expect(choice(panel, '切换动画')).toHaveValue('slide-right')
    await expect(choice(panel, '分栏高亮')).toHaveValue('columns-round')
    await expect(choice(panel, '分栏排列')).toHaveValue('columns-vertical')
  })

  for (const [layout, unavailable] of [
    ['defaults', ['标签样式', '分栏高亮', '分栏排列']],
    ['classic', ['面包屑导航', '标签样式', '分栏高亮', '分栏排列']],
    ['transverse', ['折叠菜单', '菜单手风琴', '面包屑导航', '标签样式', '分栏高亮', '分栏排列']],
    ['columns', ['标签样式']],
  ] as const) {
    test(`what ${layout} cannot do is disabled, and nothing else`, async ({ consolePage }) => {
      const { drawer: panel } = await drawer(consolePage, layout)
      const wanted: readonly string[] = unavailable
      for (const name of Object.keys(defaults))
        await expect(toggle(panel, name), name).toBeEnabled({ enabled: !wanted.includes(name) })
      for (const name of ['标签样式', '切换动画', '分栏高亮', '分栏排列'])
        await expect(choice(panel, name), name).toBeEnabled({ enabled: !wanted.includes(name) })
    })
  }

  test('every toggle does at once what it says, and back', async ({ consolePage }) => {
    test.setTimeout(120_000)
    await consolePage.setViewportSize({ width: 1440, height })
    await chooseTheme(consolePage, { layout: 'defaults' })
    await consolePage.goto('/project/list')
    await expect(consolePage.getByRole('row').nth(1)).toBeVisible()
    const panel = await openDrawer(consolePage)
    // What is behind the drawer is out of the accessibility tree.
    const page = consolePage.locator('[data-layout]')
    const part = {
      side: page.locator('aside'),
      groups: page.locator('aside [aria-expanded=true]'),
      crumbs: page.locator('nav[aria-label="当前位置"]'),
      strip: page.locator('nav[aria-label="已打开的页面"]'),
    }
    const filter = () => consolePage.evaluate(() => getComputedStyle(document.documentElement).filter)
    const effects: Record<string, (isOn: boolean) => Promise<void>> = {
      折叠菜单: async (isOn) =>
        void (await expect
          .poll(async () => Math.round((await part.side.boundingBox())?.width ?? 0))
          .toBe(isOn ? 64 : 220)),
      菜单手风琴: async (isOn) => expect(part.groups).toHaveCount(isOn ? 1 : 3),
      固定顶栏: async (isOn) => expect(page.locator('main')).toHaveCSS('overflow-y', isOn ? 'auto' : 'visible'),
      显示标志: async (isOn) => expect(part.side.getByText('Formloom', { exact: true })).toHaveCount(isOn ? 1 : 0),
      面包屑导航: async (isOn) => expect(part.crumbs).toHaveCount(isOn ? 1 : 0),
      // Beside the signs between the crumbs.
      面包屑图标: async (isOn) => expect(part.crumbs.locator('svg')).toHaveCount(isOn ? 5 : 2),
      页脚: async (isOn) => expect(page.locator('main footer')).toHaveCount(isOn ? 1 : 0),
      标签栏: async (isOn) => expect(part.strip).toHaveCount(isOn ? 1 : 0),
      标签图标: async (isOn) => expect(part.strip.locator('a svg')).toHaveCount(isOn ? 2 : 0),
      刷新后保留标签: async (isOn) =>
        void expect(await consolePage.evaluate(() => sessionStorage.getItem('formloom.open-tabs') !== null)).toBe(isOn),
      灰色模式: async (isOn) => void expect(await filter()).toBe(isOn ? 'grayscale(1)' : 'none'),
      色弱模式: async (isOn) => void expect(await filter()).toBe(isOn ? 'invert(0.8)' : 'none'),
    }
    expect(Object.keys(effects).toSorted()).toEqual(Object.keys(defaults).toSorted())
    for (const [name, isOn] of Object.entries(defaults)) {
      await test.step(name, async () => {
        const check = effects[name] ?? (() => Promise.reject(new Error(name)))
        for (const wanted of [!isOn, isOn]) {
          await toggle(panel, name).click()
          await expect(toggle(panel, name)).toBeChecked({ checked: wanted })
          await check(wanted)
        }
      })
    }
  })

  test('grayscale and invert exclude each other', async ({ consolePage }) => {
    const { drawer: panel } = await drawer(consolePage)
    await toggle(panel, '灰色模式').click()
    await toggle(panel, '色弱模式').click()
    await expect(toggle(panel, '灰色模式')).not.toBeChecked()
    await toggle(panel, '灰色模式').click()
    await expect(toggle(panel, '色弱模式')).not.toBeChecked()
  })

  test('everything is there after a reload', async ({ consolePage }) => {
    await consolePage.setViewportSize({ width: 1440, height })
    await chooseTheme(consolePage, { layout: 'columns' })
    await consolePage.goto('/project/list')
    const panel = await openDrawer(consolePage)
    for (const name of Object.keys(defaults)) if (name !== '色弱模式') await toggle(panel, name).click()
    await choice(panel, '切换动画').selectOption('opacitys')
    await choice(panel, '分栏高亮').selectOption('columns-card')
    await choice(panel, '分栏排列').selectOption('columns-horizontal')
    await consolePage.reload()
    await expect(panel, 'an open drawer does not greet the next visit').toHaveCount(0)
    await openDrawer(consolePage)
    for (const [name, isOn] of Object.entries(defaults))
      await expect(toggle(panel, name), name).toBeChecked({ checked: name === '色弱模式' ? isOn : !isOn })
    await expect(choice(panel, '切换动画')).toHaveValue('opacitys')
    await expect(choice(panel, '分栏高亮')).toHaveValue('columns-card')
    await expect(choice(panel, '分栏排列')).toHaveValue('columns-horizontal')
  })

  test('choosing a layout closes the drawer, and keeps what the page was about (spec 4)', async ({ consolePage }) => {
    const { drawer: panel } = await drawer(consolePage, 'transverse')
    await panel.getByRole('radio', { name: '分栏' }).click()
    await expect(panel).toHaveCount(0)
    await expect(consolePage.locator('[data-layout=columns]')).toBeVisible()
    expect(await keptTheme(consolePage)).toMatchObject({ layout: 'columns', isDrawer: false })
  })

  test('the rail’s mark is a pill of 65 × 44 px or fills its entry; icons stand over or beside the words', async ({
    consolePage,
  }) => {
    const { drawer: panel } = await drawer(consolePage, 'columns')
    const mark = consolePage.locator('[data-slot=columns-rail-mark]')
    const item = consolePage.locator('[data-slot=columns-rail-item]').first()
    await expect.poll(() => boxOf(mark).then(({ width, height: high }) => [width, high])).toEqual([65, 44])
    await expect(item).toHaveCSS('flex-direction', 'column')
    await choice(panel, '分栏高亮').selectOption('columns-card')
    await expect.poll(() => boxOf(mark).then(({ width, height: high }) => [width, high])).toEqual([70, 50])
    await choice(panel, '分栏排列').selectOption('columns-horizontal')
    await expect(item).toHaveCSS('flex-direction', 'row')
  })

  for (const [animation, name] of [
    ['slide-right', 'page-slide-right'],
    ['slide-left', 'page-slide-left'],
    ['opacitys', 'page-fade'],
  ] as const) {
    test(`pages come in by ${animation} in 0.3 s, and at once where less motion is wanted`, async ({ consolePage }) => {
      await chooseTheme(consolePage, { layout: 'classic', animation })
      await consolePage.setViewportSize({ width: 1440, height })
      await consolePage.goto('/index')
      await consolePage.evaluate(() => {
        document.addEventListener('animationstart', ({ animationName }) => {
          document.body.dataset.seen = `${document.body.dataset.seen ?? ''} ${animationName}`
        })
      })
      const seen = () => consolePage.evaluate(() => document.body.dataset.seen ?? '')
      const menu = consolePage.getByRole('navigation', { name: '主菜单' })
      await menu.getByRole('link', { name: '回收站' }).click()
      await expect.poll(seen).toContain(name)
      await expect(consolePage.locator('[data-page-animation]:visible')).toHaveCSS('animation-duration', '0.3s')
      await consolePage.emulateMedia({ reducedMotion: 'reduce' })
      await expect(consolePage.locator('[data-page-animation]:visible')).toHaveCSS('animation-name', 'none')
    })
  }

  test('grayscale is there before the first paint of the next visit', async ({ consolePage }) => {
    await chooseTheme(consolePage, { isGrayscale: true, appearance: 'dark' })
    // The script of the head runs before anything of the page is drawn; the console's own comes later.
    await consolePage.route('**/assets/console-*.js', (route) => route.abort())
    await consolePage.goto('/login')
    const root = await consolePage.evaluate(() => [
      document.documentElement.style.filter,
      document.documentElement.dataset.theme,
    ])
    expect(root).toEqual(['grayscale(1)', 'dark'])
  })

  test('the configuration is copied, and defaults come back', async ({ context, consolePage }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { drawer: panel } = await drawer(consolePage, 'columns')
    await panel.getByRole('button', { name: '复制配置' }).click()
    await expect(panel).toHaveCount(0)
    const copied = JSON.parse(await consolePage.evaluate(() => navigator.clipboard.readText()))
    expect(copied).toMatchObject({ layout: 'columns', isDrawer: false })
    await consolePage.getByRole('banner').getByRole('button', { name: '布局设置' }).click()
    await toggle(panel, '页脚').click()
    await panel.getByRole('button', { name: '恢复默认' }).click()
    expect(await keptTheme(consolePage)).toMatchObject({ layout: 'classic', isFooter: false, isFixedHeader: true })
    for (const [name, isOn] of Object.entries(defaults))
      await expect(toggle(panel, name), name).toBeChecked({ checked: isOn })
  })

  test('the button at the edge opens it, and moves by keyboard', async ({ consolePage }) => {
    await opened(consolePage, 'classic', 1440)
    const edge = consolePage.getByRole('button', { name: '布局设置' }).last()
    expect((await boxOf(edge)).top).toBe(250)
    await edge.focus()
    await consolePage.keyboard.press('ArrowDown')
    expect((await boxOf(edge)).top).toBeGreaterThan(250)
    await consolePage.keyboard.press('Enter')
    await expect(consolePage.getByRole('dialog', { name: '布局设置' })).toBeVisible()
  })

  test('the button at the edge is dragged along it, which opens nothing and is kept', async ({ consolePage }) => {
    await opened(consolePage, 'classic', 1440)
    const edge = consolePage.getByRole('button', { name: '布局设置' }).last()
    const { left, top, width, height: high } = await boxOf(edge)
    await consolePage.mouse.move(left + width / 2, top + high / 2)
    await consolePage.mouse.down()
    await consolePage.mouse.move(left + width / 2, 500, { steps: 8 })
    await consolePage.mouse.up()
    expect((await boxOf(edge)).top).toBeGreaterThan(400)
    await expect(consolePage.getByRole('dialog')).toHaveCount(0)
  })
})

test('size, language, theme and layout change under a half-filled form, an open drawer and a scrolled page', async ({
  consolePage,
}) => {
  await consolePage.setViewportSize({ width: 1440, height: 600 })
  await chooseTheme(consolePage, { layout: 'classic', isFixedHeader: true })
  await consolePage.goto('/system/user?open=new')
  let loads = 0
  consolePage.on('load', () => loads++)
  const form = () => consolePage.getByRole('dialog')
  await form().getByRole('textbox').first().fill('half_filled')
  const body = form().locator('[data-slot$="-body"]').first()
  await body.evaluate((element) => element.scrollTo({ top: 120 }))
  const scrolled = () => body.evaluate((element) => element.scrollTop)
  expect(await scrolled()).toBeGreaterThan(0)
  const before = await scrolled()
  const change = (part: Record<string, unknown>) =>
    // As another window of this browser does it: nothing in this one is touched.
    consolePage.evaluate((next) => {
      const key = 'formloom.theme-config'
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...next }))
      dispatchEvent(new StorageEvent('storage', { key }))
    }, part)
  for (const part of [
    { currentI18n: 'de' },
    { currentI18n: 'zh-cn' },
    { appearance: 'dark' },
    { layout: 'columns' },
    { layout: 'transverse' },
    { isFixedHeader: false },
    { globalComponentSize: 'mini' },
    { globalComponentSize: 'medium' },
  ]) {
    await change(part)
    await expect(form().getByRole('textbox').first(), JSON.stringify(part)).toHaveValue('half_filled')
  }
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(60)
  await change({ currentI18n: 'de' })
  await expect(consolePage.locator('html')).toHaveAttribute('lang', 'de')
  expect(loads).toBe(0)
})

test('two windows of one browser look the same, whichever was changed', async ({ consolePage, context }) => {
  await opened(consolePage, 'classic', 1440)
  const other = await context.newPage()
  await other.setViewportSize({ width: 1440, height })
  await other.goto('/project/list')
  await expect(other.locator('[data-layout=classic]')).toBeVisible()
  await consolePage.getByRole('banner').getByRole('button', { name: '布局设置' }).click()
  await other.getByRole('button', { name: /^语言/ }).click()
  await other.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(consolePage.locator('html')).toHaveAttribute('lang', 'en')
  const drawer = consolePage.getByRole('dialog')
  await expect(drawer, 'the drawer of this window stays open').toBeVisible()
  await expect(other.getByRole('dialog')).toHaveCount(0)
  await drawer.getByRole('radio', { name: 'Columns' }).click()
  await expect(other.locator('[data-layout=columns]')).toBeVisible()
  for (const page of [consolePage, other])
    expect(await keptTheme(page)).toMatchObject({ layout: 'columns', currentI18n: 'en' })
})

test('a visit begins in the language of the saved configuration, without a word of another', async ({ page }) => {
  await chooseTheme(page, { currentI18n: 'de' })
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Anmelden' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page, 'the one title that is not translated (spec 2)').toHaveTitle('login · Formloom')
})
