// What of an open page stays, and what does not: the six cases of ux.md 1.5.
import type { Page, Route } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const show = async (page: Page, name: string) => {
  await strip(page).getByRole('link', { name, exact: true }).click()
  await expect(strip(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
}
const go = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click()
  await expect(strip(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
}
const opened = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 500 })
  await chooseTheme(page, { layout: 'classic' })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
interface Node {
  name: string
  path: string
  component: string
  meta: { title: string; icon: string; isKeepAlive: boolean; isHide: boolean }
  children: Node[]
}
/** The server's menu, changed on its way. */
const withMenu = (page: Page, change: (menu: Node[]) => void) =>
  page.route('**/sapi/getRouters', async (route: Route) => {
    const reply = await (await route.fetch()).json()
    change(reply.data)
    await route.fulfill({ json: reply })
  })
const every = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...every(node.children)])

test('1: closed and opened again, a page starts anew', async ({ consolePage }) => {
  await opened(consolePage, '/project/list')
  await consolePage.getByRole('searchbox').fill('访客')
  await expect(consolePage).toHaveURL(/name=/)
  await go(consolePage, '回收站')
  await strip(consolePage).getByRole('link', { name: '我的表单' }).press('Delete')
  const asked = consolePage.waitForRequest(/user\/form\/page/)
  await go(consolePage, '我的表单')
  await asked
  await expect(consolePage.getByRole('searchbox')).toHaveValue('')
})

test('2: refresh mounts anew and asks anew, whichever tab it is chosen on', async ({ consolePage }) => {
  await opened(consolePage, '/project/list')
  await consolePage.getByRole('row').nth(1).getByRole('checkbox').check()
  await go(consolePage, '回收站')
  const asked = consolePage.waitForRequest(/user\/form\/page/)
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click({ button: 'right' })
  await consolePage.getByRole('menuitem', { name: /^刷新/ }).click()
  await asked
  await expect(consolePage.getByRole('row').nth(1).getByRole('checkbox')).not.toBeChecked()
})

test('3: two records of one screen are two tabs that share nothing', async ({ consolePage }) => {
  await opened(consolePage, '/auth/role/1')
  const box = () => consolePage.getByRole('row').filter({ visible: true }).last().getByRole('checkbox')
  await expect(box()).toBeVisible()
  const before = await box().isChecked()
  await box().press('Space')
  await consolePage.evaluate(() => history.pushState({}, '', '/auth/role/2'))
  await expect(strip(consolePage).getByRole('link')).toHaveCount(3)
  await expect(consolePage).toHaveURL(/\/auth\/role\/2$/)
  await expect(box()).toBeVisible()
  await consolePage.goBack()
  await expect(consolePage).toHaveURL(/\/auth\/role\/1$/)
  await expect(box()).toBeChecked({ checked: !before })
})

