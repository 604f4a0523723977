// The rules of a form, from the logic page to what respondents are asked.
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, publicPath, test } from '../fixtures/test.ts'

const choices = ['来', '不来'].map((label, index) => ({ id: `coming${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('radio', 'coming', '来不来？', { options: { choices } }),
  ask('number', 'people', '几位？'),
  ask('textarea', 'reason', '为什么不来？'),
]

test('a rule is written, judged while it is unfinished, saved, and obeyed by the public page', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const formKey = await api.createForm(formOf('逻辑', questions))
  await goToForm(page, '逻辑', '逻辑')
  await expect(page.getByText('还没有规则')).toBeVisible()
  await page.getByRole('button', { name: '添加规则' }).click()

  const rule = page.getByRole('region', { name: '规则 1' })
  await expect(rule.getByLabel('题目', { exact: true }), 'the new rule takes the focus').toBeFocused()
  await expect(rule.getByText('逻辑规则没有设置目标题目')).toBeVisible()
  await rule.getByLabel('题目', { exact: true }).selectOption({ label: '1. 来不来？' })
  await expect(rule.getByLabel('比较方式').locator('option', { hasText: '大于' })).toHaveCount(0)
  await rule.getByLabel('值', { exact: true }).selectOption({ label: '不来' })
  await rule.getByRole('radio', { name: '隐藏' }).check()
  await expect(rule.getByRole('combobox', { name: '要隐藏的题目' }), 'before there is a target').toBeVisible()
  await rule.getByRole('radio', { name: '显示' }).check()
  await rule.getByRole('combobox', { name: '要显示的题目' }).click()
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { name: '1. 来不来？' }), 'no question shows itself').toHaveCount(0)
  await list.getByRole('option', { name: '3. 为什么不来？' }).click()
  await page.keyboard.press('Escape')
  await expect(rule.getByText('逻辑规则没有设置目标题目')).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  await expectAccessible(page, 'a rule')

  await page.reload()
  await expect(rule.getByLabel('值', { exact: true })).toHaveValue('coming1')
  await expect(rule.getByRole('button', { name: '移除 3. 为什么不来？' })).toBeVisible()

  await goToTab(page, '编辑')
  await page.getByRole('link', { name: '有 1 条规则决定是否显示' }).click()
  await expect(rule).toBeVisible()

  await api.publish(formKey)
  await respondent.goto(publicPath(formKey))
  const reason = respondent.getByRole('textbox', { name: '为什么不来？' })
  await expect(respondent.getByRole('radio', { name: '不来' })).toBeVisible()
  await expect(reason).toBeHidden()
  await respondent.getByRole('radio', { name: '不来' }).check()
  await expect(reason).toBeVisible()
  await respondent.getByRole('radio', { name: '来', exact: true }).check()
  await expect(reason).toBeHidden()
})

test('a rule that is deleted comes back by undo, and rules that go in circles are named', async ({
  api,
  consolePage: page,
}) => {
  const shows = (id: string, from: string, to: string) => ({
    id,
    relation: 'AND' as const,
    conditionList: [{ formItemId: from, expression: 'notNull' as const }],
    triggerList: [{ formItemId: to, type: 'show' as const }],
  })
  await api.createForm({
    ...formOf('循环', questions),
    rules: [shows('rule1', 'people', 'reason'), shows('rule2', 'reason', 'people')],
  })
  await goToForm(page, '循环', '逻辑')
  await expect(page.getByText('显示逻辑形成了循环：2. 几位？ → 3. 为什么不来？')).toBeVisible()
  await page.getByRole('button', { name: '删除规则 2' }).click()
  await expect(page.getByRole('region', { name: '规则 2' })).toBeHidden()
  await expect(page.getByText('显示逻辑形成了循环')).toBeHidden()
  await expect(page.getByRole('button', { name: '添加规则' })).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: '规则 2' })).toBeVisible()
})

test('on a phone nothing scrolls sideways, and a form without questions says what to do', async ({
  api,
  consolePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await api.createForm(formOf('窄', questions))
  await goToForm(page, '窄', '逻辑')
  await page.getByRole('button', { name: '添加规则' }).click()
  await expectNoSidewaysScroll(page, 'a new rule')

  await api.createForm(formOf('空', []))
  await goToForm(page, '空', '逻辑')
  await expect(page.getByRole('heading', { name: '还没有可以作为条件的题目' })).toBeVisible()
  await page.getByRole('link', { name: '前往编辑' }).click()
  await expect(page).toHaveURL(/\/project\/form\/editor/)
})

test('a rule asks about one row of a matrix; the phone page obeys it, the title names the row, and deleting the row is said', async ({
  api,
  consolePage: page,
  respondent,
}) => {
  const named = (id: string, label: string) => ({ id, label: { 'zh-cn': label } })
  const formKey = await api.createForm(
    formOf('矩阵逻辑', [
      ask('matrix-select', 'grid', '评价', {
        options: {
          rows: [named('taste', '味道'), named('price', '价格')],
          columns: [named('bad', '不满意'), named('good', '满意')],
          multiple: false,
          requireEveryRow: false,
        },
      }),
      ask('textarea', 'reason', '价格{{q:grid.price}}，为什么？'),
    ]),
  )
  await goToForm(page, '矩阵逻辑', '逻辑')
  await page.getByRole('button', { name: '添加规则' }).click()
  const rule = page.getByRole('region', { name: '规则 1' })
  await rule.getByLabel('题目', { exact: true }).selectOption({ label: '1. 评价 › 价格' })
  await rule.getByLabel('值', { exact: true }).selectOption({ label: '不满意' })
  await rule.getByRole('combobox', { name: '要显示的题目' }).click()
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^2\. 价格/ })
    .click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()

  await api.publish(formKey)
  await respondent.setViewportSize({ width: 375, height: 812 })
  await respondent.goto(publicPath(formKey))
  const row = (name: string) => respondent.getByRole('radiogroup', { name })
  const reason = respondent.getByRole('textbox', { name: '价格不满意，为什么？' })
  await row('味道').getByRole('radio', { name: '不满意' }).check()
  await expect(row('价格')).toBeVisible()
  await expect(reason).toBeHidden()
  await row('价格').getByRole('radio', { name: '不满意' }).check()
  await expect(reason).toBeVisible()
  await row('价格').getByRole('radio', { name: '满意', exact: true }).check()
  await expect(reason).toBeHidden()

  await goToTab(page, '编辑')
  await page.getByRole('button', { name: /^选择第 1 题/ }).click()
  await page.getByRole('button', { name: '删除第 2 项' }).first().click()
  await expect(page.getByText('“价格”已删除，但仍有规则或标题引用')).toBeVisible()
  await page.getByRole('link', { name: '逻辑', exact: true }).click()
  await expect(rule.getByText('逻辑规则引用了此题中已不存在的部分')).toBeVisible()
})

test('parts of answers are named in the language of the console, whatever the form is written in; a question added to rows takes the cursor', async ({
  api,
  consolePage: page,
}) => {
  const rows = ask('sub-form', 'rows01', { de: 'Weitere Teilnehmende' })
  const formKey = await api.createForm({
    ...formOf('Anmeldung', [{ ...rows, children: [ask('input', 'name01', { de: 'Vorname' })] }]),
    title: { de: 'Anmeldung' },
    languages: ['de'],
    defaultLanguage: 'de',
  })
  await page.goto(`/project/form/logic?key=${formKey}`)
  await page.getByRole('button', { name: '添加规则' }).click()
  const field = page.getByRole('region', { name: '规则 1' }).getByLabel('题目', { exact: true })
  await expect(field.locator('option', { hasText: '行数' })).toHaveCount(1)
  await expect(field.locator('option', { hasText: 'Vorname（任意一行）' })).toHaveCount(1)

  await page.goto(`/project/form/editor?key=${formKey}`)
  await page.getByRole('button', { name: /^选择第 1 题/ }).click()
  await page.getByRole('button', { name: '添加题目' }).click()
  await page.getByRole('menuitem', { name: '单行文本' }).click()
  const title = page.getByRole('region', { name: '题目设置' }).getByLabel('题目', { exact: true })
  await expect(title).toBeFocused()
  await page.keyboard.type('Nachname')
  await expect(title).toHaveValue('Nachname')
})
