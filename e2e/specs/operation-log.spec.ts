// The operation log: what somebody did stands in it, can be found again and compared, and is as it was written.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}(\\s|\\*|$)`))
const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const unique = () => Math.random().toString(36).slice(2, 8)

test('a change is found by its record, compared before and after, and leads back to the record', async ({
  consolePage: page,
}) => {
  const name = `审计部${unique()}`
  await page.goto('/system/dept?open=new')
  await field(page, '部门名称').fill(name)
  await save(page)
  await row(page, name)
    .getByRole('button', { name: `编辑“${name}”` })
    .click()
  await field(page, '负责人').fill('钱学文')
  await field(page, '部门名称').fill(`${name}一组`)
  await save(page)

  await page.goto('/system/log')
  await page.getByRole('searchbox').fill(name)
  await expect(page).toHaveURL(/text=/)
  await expect(page.getByRole('row')).toHaveCount(3)
  await expect(row(page, '修改部门')).toContainText('管理员')
  await expect(row(page, '创建部门')).toContainText(name)

  await row(page, '修改部门')
    .getByRole('button', { name: `“修改部门 ${name}”的详情` })
    .click()
  const entry = page.getByRole('dialog', { name: '修改部门' })
  await expect(entry.getByRole('deletion')).toHaveText(name)
  await expect(entry.getByRole('insertion')).toHaveText([`${name}一组`, '钱学文'])
  await expect(entry).toContainText('请求编号')
  await expect(entry.getByText(/^[0-9a-f]{64}$/)).toBeVisible()
  await entry.getByRole('button', { name: '同一请求的操作' }).click()
  await expect(entry).toBeHidden()
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goBack()
  await entry.getByRole('link', { name }).click()
  await expect(page).toHaveURL(/system\/dept\?open=/)
  await expect(field(page, '负责人')).toHaveValue('钱学文')
})

test('acts are narrowed by area and kind, kept in the address, and saved as a file', async ({ consolePage: page }) => {
  await page.goto('/system/log')
  const add = page.getByRole('combobox', { name: '添加筛选条件' })
  await add.fill('登录与退出')
  await page.getByRole('option', { name: '操作类型 是 登录与退出' }).click()
  await expect(page).toHaveURL(/kind=session/)
  await expect(row(page, '登录').first()).toBeVisible()
  await expect(row(page, '创建')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: /^操作类型 是 登录与退出/ })).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出筛选结果' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^操作日志-.*\.xlsx$/)
  await page.goto('/system/log?kind=export&area=log')
  await expect(row(page, '导出操作日志').first()).toBeVisible()
  await page.goto('/system/log?text=nothing-is-called-this')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('a check follows its job and says from when to when the log is intact', async ({ consolePage: page }) => {
  await page.goto('/system/log')
  await page.getByRole('button', { name: '校验完整性' }).click()
  const dialog = page.getByRole('dialog', { name: '校验日志完整性' })
  await expect(dialog.getByText(/至 .* 条记录完整，没有被改动。/)).toBeVisible({ timeout: 20_000 })
  await expect(dialog.getByText('100%')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '校验完整性' })).toBeFocused()
  // The page around it says the same.
  await expect(page.getByText('管理员 校验于')).toBeVisible()
})

test.describe('without the permission', () => {
  test.use({ userName: 'zhao' })

  test('nobody gets there', async ({ consolePage: page }) => {
    await page.goto('/system/log')
    await expect(page).toHaveURL(/\/(401|404)/)
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`list and entry are accessible in ${colorScheme} colours, and fit a phone`, async ({ consolePage: page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/system/log')
    await expect(page.locator('tbody [role=row], tbody tr').first()).toBeVisible()
    await expectAccessible(page, 'list')
    await page.setViewportSize({ width: 375, height: 812 })
    await expectNoSidewaysScroll(page, 'list')
    await page
      .getByRole('button', { name: /的详情$/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByText('封存序号')).toBeVisible()
    await expectAccessible(page, 'entry')
    await expectNoSidewaysScroll(page, 'entry')
  })
}
