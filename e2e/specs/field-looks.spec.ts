// What authors choose of the look of plain fields: drawings in a line of text, step buttons, options drawn as buttons.
import { formOf } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = [
  { id: 'am', label: { 'zh-cn': '上午' } },
  { id: 'pm', label: { 'zh-cn': '下午' } },
  { id: 'other', label: { 'zh-cn': '其他' }, allowText: true },
]

test('a field with drawings, numbers by steps, options as buttons: set by the author, used by finger and keyboard', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(
    formOf('预约登记', [
      ask('input', 'phone1', '联系电话', { options: { prefix: { 'zh-cn': '+86' } } }),
      ask('number', 'people', '人数', { options: { precision: 0, min: 1, max: 3 } }),
      ask('radio', 'time01', '时段', { options: { choices, columns: 'inline' } }),
    ]),
  )
  await page.goto(`/project/form/editor?key=${formKey}`)
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  const settings = page.getByRole('region', { name: '题目设置' })
  const select = (title: string) =>
    list
      .filter({ hasText: title })
      .getByRole('button', { name: /^选择第/ })
      .click()

  await test.step('the author chooses', async () => {
    await select('联系电话')
    await settings.getByRole('button', { name: /^前缀图标/ }).click()
    await page.getByRole('gridcell', { name: 'phone', exact: true }).click()
    await select('人数')
    await settings.getByRole('combobox', { name: '加减按钮' }).selectOption('around')
    await select('时段')
    await settings.getByRole('combobox', { name: '样式' }).selectOption('buttons')
    await expect(page.getByText('已保存', { exact: true }).first()).toBeVisible()
    await api.publish(formKey)
  })

  await respondent.setViewportSize({ width: 375, height: 800 })
  const drawing = respondent.waitForResponse((response) => new URL(response.url()).pathname.endsWith('.svg'))
  await respondent.goto(publicPath(formKey))
  expect((await drawing).status()).toBe(200)
  const people = respondent.getByRole('spinbutton', { name: '人数' })
  const more = respondent.getByRole('button', { name: '增加' })
  await more.click()
  await expect(people).toHaveValue('1')
  await more.click()
  await more.click()
  await expect(people).toHaveValue('3')
  await expect(more, 'nothing above the largest').toBeDisabled()
  await respondent.getByRole('button', { name: '减少' }).click()
  await expect(people).toHaveValue('2')

  const morning = respondent.getByRole('radio', { name: '上午' })
  await morning.check()
  await morning.press('ArrowRight')
  await expect(respondent.getByRole('radio', { name: '下午' })).toBeChecked()
  await respondent.getByRole('radio', { name: '其他' }).check()
  await respondent.getByRole('textbox', { name: /其他/ }).fill('晚上')
  await respondent.getByRole('textbox', { name: '联系电话' }).fill('13800138000')
  await respondent.getByRole('button', { name: '提交' }).click()
  await expect.poll(async () => (await api.rows(formKey)).length).toBe(1)
  const [row] = await api.rows(formKey)
  expect(row?.answers).toMatchObject({ people: 2, time01: { ids: ['other'], other: '晚上' } })
})
