// A moment without network costs nothing: the console stays, says so, and goes on by itself.
import type { Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { goToForm } from '../fixtures/go.ts'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const follow = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name, exact: true }).click()
const show = async (page: Page, name: string) => {
  await strip(page).getByRole('link', { name, exact: true }).click()
  await expect(strip(page).getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
}
const banner = (page: Page) => page.getByRole('region', { name: '没有网络连接' })
/** What a reload of the document would take away. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { isTheSame: true }))
const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window)

test('without a network, a page never opened before says so in place; tabs and unsaved words stay, and it comes by itself', async ({
  consolePage: page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await chooseTheme(page, { layout: 'classic' })
  await page.goto('/project/list')
  await page.getByRole('row').nth(1).getByRole('checkbox').check()
  await page.getByRole('searchbox').fill('访客')
  await follow(page, '用户管理')
  await expect(page.getByRole('heading', { level: 1, name: '用户管理' })).toBeVisible()
  await page.getByRole('row').filter({ visible: true }).nth(2).getByRole('checkbox').check()
  await page.getByRole('button', { name: /^当前用户/ }).click()
  await page.getByRole('menuitem', { name: '个人中心' }).click()
  // Not the search box of the people left behind, which is called 用户名或姓名.
  const name = page.getByRole('textbox', { name: /^姓名/ }).filter({ visible: true })
  await name.fill('还没有保存的名字')
  await mark(page)

  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '网络已断开' })).toHaveCount(1)
  await follow(page, '菜单管理')
  const question = page.getByRole('alertdialog', { name: '离开而不保存吗？' })
  await expect(question, 'what is kept is not said to be lost').toContainText('会留在这个标签页里')
  await question.getByRole('button', { name: '离开', exact: true }).click()
  await expect(page.getByRole('heading', { name: '没有网络连接' })).toBeVisible()
  await expect(strip(page).getByRole('link', { name: '菜单管理' })).toHaveAttribute('aria-current', 'page')
  // Also one whose code is there and whose data are not.
  await follow(page, '回收站')
  await expect(
    page.getByRole('heading', { name: /没有网络连接|后端接口连接异常/ }).filter({ visible: true }),
  ).toBeVisible()

  await show(page, '我的表单')
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveValue('访客')
  await show(page, '个人中心')
  await expect(name).toHaveValue('还没有保存的名字')
  expect(await isTheSame(page)).toBe(true)

  await context.setOffline(false)
  await expect(banner(page)).toHaveCount(0)
  await expect(name).toHaveValue('还没有保存的名字')
  await strip(page).getByRole('link', { name: '菜单管理' }).click()
  await question.getByRole('button', { name: '离开', exact: true }).click()
  await expect(
    page.getByRole('treegrid').or(page.getByRole('table')).filter({ visible: true }).getByText('系统管理').first(),
  ).toBeVisible()
  await show(page, '用户管理')
  await expect(page.getByRole('row').filter({ visible: true }).nth(2).getByRole('checkbox')).toBeChecked()
  expect(await isTheSame(page)).toBe(true)
})

test('a page left waiting for the network is there when it is back, without a press', async ({
  consolePage: page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/project/list')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await mark(page)
  await context.setOffline(true)
  await follow(page, '菜单管理')
  await expect(page.getByRole('heading', { name: '没有网络连接' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('系统管理').last()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '菜单管理' })).toBeVisible()
  expect(await isTheSame(page)).toBe(true)
})

test('a form’s pages have the same mark, and a tab never opened says in place that there is no network', async ({
  api,
  consolePage: page,
  context,
}) => {
  await api.createForm(formOf('离线', []))
  await goToForm(page, '离线', '设置')
  await expect(page.getByRole('navigation', { name: '表单功能' })).toBeVisible()
  await mark(page)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await page.getByRole('navigation', { name: '表单功能' }).getByRole('link', { name: '统计' }).click()
  await expect(page.getByRole('heading', { name: '没有网络连接' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '表单功能' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: '没有网络连接' })).toHaveCount(0)
  expect(await isTheSame(page)).toBe(true)
})

test('after an update, a page whose code is gone offers a reload and takes nothing away', async ({
  consolePage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/project/list')
  await page.getByRole('searchbox').fill('访客')
  await mark(page)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await follow(page, '菜单管理')
  await expect(page.getByRole('heading', { name: '系统已更新' })).toBeVisible()
  await expect(page.getByRole('button', { name: '刷新页面' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await show(page, '我的表单')
  await expect(page.getByRole('searchbox').filter({ visible: true })).toHaveValue('访客')
  expect(await isTheSame(page)).toBe(true)
  await page.unroute('**/assets/*.js')
  await show(page, '菜单管理')
  await expect(page.getByText('系统管理').last()).toBeVisible()
})
