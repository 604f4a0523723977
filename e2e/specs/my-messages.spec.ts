// One's own messages, in two tabs at once: what comes is there, what is done in one tab is done in the other.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /通知/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '我的消息' })

test('messages arrive in every tab, and are read, deleted and brought back in all of them', async ({
  consolePage: page,
  context,
  api,
}) => {
  const name = `消息测试${Date.now()}`
  const formKey = await api.createForm(formOf(name, [ask('input', 'name01', '姓名')]))
  const version = await api.publish(formKey)
  const text = `“${name}”收到 1 份新回答`

  await page.goto('/index')
  await bell(page).click()
  await page.getByRole('link', { name: '查看全部消息' }).click()
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '查看全部消息' })).toHaveCount(0)
  const other = await context.newPage()
  await other.goto(`/message/mine?text=${encodeURIComponent(name)}`)
  await expect(other.getByText('没有符合条件的记录')).toBeVisible()

  await test.step('what happens is there at once', async () => {
    await api.submit(formKey, version, { name01: '甲' })
    for (const each of [page, other]) await expect(row(each, text)).toContainText('未读')
    await expectAccessible(page, 'my messages')
  })

  await test.step('deleted in one tab, gone in both; undo brings it back', async () => {
    await row(page, text)
      .getByRole('button', { name: `删除“${text}”` })
      .click()
    for (const each of [page, other]) await expect(row(each, text)).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click()
    for (const each of [page, other]) await expect(row(each, text)).toContainText('未读')
  })

  await test.step('following it reads it, and everything else can be read at once', async () => {
    await other.getByRole('link', { name: text }).click()
    await expect(other).toHaveURL(new RegExp(`/project/form/data\\?key=${formKey}`))
    await expect(row(page, text)).toBeVisible()
    await expect(row(page, text)).not.toContainText('未读')
    await api.submit(formKey, version, { name01: '乙' })
    await expect(row(page, text)).toHaveCount(2)
    await other.goBack()
    await expect(row(other, text)).toHaveCount(2)
    await page.getByRole('button', { name: '全部标为已读' }).click()
    for (const each of [page, other]) await expect(each.getByText('没有未读消息')).toBeVisible()
    for (const each of [page, other]) await expect(bell(each)).toHaveAccessibleName('通知，0 条未读')
  })

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await expect(page.getByRole('link', { name: text }).first()).toBeVisible()
    await expectNoSidewaysScroll(page, 'my messages')
  })
})
