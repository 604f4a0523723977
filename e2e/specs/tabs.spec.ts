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
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

test('Alt+W closes the page on screen, also while typing; Alt+Shift+R refreshes it', async ({ consolePage }) => {
  await opened(consolePage)
  await expect(consolePage.getByRole('row').nth(1)).toBeVisible()
  await consolePage.getByRole('searchbox').fill('访客')
  await expect(consolePage).toHaveURL(/name=/)
  const asked = consolePage.waitForRequest(/user\/form\/page/)
  await consolePage.keyboard.press('Alt+Shift+R')
  await asked
  await go(consolePage, '回收站')
  await strip(consolePage).getByRole('link', { name: '我的表单' }).click()
  await consolePage.getByRole('searchbox').focus()
  await consolePage.keyboard.press('Alt+w')
  await expect(consolePage).toHaveURL(/\/project\/recycle$/)
  await expect(strip(consolePage).getByRole('link', { name: '我的表单' })).toHaveCount(0)
  await expect(consolePage.getByRole('heading', { name: '回收站', level: 1 })).toBeFocused()
  await go(consolePage, '首页')
  await consolePage.keyboard.press('Alt+w')
  await expect(strip(consolePage).getByRole('link'), 'the fixed one stays').toHaveCount(2)
})

test('a dialog keeps its page: Alt+W does nothing under it', async ({ consolePage }) => {
  await opened(consolePage)
  await consolePage.getByRole('button', { name: '新建表单' }).click()
  await expect(consolePage.getByRole('dialog', { name: '新建表单' })).toBeVisible()
  await consolePage.keyboard.press('Alt+w')
  await expect(consolePage.getByRole('dialog', { name: '新建表单' })).toBeVisible()
  await expect(consolePage).toHaveURL(/\/project\/list/)
})

test.describe('keys of a page', () => {
  const away = (page: Page) => page.getByRole('heading', { level: 1 }).click()

  test('/ searches, J and K walk rows, X chooses, Escape lets go, Enter opens', async ({ consolePage }) => {
    await opened(consolePage)
    await expect(consolePage.getByRole('row').nth(2)).toBeVisible()
    await away(consolePage)
    await consolePage.keyboard.press('/')
    await expect(consolePage.getByRole('searchbox')).toBeFocused()
    await consolePage.keyboard.press('j')
    await expect(consolePage.getByRole('searchbox')).toHaveValue('j')
    await consolePage.getByRole('searchbox').fill('')
    await expect(consolePage).not.toHaveURL(/name=/)
    await away(consolePage)
    await consolePage.keyboard.press('j')
    await expect(consolePage.getByRole('row').nth(1)).toBeFocused()
    await consolePage.keyboard.press('j')
    await expect(consolePage.getByRole('row').nth(2)).toBeFocused()
    await consolePage.keyboard.press('k')
    await consolePage.keyboard.press('x')
    await expect(consolePage.getByRole('row').nth(1).getByRole('checkbox')).toBeChecked()
    await consolePage.keyboard.press('Escape')
    await expect(consolePage.getByRole('row').nth(1).getByRole('checkbox')).not.toBeChecked()
    await consolePage.keyboard.press('Enter')
    await expect(consolePage).toHaveURL(/\/project\/form\/\w+\?key=/)
  })

  test('C creates; a hidden page does not answer; G and a letter jumps', async ({ consolePage }) => {
    await opened(consolePage)
    await go(consolePage, '回收站')
    await away(consolePage)
    await consolePage.keyboard.press('c')
    await expect(consolePage.getByRole('dialog')).toHaveCount(0)
    await consolePage.keyboard.press('g')
    await consolePage.keyboard.press('f')
    await expect(consolePage.getByRole('heading', { name: '我的表单', level: 1 })).toBeFocused()
    await consolePage.keyboard.press('c')
    await expect(consolePage.getByRole('dialog', { name: '新建表单' })).toBeVisible()
  })

  test('keys of one letter can be switched off in the sheet, which is kept', async ({ consolePage }) => {
    await opened(consolePage)
    await away(consolePage)
    await consolePage.keyboard.press('?')
    const sheet = consolePage.getByRole('dialog', { name: /快捷键/ })
    await expect(sheet.getByRole('heading', { name: '我的表单' }), 'grouped by page').toBeVisible()
    await expect(sheet.getByText('下一行')).toBeVisible()
    await sheet.getByRole('switch', { name: '启用单键快捷键' }).click()
    await expect(sheet.getByText('下一行')).toHaveCount(0)
    await consolePage.keyboard.press('Escape')
    await consolePage.reload()
    await expect(consolePage.getByRole('row').nth(1)).toBeVisible()
    await away(consolePage)
    await consolePage.keyboard.press('c')
    await consolePage.keyboard.press('?')
    await expect(consolePage.getByRole('dialog')).toHaveCount(0)
    await consolePage.keyboard.press('Control+k')
    await expect(consolePage.getByRole('dialog')).toBeVisible()
  })

  test('no two keys of one page are the same', async ({ consolePage }) => {
    await opened(consolePage)
    const links = menu(consolePage).getByRole('link')
    const names = await links.allTextContents()
    for (const name of names) {
      await menu(consolePage).getByRole('link', { name: name.trim(), exact: true }).click()
      await expect(strip(consolePage).getByRole('link', { name: name.trim(), exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      )
      await consolePage.getByRole('button', { name: /^当前用户/ }).click()
      await consolePage.getByRole('menuitem', { name: /快捷键/ }).click()
      const sheet = consolePage.getByRole('dialog', { name: /快捷键/ })
      await expect(sheet.getByRole('definition').first()).toBeVisible()
      const keys = await sheet.getByRole('definition').allTextContents()
      expect(
        keys.filter((key, at) => keys.indexOf(key) !== at),
        name,
      ).toEqual([])
      await consolePage.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
    }
  })
})

test('the palette knows pages in English and Chinese, acts on what is chosen, and says the keys', async ({
  consolePage,
}) => {
  await opened(consolePage, { currentI18n: 'de' })
  const field = consolePage.getByRole('dialog').getByRole('combobox')
  await consolePage.keyboard.press('Control+k')
  for (const query of ['Recycle bin', '回收站', 'hsz']) {
    await field.fill(query)
    await expect(consolePage.getByRole('option', { name: /Papierkorb/ })).toBeVisible()
  }
  await expect(
    consolePage
      .getByRole('option', { name: /Papierkorb/ })
      .locator('kbd')
      .first(),
  ).toBeVisible()
  await consolePage.keyboard.press('Escape')
  await consolePage.getByRole('row').nth(1).getByRole('checkbox').check()
  await consolePage.getByRole('row').nth(2).getByRole('checkbox').check()
  await consolePage.keyboard.press('Control+k')
  await field.fill('Papierkorb')
  await expect(consolePage.getByRole('option', { name: /2 in den Papierkorb/ })).toBeVisible()
})
