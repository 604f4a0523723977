// A form tried in the designer: begun anywhere, filled with samples, and explained by its rules.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { formOf } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

const choices = ['来', '不来'].map((label, index) => ({ id: `coming${index}`, label: { 'zh-cn': label } }))
const questions = [
  ask('radio', 'coming', '来不来？', { options: { choices } }),
  ask('number', 'people', '几位？', { required: true }),
  ask('pagination', 'fold', ''),
  ask('textarea', 'reason', '为什么不来？'),
  ask('input', 'phone', '电话', { required: true, options: { format: 'mobile' } }),
  ask('upload', 'file', '附件'),
]
const rules = [
  {
    id: 'rule1',
    relation: 'AND' as const,
    conditionList: [{ formItemId: 'coming', expression: 'eq' as const, optionValue: 'coming1' }],
    triggerList: [{ formItemId: 'reason', type: 'show' as const }],
  },
]

const panel = (page: Page) => page.getByRole('complementary', { name: '规则' })
const start = (page: Page) => page.getByRole('combobox', { name: '从这里开始' })
const startAt = async (page: Page, name: string) => {
  await start(page).click()
  await page.getByRole('listbox').getByRole('option', { name }).click()
}

test('a form is begun at a question, filled with samples, seen on each device, and says why a question is hidden', async ({
  api,
  consolePage: page,
}) => {
  await api.createForm({ ...formOf('试填', questions), rules })
  await goToForm(page, '试填', '预览')

  await test.step('the rules say what is hidden and why', async () => {
    await expect(page.getByRole('radio', { name: '不来' })).toBeVisible()
    await expect(panel(page).getByRole('heading', { name: '当前隐藏：1 道题' })).toBeVisible()
    await expect(panel(page).getByRole('heading', { name: /规则 1\s*未满足/ })).toBeVisible()
    await expect(panel(page).getByText(/1\. 来不来？选择了“不来”时/)).toBeVisible()
    await expect(panel(page).getByText('当前未填写')).toBeVisible()
    await panel(page).getByRole('button', { name: '规则 1 未满足，不显示' }).click()
    await expect(panel(page).getByRole('heading', { name: /规则 1/ })).toBeFocused()
    await expectAccessible(page, 'the rules of a preview')
  })

  await test.step('it begins at a question, by the list and by the address', async () => {
    await startAt(page, '4. 电话')
    await expect(page.getByRole('textbox', { name: '电话' })).toBeFocused()
    await expect(page).toHaveURL(/question=phone/)
    await page.reload()
    await expect(page.getByRole('textbox', { name: '电话' })).toBeFocused()
    await startAt(page, '3. 为什么不来？')
    await expect(page.getByText('“3. 为什么不来？”当前被规则隐藏，不能从它开始。')).toBeVisible()
    await startAt(page, '表单开头')
    await expect(page.getByRole('radio', { name: '不来' })).toBeVisible()
    await expect(page.getByText('当前被规则隐藏，不能从它开始。')).toBeHidden()
  })

  await test.step('an answer meets the rule, and its question is a press away', async () => {
    await page.getByRole('radio', { name: '不来' }).check()
    await expect(panel(page).getByRole('heading', { name: '当前隐藏：0 道题' })).toBeVisible()
    await expect(panel(page).getByRole('heading', { name: /规则 1\s*已满足/ })).toBeVisible()
    await expect(panel(page).getByText('当前答案：不来')).toBeVisible()
    await panel(page).getByRole('button', { name: '3. 为什么不来？' }).click()
    await expect(page.getByRole('textbox', { name: '为什么不来？' })).toBeFocused()
  })

  await test.step('samples fill what is open, and what nobody can make up is named', async () => {
    await page.getByRole('textbox', { name: '为什么不来？' }).fill('没有时间')
    await page.getByRole('button', { name: '填入示例答案' }).click()
    const note = page.getByRole('status').filter({ hasText: '已为 2 道题填入示例。' })
    await expect(note).toContainText('还有 1 道题需要您自己填写')
    await expect(page.getByRole('textbox', { name: '为什么不来？' })).toHaveValue('没有时间')
    await expect(page.getByRole('textbox', { name: '电话' })).toHaveValue(/^1\d{10}$/)
    await expect(note.getByRole('button', { name: '5. 附件' })).toBeVisible()
    await page.getByRole('button', { name: '检查答案' }).click()
    await expect(page.getByText('答案都符合要求，提交后会保存。')).toBeVisible()
  })

  await test.step('another device keeps page and answers', async () => {
    const sheet = page.locator('[data-surface=paper]')
    for (const [device, width] of [
      ['平板', 768],
      ['手机', 375],
    ] as const) {
      await page.getByRole('radio', { name: device, exact: true }).check()
      await expect(page.getByRole('textbox', { name: '为什么不来？' })).toHaveValue('没有时间')
      const screen = device === '平板' ? sheet : sheet.locator('> div')
      expect(await screen.evaluate((element) => element.getBoundingClientRect().width)).toBe(width)
    }
  })

  await test.step('and starting over clears them', async () => {
    await page.getByRole('button', { name: '重新填写' }).click()
    await startAt(page, '表单开头')
    await expect(page.getByRole('radio', { name: '不来' })).not.toBeChecked()
    await expect(
      page.getByRole('spinbutton', { name: '几位？' }).or(page.getByRole('textbox', { name: '几位？' })),
    ).toHaveValue('')
    await expect(panel(page).getByText('当前未填写')).toBeVisible()
    await panel(page).getByRole('link', { name: '修改规则' }).click()
    await expect(page.getByRole('region', { name: '规则 1' })).toBeVisible()
  })
})

test('on a phone the rules are a drawer that leads to the question; without rules and questions it says so', async ({
  api,
  consolePage: page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await api.createForm({ ...formOf('窄预览', questions), rules })
  await goToForm(page, '窄预览', '预览')
  await expect(panel(page)).toBeHidden()
  await page.getByRole('radio', { name: '不来' }).check()
  await page.getByRole('button', { name: '规则', exact: true }).press('Enter')
  const drawer = page.getByRole('dialog', { name: '规则' })
  await expectAccessible(page, 'the rules in a drawer')
  await drawer.getByRole('button', { name: '3. 为什么不来？' }).press('Enter')
  await expect(drawer).toBeHidden()
  await expect(page.getByRole('textbox', { name: '为什么不来？' })).toBeFocused()
  await expectNoSidewaysScroll(page, 'a preview')

  await api.createForm(formOf('无规则', [ask('input', 'name', '姓名')]))
  await goToForm(page, '无规则', '预览')
  await page.getByRole('button', { name: '规则', exact: true }).click()
  await expect(drawer.getByText('还没有规则')).toBeVisible()
  await drawer.getByRole('link', { name: '修改规则' }).click()
  await expect(page).toHaveURL(/\/project\/form\/logic/)

  await api.createForm(formOf('空预览', []))
  await goToForm(page, '空预览')
  await goToTab(page, '预览')
  await expect(page.getByText('还没有题目可以预览')).toBeVisible()
  await expect(page.getByRole('button', { name: '填入示例答案' })).toBeHidden()
})
