// The open pages (ux.md 1.3) and what of them stays (the cases of ux.md 1.5).
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

const strip = (page: Page) => page.getByRole('navigation', { name: '已打开的页面' })
const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' })
const go = async (page: Page, name: string) => {
  await menu(page).getByRole('link', { name }).click()
  await expect(strip(page).getByRole('link', { name })).toHaveAttribute('aria-current', 'page')
}
const opened = async (page: Page, config: Record<string, unknown> = {}) => {
  await page.setViewportSize({ width: 1440, height: 700 })
  await chooseTheme(page, { layout: 'classic', ...config })
  await page.goto('/project/list')
  await expect(strip(page)).toBeVisible()
}

test('state, search, scroll and focus of a page survive another page', async ({ consolePage }) => {
  await opened(consolePage)
  const search = consolePage.getByRole('searchbox')
  await search.fill('访客')
  await expect(consolePage).toHaveURL(/name=/)
  await search.focus()
  await go(consolePage, '回收站')
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click()
  await expect(search).toHaveValue('访客')
  await expect(consolePage).toHaveURL(/name=/)
  await expect(search).toBeFocused()
})

test('closed and opened again, a page starts anew', async ({ consolePage }) => {
  await opened(consolePage)
  await consolePage.getByRole('searchbox').fill('访客')
  await expect(consolePage).toHaveURL(/name=/)
  await go(consolePage, '回收站')
  await strip(consolePage).getByRole('link', { name: '我的表单' }).press('Delete')
  await expect(strip(consolePage).getByRole('link', { name: '我的表单' })).toHaveCount(0)
  await go(consolePage, '我的表单')
  await expect(consolePage.getByRole('searchbox')).toHaveValue('')
})

test('refresh asks the server again and mounts anew', async ({ consolePage }) => {
  await opened(consolePage)
  await expect(consolePage.getByRole('row').nth(1)).toBeVisible()
  const asked = consolePage.waitForRequest(/user\/form\/page/)
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click({ button: 'right' })
  await consolePage.getByRole('menuitem', { name: /^刷新/ }).click()
  await asked
})

test('the dashboard cannot be closed; others close by middle click, button and menu', async ({ consolePage }) => {
  await opened(consolePage)
  await go(consolePage, '回收站')
  await expect(strip(consolePage).getByRole('link')).toHaveCount(3)
  await strip(consolePage).getByRole('link', { name: '首页' }).click({ button: 'middle' })
  await expect(strip(consolePage).getByRole('link')).toHaveCount(3)
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click({ button: 'middle' })
  await expect(strip(consolePage).getByRole('link')).toHaveCount(2)
  await go(consolePage, '我的表单')
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click({ button: 'right' })
  await consolePage.getByRole('menuitem', { name: '全部关闭' }).click()
  await expect(strip(consolePage).getByRole('link')).toHaveCount(1)
  await expect(consolePage).toHaveURL(/\/index$/)
})

test('closing the page on screen leads to its neighbour', async ({ consolePage }) => {
  await opened(consolePage)
  await go(consolePage, '回收站')
  await strip(consolePage)
    .getByRole('button', { name: /关闭.*回收站/ })
    .click()
  await expect(consolePage).toHaveURL(/\/project\/list/)
})

test('full screen leaves nothing but the page, and Escape brings the rest back', async ({ consolePage }) => {
  await opened(consolePage)
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click({ button: 'right' })
  await consolePage.getByRole('menuitem', { name: /全屏/ }).click()
  await expect(consolePage.getByRole('banner')).toHaveCount(0)
  await expect(strip(consolePage)).toHaveCount(0)
  await expect(consolePage.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  await consolePage.keyboard.press('Escape')
  await expect(consolePage.getByRole('banner')).toBeVisible()
})

for (const [isCacheTagsView, count] of [
  [true, 3],
  [false, 2],
] as const) {
  test(`after a reload ${isCacheTagsView ? 'the list is kept' : 'only home and the page are open'}`, async ({
    consolePage,
  }) => {
    await opened(consolePage, { isCacheTagsView })
    await go(consolePage, '回收站')
    await consolePage.reload()
    await expect(strip(consolePage).getByRole('link')).toHaveCount(count)
  })
}

test('the palette finds a page by pinyin and goes there', async ({ consolePage }) => {
  await opened(consolePage)
  await consolePage.getByRole('searchbox').focus()
  await consolePage.keyboard.press('Control+k')
  await consolePage.keyboard.type('hsz')
  await expect(consolePage.getByRole('option', { name: /回收站/ })).toBeVisible()
  await consolePage.keyboard.press('Enter')
  await expect(consolePage).toHaveURL(/\/project\/recycle/)
})

test('the palette finds forms on the server, and gives focus back', async ({ consolePage }) => {
  await opened(consolePage)
  const search = consolePage.getByRole('searchbox')
  await search.focus()
  await consolePage.keyboard.press('Control+k')
  await consolePage.keyboard.type('满意度')
  await expect(consolePage.getByRole('option', { name: /客户满意度调查/ })).toBeVisible()
  await consolePage.keyboard.press('Escape')
  await expect(search).toBeFocused()
})

test('? shows the shortcuts, but not while somebody types', async ({ consolePage }) => {
  await opened(consolePage)
  await consolePage.getByRole('searchbox').focus()
  await consolePage.keyboard.type('?')
  await expect(consolePage.getByRole('dialog')).toHaveCount(0)
  await consolePage.getByRole('heading', { level: 1 }).click()
  await consolePage.keyboard.press('?')
  await expect(consolePage.getByRole('dialog', { name: /快捷键/ })).toBeVisible()
})
