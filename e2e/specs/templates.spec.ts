// Templates: a form of the product's own, and one of one's own.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const accent = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).getPropertyValue('--ds-accent-solid').trim())

test('from a template to a published form', async ({ consolePage: page, respondent }) => {
  await page.goto('/project/list')
  await page.getByRole('link', { name: '从模板创建' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '模板中心' })).toBeVisible()
  await page.getByRole('searchbox', { name: '按名称、用途或题目搜索' }).fill('请假')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expectAccessible(page, 'templates')

  await page.getByRole('link', { name: '预览“请假申请”' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '请假申请' })).toBeVisible()
  const proof = page.getByRole('group', { name: '病假证明' }).or(page.getByText('病假证明'))
  await expect(proof).toHaveCount(0)
  await page.getByRole('radio', { name: '病假' }).check()
  await expect(proof.first()).toBeVisible()
  await page.getByRole('combobox', { name: '语言' }).selectOption({ label: 'Deutsch' })
  await expect(page.getByRole('radio', { name: 'Krankheit' })).toBeChecked()
  await page.getByRole('combobox', { name: '语言' }).selectOption({ label: '简体中文' })

  await page.getByRole('button', { name: '使用模板' }).click()
  await expect(page).toHaveURL(/\/project\/form\/editor\?key=/)
  const key = new URL(page.url()).searchParams.get('key') ?? ''
  await page.getByRole('link', { name: '发布', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: '发布表单' }).click()
  await expect(page.getByRole('banner').getByText('收集中')).toBeVisible()
  await respondent.goto(publicPath(key))
  await expect(respondent.getByRole('heading', { name: '请假申请' })).toBeVisible()
})

test('the gallery finds what is asked, sorts by scene, and goes on over pages', async ({
  consolePage: page,
  respondent,
}) => {
  await page.goto('/project/templates')
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  const first = cards.first()
  // Drawn as respondents see it, not as a picture: its title stands on its own page.
  await expect(first.locator('[data-slot="form-thumbnail"] h2')).toHaveText(
    (await first.getAttribute('aria-label')) ?? 'no name',
  )
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')))
  await page.getByRole('button', { name: '第 2 页' }).click()
  await expect(first).not.toHaveAccessibleName(names[0] ?? '')
  await expect(cards).toHaveCount(20)

  await page.getByRole('combobox', { name: '分类' }).selectOption({ label: '巡检巡查' })
  await expect(cards).toHaveCount(6)
  const search = page.getByRole('searchbox', { name: '按名称、用途或题目搜索' })
  await search.fill('里程表')
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('article', { name: '车辆交接单' })).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await search.fill('双方签名 油量')
  await expect(cards).toHaveCount(1)

  // The form that is made of it looks as it does.
  await page.getByRole('link', { name: '预览“车辆交接单”' }).click()
  await expect(page.getByRole('heading', { level: 2, name: '车辆交接单' })).toBeVisible()
  expect(await accent(page, '[data-surface="paper"]')).toBe('#1e3a5f')
  await page.getByRole('button', { name: '使用模板' }).click()
  await expect(page).toHaveURL(/\/project\/form\/editor\?key=/)
  const key = new URL(page.url()).searchParams.get('key') ?? ''
  await page.getByRole('link', { name: '发布', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: '发布表单' }).click()
  await expect(page.getByRole('banner').getByText('收集中')).toBeVisible()
  await respondent.goto(publicPath(key))
  await expect(respondent.getByRole('heading', { name: '车辆交接单' })).toBeVisible()
  expect(await accent(respondent, 'body')).toBe('#1e3a5f')
})

test('one’s own form becomes a template, is changed and deleted', async ({ api, consolePage: page }) => {
  await api.createForm(formOf('晨会签到', [ask('input', 'name01', '姓名')]))
  await page.goto('/project/list')
  await page.getByRole('button', { name: '“晨会签到”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '保存为模板' }).click()
  const dialog = page.getByRole('dialog', { name: '保存为模板' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog.getByText('请选择分类')).toBeVisible()
  await dialog.getByRole('combobox', { name: '分类' }).selectOption({ label: '行政人事' })
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)

  await page.goto('/project/templates?mine=true')
  const card = page.getByRole('article', { name: '晨会签到' })
  await expect(card).toContainText('1 道题')
  await card.getByRole('button', { name: '“晨会签到”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '修改模板' }).click()
  await page.getByRole('textbox', { name: '模板名称' }).fill('每日签到')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  const renamed = page.getByRole('article', { name: '每日签到' })
  await renamed.getByRole('button', { name: '“每日签到”的更多操作' }).click()
  await page.getByRole('menuitem', { name: '删除模板' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除模板' }).click()
  await expect(page.getByText('还没有自己的模板')).toBeVisible()
})
