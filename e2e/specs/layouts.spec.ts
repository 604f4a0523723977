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
  await chooseTheme(page, { layout, isFixedHeader: true })
  await page.goto('/project/list')
  await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  return parts(page)
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
  const leave = (page: Page) => page.keyboard.press('Escape')

  test('every toggle works at once and is kept', async ({ consolePage }) => {
    const { drawer: panel, tags, main } = await drawer(consolePage)
    const toggle = (name: string) => panel.getByRole('switch', { name, exact: true }).click()
    const filter = () => consolePage.evaluate(() => getComputedStyle(document.documentElement).filter)
    const crumbs = consolePage.getByRole('navigation', { name: '当前位置', includeHidden: true })

    await toggle('折叠菜单')
    // What is behind the drawer is out of the accessibility tree.
    const width = () => consolePage.locator('aside').evaluate((element) => element.getBoundingClientRect().width)
    await expect.poll(width).toBe(64)
    await toggle('折叠菜单')
    await toggle('固定顶栏')
    expect(await consolePage.locator('main').evaluate((element) => getComputedStyle(element).overflowY)).toBe('visible')
    await toggle('固定顶栏')
    await toggle('显示标志')
    await expect(consolePage.locator('aside').getByRole('link', { name: 'Formloom', includeHidden: true })).toHaveCount(
      0,
    )
    await toggle('面包屑导航')
    await expect(crumbs).toHaveCount(0)
    await toggle('面包屑导航')
    await expect(crumbs.locator('svg[data-icon]')).toHaveCount(await crumbs.locator('svg[data-icon]').count())
    await toggle('面包屑图标')
    await toggle('页脚')
    await expect(consolePage.locator('main footer')).toContainText('©')
    await toggle('标签栏')
    await expect(tags).toHaveCount(0)
    await toggle('标签栏')
    await toggle('标签图标')
    await toggle('刷新后保留标签')
    await toggle('菜单手风琴')
    await toggle('灰色模式')
    expect(await filter()).toBe('grayscale(1)')
    await toggle('色弱模式')
    expect(await filter()).toBe('invert(0.8)')
    await expect(panel.getByRole('switch', { name: '灰色模式' })).not.toBeChecked()
    await toggle('色弱模式')
    expect(await filter()).toBe('none')

    expect(await keptTheme(consolePage)).toMatchObject({
      isCollapse: false,
      isUniqueOpened: true,
      isFixedHeader: true,
      isShowLogo: false,
      isBreadcrumb: true,
      isBreadcrumbIcon: true,
      isFooter: true,
      isTagsview: true,
      isTagsviewIcon: true,
      isCacheTagsView: true,
      isGrayscale: false,
      isInvert: false,
    })
    await leave(consolePage)
    await expect(main).toBeVisible()
  })

  test('what a layout cannot do is disabled there', async ({ consolePage }) => {
    const { drawer: panel } = await drawer(consolePage, 'transverse')
    await expect(panel.getByRole('switch', { name: '面包屑导航' })).toBeDisabled()
    await expect(panel.getByRole('switch', { name: '折叠菜单' })).toBeDisabled()
    await expect(panel.getByRole('combobox', { name: '分栏高亮' })).toBeDisabled()
    // Choosing a layout closes the drawer (spec 4).
    await panel.getByRole('radio', { name: '分栏' }).click()
    await expect(panel).toHaveCount(0)
    await consolePage.getByRole('banner').getByRole('button', { name: '布局设置' }).click()
    await expect(panel.getByRole('switch', { name: '面包屑导航' })).toBeEnabled()
    await panel.getByRole('combobox', { name: '分栏高亮' }).selectOption('columns-card')
    await panel.getByRole('combobox', { name: '切换动画' }).selectOption('opacitys')
    expect(await keptTheme(consolePage)).toMatchObject({
      layout: 'columns',
      columnsAsideStyle: 'columns-card',
      animation: 'opacitys',
    })
  })

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
    await panel.getByRole('button', { name: '恢复默认' }).click()
    expect(await keptTheme(consolePage)).toMatchObject({ layout: 'classic' })
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
})

test('size, language and theme change under a half-filled form, which keeps what was typed', async ({
  consolePage,
}) => {
  await opened(consolePage, 'classic', 1440)
  await consolePage.getByRole('searchbox').fill('访客')
  await consolePage.getByRole('button', { name: /^尺寸/ }).click()
  await consolePage.getByRole('menuitemradio', { name: '迷你' }).click()
  await consolePage.getByRole('button', { name: /^语言/ }).click()
  await consolePage.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(consolePage.getByRole('heading', { name: 'My forms', level: 1 })).toBeVisible()
  await expect(consolePage.getByRole('searchbox')).toHaveValue('访客')
})
