// Posts: made, changed and deleted.
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
  await row(page, name).getByRole('switch').click()
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
