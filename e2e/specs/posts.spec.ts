// Posts: made, changed and deleted; given to people.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}(\\s|\\*|$)`))
const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const unique = () => Math.random().toString(36).slice(2, 8)

test('a post is made, ordered, disabled, found and deleted; one that is held stays', async ({ consolePage: page }) => {
  const name = `巡检${unique()}`
  await page.goto('/system/post')
  await page.getByRole('button', { name: '新增岗位' }).click()
  await field(page, '岗位名称').fill(name)
  await field(page, '岗位编码').fill('engineer')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('岗位编码“engineer”已存在')).toBeVisible()
  await expect(field(page, '岗位编码')).toBeFocused()
  await field(page, '岗位编码').fill(`e2e_${unique()}`)
  await save(page)

  await row(page, name)
    .getByRole('button', { name: new RegExp(`^“${name}”的排序`) })
    .click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await expect(row(page, name).getByRole('button', { name: /的排序/ })).toHaveText('77')
  // Shown at once, so only the answer tells that it is stored.
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await row(page, name).getByRole('switch').click()
  await stored
  await page.getByRole('searchbox', { name: '搜索岗位名称' }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto('/system/post?status=disabled')
  await expect(row(page, '顾问')).toBeVisible()
  await expect(row(page, name)).toBeVisible()

  await page.getByRole('button', { name: `删除“${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, name)).toHaveCount(0)

  await page.goto('/system/post')
  await page.getByRole('button', { name: '删除“测试工程师”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('岗位“测试工程师”有人任职（吴静怡），不能删除')).toBeVisible()
  await expect(row(page, '测试工程师')).toBeVisible()
})

test('a person is given posts, and finds them in their own account', async ({ consolePage: page }) => {
  const userName = `e2e${unique()}`
  const dialog = page.getByRole('dialog')
  await page.goto('/system/user')
  await page.getByRole('button', { name: '新增用户' }).click()
  await dialog.getByLabel('用户名', { exact: false }).first().fill(userName)
  await dialog.getByLabel('姓名', { exact: false }).nth(0).fill('岗位测试')
  await dialog.getByRole('combobox', { name: '岗位' }).click()
  await page.getByRole('option', { name: '实习生' }).click()
  await page.getByRole('option', { name: '测试工程师' }).click()
  // Disabled: nobody gets it any more.
  await expect(page.getByRole('option', { name: '顾问' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog', { name: `“${userName}”的新密码` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, userName)).toContainText('测试工程师')
  await expect(row(page, userName)).toContainText('实习生')

  await page.goto('/user/profile')
  await expect(page.getByRole('main').getByText('总经理')).toBeVisible()
})
