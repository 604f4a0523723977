// How a form looks, from the theme tab to what respondents see.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('input', 'name01', '您的姓名', { required: true }),
  ask('radio', 'part01', '什么时候来？', { options: { choices } }),
  ask('pagination', 'page01', ''),
  ask('textarea', 'note01', '还想说什么？'),
]
const published = async (api: Api, title: string): Promise<string> => {
  const formKey = await api.createForm({
    ...formOf(title, questions),
    description: { 'zh-cn': '请在周五之前填写。' },
    submitLabel: { 'zh-cn': '报名' },
  })
  await api.publish(formKey)
  return formKey
}
const token = (page: Page, name: string, selector = 'body') =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name).trim(), name)

test('a theme is on the public page from the first question to the receipt, in light and in dark', async ({
  api,
  respondent,
}) => {
  const formKey = await published(api, '外观')
  await api.dress(formKey, {
    accent: '#ffd400',
    background: '#fff1c2',
    paper: '#fffaf0',
    button: '#0f766e',
    corners: 'round',
    textSize: 'large',
    showNumbers: true,
    showDescription: false,
  })
  await respondent.goto(publicPath(formKey))
  const name = respondent.getByRole('textbox', { name: '1. 您的姓名' })
  await expect(name).toBeVisible()
  await expect(respondent.getByText('请在周五之前填写。')).toBeHidden()
  expect(await token(respondent, '--ds-paper')).toBe('#fffaf0')
  expect(await token(respondent, '--ds-accent-solid'), 'yellow on cream is made darker').not.toBe('#ffd400')
  const go = respondent.getByRole('button', { name: '下一页' })
  expect(await token(respondent, '--ds-accent-solid', '[data-slot="form-actions"]')).toBe('#0f766e')
  await expectAccessible(respondent, 'light')

  await respondent.emulateMedia({ colorScheme: 'dark' })
  expect(await token(respondent, '--ds-paper')).not.toBe('#fffaf0')
  await expectAccessible(respondent, 'dark')
  await respondent.emulateMedia({ colorScheme: 'light', contrast: 'more' })
  expect(await token(respondent, '--ds-paper'), 'who asks for contrast gets it').toBe('#fff')
  await respondent.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' })

  await name.fill('王小明')
  await go.click()
  await expect(respondent.getByRole('textbox', { name: '3. 还想说什么？' }), 'numbers go on').toBeVisible()
  await respondent.getByRole('button', { name: '报名' }).click()
  await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  expect(await token(respondent, '--ds-paper')).toBe('#fffaf0')
  await expectAccessible(respondent, 'receipt')
  await expectNoSidewaysScroll(respondent, 'receipt')

  await api.stop(formKey)
  await respondent.reload()
  await expect(respondent.getByRole('heading', { name: '表单已停止收集' })).toBeVisible()
  expect(await token(respondent, '--ds-paper'), 'a closed form keeps its look').toBe('#fffaf0')
})
