// A save that was stored and whose answer got lost on the way is not taken for somebody else's change.
import type { Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

/** The next call there is stored, and its answer never comes. */
const loseAnswer = (page: Page, address: string) =>
  page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('of the draft: no conflict with oneself, and what is typed next is saved', async ({ consolePage: page, api }) => {
  const formKey = await api.createForm(formOf('答复丢失', []))
  await page.goto(`/project/form/editor?key=${formKey}`)
  const title = page.getByRole('textbox', { name: '表单标题' })
  await loseAnswer(page, '**/draft/save')
  await title.fill('第一次保存')
  await expect.poll(async () => (await api.draft(formKey)).definition.title['zh-cn']).toBe('第一次保存')
  await title.fill('接着输入')
  await expect.poll(async () => (await api.draft(formKey)).definition.title['zh-cn']).toBe('接着输入')
  await expect(page.getByRole('status').filter({ hasText: '已保存' })).toBeVisible()
  await expect(page.getByText('您在另一个窗口')).toHaveCount(0)
})

test('of a correction: saving again saves it', async ({ consolePage: page, api }) => {
  const formKey = await api.createForm(formOf('更正', [ask('input', 'q1', '姓名')]))
  await api.submit(formKey, await api.publish(formKey), { q1: '旧名' })
  const [row] = await api.rows(formKey)
  await page.goto(`/project/form/data/view?key=${formKey}&id=${row?.id}`)
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('姓名').fill('新名')
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await loseAnswer(page, '**/data/update')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await api.rows(formKey))[0]?.answers.q1).toBe('新名')
  await page.getByLabel('姓名').fill('更新的名')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect.poll(async () => (await api.rows(formKey))[0]?.answers.q1).toBe('更新的名')
  await expect(page.getByText('更新的名')).toBeVisible()
  expect(errors, 'a failure the person was told of is no error of the program').toEqual([])
})
