// An announcement from the first word to its withdrawal, with the person it is meant for watching in another browser.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /通知，/ })
const unread = async (page: Page) => Number((await bell(page).textContent())?.match(/\d+/)?.[0])

test('an announcement is written, published, read, closed and withdrawn; who it is for sees all of it at once', async ({
  consolePage: page,
  browser,
  sessions,
}) => {
  test.setTimeout(90_000)
  const title = `全员培训${Date.now()}`
  const dialog = page.getByRole('dialog')
  const theirs = await browser.newContext()
  await signIn(theirs, (await sessions.of('lin')).token)
  const reader = await theirs.newPage()
  await reader.goto('/index')
  await expect(bell(reader)).toBeVisible()
  const before = await unread(reader)
  const card = reader.getByRole('region', { name: '公告' })

  await test.step('a draft for a role is written, and what is missing is said', async () => {
    await page.goto('/system/announcement')
    await page.getByRole('button', { name: '新增公告' }).click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('请输入标题，不超过 100 个字符')).toBeVisible()
    await dialog.getByRole('textbox', { name: /^标题/ }).fill(title)
    await dialog.getByRole('textbox', { name: '内容' }).click()
    await page.keyboard.type('下周三 14:00，三楼会议室。')
    await dialog.getByText('角色', { exact: true }).click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog.getByText('请至少选择一个角色')).toBeVisible()
    await dialog.getByRole('combobox', { name: /^角色/ }).click()
    await page.getByRole('option', { name: '表单创建者' }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('checkbox', { name: /在首页显示/ }).click()
    await dialog.getByRole('button', { name: '保存' }).click()
    await expect(dialog).toBeHidden()
    await expect(row(page, title)).toContainText('草稿')
  })

  await test.step('published, it is there at once: bell and home page', async () => {
    await expect(card.getByRole('link', { name: title })).toHaveCount(0)
    await page.getByRole('button', { name: `发布“${title}”` }).click()
    const question = page.getByRole('alertdialog', { name: `发布“${title}”？` })
    await expect(question).toContainText(/将立即通知 \d+ 人/)
    await question.getByRole('button', { name: '发布' }).click()
    await expect(row(page, title)).toContainText('发布中')
    await expect(bell(reader)).toHaveAccessibleName(`通知，${before + 1} 条未读`)
    await expect(card).toContainText('下周三 14:00，三楼会议室。')
  })

  await test.step('opened, it is read, and its author sees by whom', async () => {
    await card.getByRole('link', { name: title }).click()
    const announcement = reader.getByRole('dialog', { name: title })
    await expect(announcement).toContainText('下周三 14:00，三楼会议室。')
    await expectAccessible(reader, 'an announcement')
    await reader.keyboard.press('Escape')
    await expect(announcement).toBeHidden()
    await expect(bell(reader)).toHaveAccessibleName(`通知，${before} 条未读`)
    await page.reload()
    await page.getByRole('button', { name: new RegExp(`“${title}”的阅读情况`) }).click()
    await dialog.getByText('已读', { exact: true }).click()
    await expect(dialog.getByRole('row').filter({ hasText: '林晓' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('its card is closed for oneself, its message stays', async () => {
    await reader.goto('/index')
    await reader.getByRole('button', { name: `关闭“${title}”` }).click()
    await expect(reader.getByRole('link', { name: title })).toHaveCount(0)
    await reader.goto(`/message/mine?text=${encodeURIComponent(title)}`)
    await expect(reader.getByRole('link', { name: `通知：${title}` })).toBeVisible()
  })

  await test.step('withdrawn, it is gone', async () => {
    await page.getByRole('button', { name: `撤回“${title}”` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '撤回' }).click()
    await expect(row(page, title)).toContainText('已撤回')
    await expect(reader.getByRole('link', { name: `通知：${title}` })).toHaveCount(0)
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('button', { name: `编辑“${title}”` })).toBeVisible()
    await expectNoSidewaysScroll(page, 'announcements')
    await page.getByRole('button', { name: `删除“${title}”` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
    await expect(row(page, title)).toHaveCount(0)
  })
  await theirs.close()
})
