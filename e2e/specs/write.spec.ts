// A questionnaire that exists as text becomes a form: pasted, read beside a preview, corrected, added in one step.
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToForms } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

const questionnaire = `尊敬的用户：
1. 您的姓名？*
2. 您从哪里知道我们？
□ 朋友 □ 网络
□ 其他____
3. 您的性别（男/女）
4. 您的年龄
5. 您的建议【多行文本】`

test('a numbered questionnaire is pasted, one type is corrected, and all of it is undone at once', async ({
  consolePage: page,
}) => {
  const name = `粘贴 ${Date.now()}`
  await goToForms(page)
  await page.getByRole('button', { name: '新建表单' }).first().click()
  const dialog = page.getByRole('dialog', { name: '新建表单' })
  await dialog.getByLabel('表单名称').fill(name)
  await dialog.getByRole('button', { name: '创建' }).click()
  const paper = page.getByRole('region', { name: '画布' })
  await paper.getByRole('button', { name: '粘贴文字生成题目' }).click()

  const writing = page.getByRole('dialog', { name: '粘贴文字生成题目' })
  const lines = writing.getByRole('list').getByRole('listitem')
  await test.step('it is read while it is typed', async () => {
    await writing.getByRole('textbox', { name: '文字' }).fill(questionnaire)
    await expect(writing.getByRole('heading', { name: '识别出 5 道题' })).toBeVisible()
    await expect(lines.nth(1)).toContainText('朋友 / 网络 / 其他____')
    const types = await writing
      .getByRole('combobox')
      .evaluateAll((all) => all.map((each) => (each as HTMLSelectElement).value))
    expect(types).toEqual(['input', 'checkbox', 'radio', 'number', 'textarea'])
  })
  await test.step('a type is chosen anew', async () => {
    await writing.getByRole('combobox', { name: '第 3 题的题型' }).selectOption('select')
    await expect(lines.nth(2)).toContainText('男 / 女')
    await writing.getByRole('combobox', { name: '第 3 题的题型' }).selectOption('radio')
  })
  await writing.getByRole('button', { name: '添加 5 道题' }).click()

  await test.step('the questions stand on the paper', async () => {
    const questions = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
    await expect(questions).toHaveCount(5)
    await expect(questions.nth(0)).toContainText('您的姓名？')
    await expect(questions.nth(1).getByRole('checkbox', { name: '网络', includeHidden: true })).toBeAttached()
    await expect(questions.nth(2).getByRole('radio', { name: '女', includeHidden: true })).toBeAttached()
  })
  await test.step('they were one step', async () => {
    await page.keyboard.press('ControlOrMeta+z')
    await expect(paper.getByRole('button', { name: '粘贴文字生成题目' })).toBeVisible()
  })
})

test('a question goes by the clipboard to another form, with fresh ids; text becomes questions', async ({
  api,
  consolePage: page,
}) => {
  const choices = ['海边线', '山脊线'].map((label, index) => ({ id: `way${index}`, label: { 'zh-cn': label } }))
  const names = ['来源', '去处'].map((each) => `${each} ${Date.now()}`) as [string, string]
  const from = await api.createForm(
    formOf(names[0], [ask('radio', 'ways01', '走哪条路线？', { options: { choices } })]),
  )
  await api.createForm(formOf(names[1], [ask('input', 'name01', '怎么称呼？')]))
  const list = page.getByRole('list', { name: '题目', exact: true }).getByRole('listitem')
  const select = (title: string) =>
    list
      .filter({ hasText: title })
      .getByRole('button', { name: /^选择第/ })
      .click()

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await test.step('copied in one form', async () => {
    await goToForm(page, names[0])
    await select('走哪条路线？')
    await page.keyboard.press('ControlOrMeta+c')
  })
  await test.step('pasted into another, behind what is selected, twice', async () => {
    await goToForm(page, names[1])
    await select('怎么称呼？')
    await page.keyboard.press('ControlOrMeta+v')
    await expect(list).toHaveCount(2)
    await expect(list.nth(1).getByRole('radio', { name: '山脊线', includeHidden: true })).toBeAttached()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(list).toHaveCount(3)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(list).toHaveCount(2)
  })
  await test.step('text that is pasted is read as questions', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('1. 几点到？\n2. 几个人？'))
    await page.keyboard.press('ControlOrMeta+v')
    const writing = page.getByRole('dialog', { name: '粘贴文字生成题目' })
    await expect(writing.getByRole('heading', { name: '识别出 2 道题' })).toBeVisible()
    await writing.getByRole('button', { name: '添加 2 道题' }).click()
    await expect(list).toHaveCount(4)
  })
  await test.step('the form it came from still has its question', async () => {
    const { definition } = await api.draft(from)
    expect(definition.questions.map(({ id }) => id)).toEqual(['ways01'])
  })
})