test('4: a page on the third level of the menu is kept as any other', async ({ consolePage }) => {
  await withMenu(consolePage, (menu) => {
    const project = menu.find(({ name }) => name === 'project')
    const list = project?.children.find(({ name }) => name === 'project-list')
    if (!project || !list) throw new Error('The menu is another one')
    const deep = { ...project, name: 'deep', path: '/project/deep', children: [list] }
    project.children = [deep, ...project.children.filter((node) => node !== list)]
  })
  await opened(consolePage, '/project/list')
  await consolePage.getByRole('row').nth(1).getByRole('checkbox').check()
  await go(consolePage, '回收站')
  await show(consolePage, '我的表单')
  await expect(consolePage.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked()
})

test('5: a page that is not to be kept is made anew each time', async ({ consolePage }) => {
  await withMenu(consolePage, (menu) => {
    for (const node of every(menu)) if (node.name === 'project-list') node.meta.isKeepAlive = false
  })
  await opened(consolePage, '/project/list')
  await consolePage.getByRole('row').nth(1).getByRole('checkbox').check()
  await go(consolePage, '回收站')
  await show(consolePage, '我的表单')
  await expect(consolePage.getByRole('row').nth(1).getByRole('checkbox')).not.toBeChecked()
})

test('6: a hidden page asks nothing, and what is old is asked for anew when it is shown', async ({ consolePage }) => {
  await consolePage.clock.install()
  await opened(consolePage, '/project/list')
  await expect(consolePage.getByRole('row').nth(1)).toBeVisible()
  await go(consolePage, '回收站')
  let asked = 0
  consolePage.on('request', (request) => {
    if (/user\/form\/page/.test(request.url())) asked++
  })
  await consolePage.clock.fastForward('06:00')
  expect(asked).toBe(0)
  await show(consolePage, '我的表单')
  await expect.poll(() => asked).toBeGreaterThan(0)
})

test.describe('each kept page has its own address', () => {
  const current = (page: Page) => page.locator('[data-slot=pagination] [aria-current]')
  /** The page number on screen, and that of the page behind it. */
  const expectPages = async (page: Page, shown: string, behind: string) => {
    await expect(current(page).filter({ visible: true })).toHaveText(shown)
    await expect(current(page).filter({ visible: false }), 'the page behind').toHaveText(behind)
  }
  const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true })

  test('back and forth, refreshed, and by Back', async ({ consolePage: page }) => {
    await opened(page, '/system/dict?size=5&page=2&status=active')
    await expect(current(page)).toHaveText('2')
    await go(page, '用户管理')
    await page.getByRole('combobox', { name: '每页条数' }).filter({ visible: true }).selectOption('10')
    await expect(page).toHaveURL(/\/system\/user\?size=10$/)
    await expectPages(page, '1', '2')

    await show(page, '字典管理')
    await expect(page).toHaveURL(/\/system\/dict\?/)
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ size: '5', page: '2', status: 'active' })
    await expect(chip(page, '状态 是 正常')).toBeVisible()
    await page.getByRole('button', { name: '第 3 页' }).filter({ visible: true }).click()
    await expectPages(page, '3', '1')

    await show(page, '用户管理')
    await page.getByRole('button', { name: '第 2 页' }).filter({ visible: true }).click()
    await expectPages(page, '2', '3')
    await page.keyboard.press('Alt+Shift+R')
    await expectPages(page, '2', '3')

    await page.goBack()
    await expectPages(page, '1', '3')
    await page.goBack()
    await expect(page).toHaveURL(/\/system\/dict\?/)
    await expectPages(page, '3', '1')
    await page.goBack()
    await expectPages(page, '2', '1')
  })

  test('over a reload, where tabs are kept over one', async ({ consolePage: page }) => {
    await chooseTheme(page, { isCacheTagsView: true })
    await opened(page, '/system/dict?size=5&page=3')
    await expect(current(page)).toHaveText('3')
    await go(page, '用户管理')
    await expectPages(page, '1', '3')
    await page.reload()
    await expect(current(page)).toHaveText('1')
    await show(page, '字典管理')
    await expect(page).toHaveURL(/\/system\/dict\?/)
    await expectPages(page, '3', '1')
  })

  test('what ends late in the background leaves the page on screen alone', async ({ consolePage: page }) => {
    await opened(page, '/system/dict?size=5&page=2')
    await page.getByRole('button', { name: /^编辑/ }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('备注').fill(`${Date.now()}`)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/sapi/system/dict/type', async (route) => {
      await held
      await route.continue()
    })
    await dialog.getByRole('button', { name: '保存' }).click()
    await page.evaluate(() => history.pushState({}, '', '/system/user?size=10&page=2'))
    await expectPages(page, '2', '2')
    const saved = page.waitForResponse('**/sapi/system/dict/type')
    answer()
    await saved
    await expect(page.getByText('已保存')).toBeVisible()
    await expect(page).toHaveURL(/\/system\/user\?size=10&page=2$/)
    await show(page, '字典管理')
    await expect(page).toHaveURL(/\/system\/dict\?size=5&page=2$|\/system\/dict\?page=2&size=5$/)
    await expect(dialog).toBeHidden()
  })
})

test('scroll stays where it was, in a fixed frame and in a page that scrolls as a whole', async ({ consolePage }) => {
  for (const isFixedHeader of [true, false]) {
    await consolePage.evaluate(() => sessionStorage.clear()).catch(() => undefined)
    await chooseTheme(consolePage, { isFixedHeader })
    await opened(consolePage, '/project/list')
    await expect(consolePage.getByRole('row').nth(3)).toBeVisible()
    const scroller = () =>
      consolePage.evaluate(() => {
        const main = document.querySelector('main')
        return main && getComputedStyle(main).overflowY === 'auto' ? main.scrollTop : window.scrollY
      })
    await consolePage.mouse.move(800, 300)
    await consolePage.mouse.wheel(0, 160)
    // A turn of the wheel is scrolled smoothly, on a busy machine over many frames: what counts is where it comes to rest.
    let before = 0
    await expect
      .poll(async () => {
        const last = before
        before = await scroller()
        return before > 50 && before === last
      })
      .toBe(true)
    await go(consolePage, '回收站')
    await expect.poll(scroller).toBe(0)
    await show(consolePage, '我的表单')
    await expect.poll(scroller).toBe(before)
  }
})

test('at most twenty are open; the one not looked at for longest goes', async ({ consolePage }) => {
  test.setTimeout(120_000)
  await withMenu(consolePage, (menu) => {
    for (let at = 1; at <= 22; at++) {
      menu.push({
        name: `extra-${at}`,
        path: `/extra/${at}`,
        // Nobody has built it: nothing is asked for.
        component: 'uniapp/nav',
        meta: { title: `Extra ${at}`, icon: 'file', isKeepAlive: true, isHide: false },
        children: [],
      })
    }
  })
  await opened(consolePage, '/project/list')
  for (let at = 1; at <= 19; at++) await go(consolePage, `Extra ${at}`)
  await expect(strip(consolePage).getByRole('link')).toHaveCount(20)
  await expect(strip(consolePage).getByRole('link', { name: '我的表单' })).toHaveCount(0)
  await expect(strip(consolePage).getByRole('link', { name: '首页' })).toHaveCount(1)
  await expect(strip(consolePage).getByRole('link', { name: 'Extra 1', exact: true })).toHaveCount(1)
})
