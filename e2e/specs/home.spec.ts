// What the home page prints, and the ways in and out of the console around it.
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

test('the figure of answers is over all forms: empty forms made meanwhile do not lower it', async ({
  api,
  consolePage: page,
}) => {
  await page.goto('/index')
  const figure = page.getByText(/份答卷，来自最近 30 天/)
  await expect(figure).toBeVisible()
  const before = await figure.textContent()
  expect(before).toMatch(/[1-9]/)
  // As many as the page lists: they take every place on it.
  for (let count = 0; count < 6; count++)
    await api.createForm(formOf(`空表单 ${count}`, [ask('input', 'quest1', '姓名')]))
  await page.reload()
  await expect(page.getByRole('link', { name: '空表单 5' })).toBeVisible()
  await expect(figure).toHaveText(before ?? '')
})

test('a form can be begun at home', async ({ consolePage: page }) => {
  await page.goto('/index')
  await page.getByRole('main').getByRole('button', { name: '新建表单' }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('从首页开始')
  await page.getByRole('dialog').getByRole('button').last().click()
  await expect(page).toHaveURL(/\/project\/form\/editor\?key=/)
})

test('the button of the layout drawer lies over no table', async ({ consolePage: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/system/user')
  const table = page.locator('[data-slot=record-list]')
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  const [button, list] = await Promise.all([
    page.locator('[data-slot=float-button]').boundingBox(),
    table.boundingBox(),
  ])
  expect((list?.x ?? 0) + (list?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})

test('a page about one record says once, in the window’s title, what is done with it', async ({
  consolePage: page,
}) => {
  await page.goto('/auth/role/2')
  await expect(page).toHaveTitle(/^分配角色：/)
})
