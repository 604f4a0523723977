// Publishing from wherever one is in a form: what it changes, what of that loses something, and the address to send.
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['上午', '下午'].map((label, index) => ({ id: `part${index}`, label: { 'zh-cn': label } }))

test('from the first publication over a change that loses answers to the address, on whatever tab one is', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const name = `活动报名 ${Date.now()}`
  const formKey = await api.createForm(
    formOf(name, [
      ask('radio', 'part01', '什么时候来？', { options: { choices } }),
      ask('input', 'name01', '怎么称呼？'),
    ]),
  )
  const head = page.getByRole('banner').first()
  const button = (label: string) => page.getByRole('button', { name: label, exact: true })
  const sheet = page.getByRole('dialog', { name: '发布' })

  await test.step('a draft, from the tab where it was written', async () => {
    await goToForm(page, name)
    await button('发布').click()
    await expect(sheet.getByText('表单尚未发布')).toBeVisible()
    await sheet.getByRole('button', { name: '发布表单' }).click()
    await expect(sheet.getByText('已发布')).toBeFocused()
    await expect(sheet.getByRole('textbox', { name: '填写地址' })).toHaveValue(new RegExp(`${publicPath(formKey)}$`))
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  })
  await test.step('nothing is new: the same place shares it', async () => {
    await button('分享').click()
    await expect(page.getByRole('dialog', { name: '分享' }).getByRole('textbox', { name: '填写地址' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(button('分享')).toBeFocused()
  })
  await test.step('somebody answers', async () => {
    await respondent.goto(publicPath(formKey))
    await respondent.getByRole('radio', { name: '下午' }).check()
    await respondent.getByRole('textbox', { name: '怎么称呼？' }).fill('李雷')
    await respondent.getByRole('button', { name: '提交', exact: true }).click()
    await expect(respondent.getByRole('heading', { name: '提交成功' })).toBeVisible()
  })
  await test.step('a question with an answer is deleted, another is added', async () => {
    await page.reload()
    const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
    await list
      .filter({ hasText: '怎么称呼？' })
      .getByRole('button', { name: /^选择第/ })
      .click()
    await page.keyboard.press('Delete')
    await expect(list).toHaveCount(1)
  })
  await test.step('what that changes is said on another tab, and not published by the way', async () => {
    await goToTab(page, '数据')
    await button('发布修改').click()
    await expect(sheet.getByRole('listitem').filter({ hasText: '怎么称呼？' }).first()).toContainText('不再询问')
    await expect(sheet.getByText('“怎么称呼？”：1 份答案')).toBeVisible()
    await expect(sheet.getByRole('button', { name: '发布修改' })).toBeDisabled()
    await sheet.getByRole('checkbox', { name: /我确认不再询问/ }).check()
    await sheet.getByRole('button', { name: '发布修改' }).click()
    await expect(sheet.getByText('已发布')).toBeFocused()
    await page.keyboard.press('Escape')
  })
  await test.step('the answer is where it was, and respondents are asked the new version', async () => {
    const rows = await api.rows(formKey)
    expect(rows.map(({ answers }) => answers)).toEqual([{ part01: { ids: ['part1'] }, name01: '李雷' }])
    await respondent.goto(publicPath(formKey))
    await expect(respondent.getByRole('radio', { name: '下午' })).toBeVisible()
    await expect(respondent.getByRole('textbox', { name: '怎么称呼？' })).toHaveCount(0)
  })
  await test.step('the tab for publishing has the same by itself', async () => {
    await goToTab(page, '发布')
    await expect(head.getByRole('button', { name: '分享', exact: true })).toHaveCount(0)
  })
})

test('what keeps a draft from being published is said in the sheet, with the way to it', async ({
  api,
  consolePage: page,
}) => {
  const name = `未完成 ${Date.now()}`
  await api.createForm(formOf(name, [ask('button', 'press1', '', { options: { label: {} } })]))
  await goToForm(page, name)
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '发布' })
  await expect(sheet.getByText('发布前还需要完成')).toBeVisible()
  await expect(sheet.getByRole('button', { name: '发布表单' })).toBeDisabled()
})

test('any two versions are compared, and an earlier one becomes the draft again', async ({
  api,
  consolePage: page,
}) => {
  const name = `版本 ${Date.now()}`
  const formKey = await api.createForm(formOf(name, [ask('input', 'name01', '怎么称呼？')]))
  await api.publish(formKey)
  await goToForm(page, name)
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  await page.getByRole('complementary', { name: '题型' }).getByRole('button', { name: '数字', exact: true }).click()
  await expect(list).toHaveCount(2)
  await page.getByRole('button', { name: '发布修改', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: '发布' })
  await expect(sheet.getByRole('listitem').filter({ hasText: '新增' })).toHaveCount(1)
  await sheet.getByRole('button', { name: '发布修改' }).click()
  await expect(sheet.getByText('已发布')).toBeFocused()
  await page.keyboard.press('Escape')

  await goToTab(page, '发布')
  const comparison = page.getByRole('dialog', { name: '比较版本' })
  await page.getByRole('button', { name: '比较版本 1', exact: true }).click()
  await comparison.getByRole('combobox', { name: '到' }).selectOption('2')
  await expect(comparison.getByRole('listitem').filter({ hasText: '新增' })).toHaveCount(1)
  await comparison.getByRole('button', { name: '将版本 1 恢复为草稿' }).click()
  await expect(comparison).toBeHidden()
  await goToTab(page, '编辑')
  await expect(list).toHaveCount(1)
  await test.step('which is a step like any other', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(list).toHaveCount(2)
  })
})
