// Everything on the way from sign-in to a submitted answer can be done without a mouse.
import type { Locator, Page } from '@playwright/test'
import { formOf } from '../fixtures/api.ts'
import { goToForm } from '../fixtures/go.ts'
import { product } from '../fixtures/product.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, test } from '../fixtures/test.ts'

test('sign in, design, publish and fill in by keyboard alone', async ({ page, context }) => {
  test.setTimeout(120_000)
  const { keyboard } = page

  await test.step('sign in', async () => {
    await page.goto('/')
    await expect(page.getByLabel('用户名')).toBeFocused()
    await keyboard.type('admin')
    await keyboard.press('Enter')
    await expect(page.getByLabel('密码', { exact: true }), 'an empty password is asked for').toBeFocused()
    await keyboard.type('not my password')
    await keyboard.press('Enter')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByLabel('密码', { exact: true })).toBeFocused()
    await keyboard.press('Control+a')
    await keyboard.type(product().passwordOf('admin'))
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: '当前用户：管理员' })).toBeVisible()
  })

  await test.step('create a form', async () => {
    await tabTo(page.getByRole('link', { name: '我的表单' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: '我的表单', level: 1 })).toBeFocused()
    await tabTo(page.getByRole('button', { name: '新建表单' }))
    await keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: '新建表单' }).getByLabel('表单名称')).toBeFocused()
    await keyboard.type('键盘也可以')
    await keyboard.press('Enter')
    await expect(page.getByText('从左侧选择题型，开始设计表单')).toBeVisible()
  })

  await test.step('add two questions', async () => {
    const palette = page.getByRole('complementary', { name: '题型' })
    const title = page.getByRole('region', { name: '题目设置' }).getByLabel('题目', { exact: true })
    await tabTo(palette.getByRole('button', { name: '单行文本' }))
    await keyboard.press('Enter')
    await expect(title).toBeFocused()
    await keyboard.type('姓名')
    await tabTo(palette.getByRole('button', { name: '单选题' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await expect(title).toBeFocused()
    await keyboard.type('来不来？')
    await expect(page.getByRole('button', { name: '选择第 2 题：来不来？' })).toBeVisible()
  })

  await test.step('move the second up and take that back', async () => {
    await tabTo(page.getByRole('button', { name: '选择第 2 题：来不来？' }), 'Shift+Tab')
    await keyboard.press('Alt+ArrowUp')
    await expect(page.getByRole('button', { name: '选择第 1 题：来不来？' })).toBeVisible()
    await keyboard.press('Control+z')
    await expect(page.getByRole('button', { name: '选择第 2 题：来不来？' })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: /^已保存$/ })).toBeVisible()
  })

  const publicPage = await test.step('publish', async () => {
    await tabTo(page.getByRole('navigation', { name: '表单功能' }).getByRole('link', { name: '发布' }), 'Shift+Tab')
    await keyboard.press('Enter')
    await tabTo(page.getByRole('main').getByRole('button', { name: '发布表单' }))
    await keyboard.press('Enter')
    await expect(page.getByText('表单正在收集答卷。')).toBeVisible()
    await tabTo(page.getByRole('link', { name: '打开填写页面' }))
    const [opened] = await Promise.all([context.waitForEvent('page'), keyboard.press('Enter')])
    return opened
  })

  await test.step('fill in', async () => {
    await expect(publicPage.getByRole('heading', { name: '键盘也可以' })).toBeVisible()
    await tabTo(publicPage.getByRole('textbox', { name: '姓名' }))
    await publicPage.keyboard.type('王小明')
    await tabTo(publicPage.getByRole('radio').first())
    await publicPage.keyboard.press('ArrowDown')
    await expect(publicPage.getByRole('radio').nth(1)).toBeChecked()
    await tabTo(publicPage.getByRole('button', { name: '提交', exact: true }))
    await publicPage.keyboard.press('Enter')
    await expect(publicPage.getByRole('heading', { name: '提交成功' })).toBeFocused()
  })
})

test('the designer’s keys are in the sheet, and those of a text field stay its own', async ({
  consolePage: page,
  api,
}) => {
  const { keyboard } = page
  await api.createForm(formOf('快捷键', [ask('input', 'first', '甲'), ask('input', 'second', '乙')]))
  await goToForm(page, '快捷键')
  const questions = page.getByRole('button', { name: /^选择第 \d 题/ })
  await page.getByRole('button', { name: '选择第 2 题：乙' }).click()

  await keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  for (const name of [
    '立即保存',
    '撤销',
    '重做',
    '复制选中的题目',
    '上移选中的题目',
    '下移选中的题目',
    '删除选中的题目',
  ])
    await expect(sheet.getByRole('term').filter({ hasText: name })).toHaveCount(1)
  await keyboard.press('Delete')
  await keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(questions).toHaveCount(2)

  await keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('button', { name: '选择第 1 题：乙' })).toBeVisible()
  await keyboard.press('Control+d')
  await expect(questions).toHaveCount(3)

  const title = page.getByRole('region', { name: '题目设置' }).getByLabel('题目', { exact: true })
  await title.fill('丙丁')
  await title.press('Home')
  await title.press('Delete')
  await expect(title).toHaveValue('丁')
  await title.press('Control+d')
  await title.press('Alt+ArrowDown')
  await expect(questions).toHaveCount(3)
  const required = page.getByRole('region', { name: '题目设置' }).getByLabel('必填')
  await required.focus()
  await keyboard.press('Control+y')
  await expect(questions).toHaveCount(3)

  await page.getByRole('button', { name: '选择第 2 题：丁' }).click()
  await keyboard.press('Delete')
  await expect(questions).toHaveCount(2)
  await keyboard.press('Control+z')
  await expect(questions).toHaveCount(3)
  await keyboard.press('Control+Shift+z')
  await expect(questions).toHaveCount(2)
})

/** Presses the key until `target` has the focus, as a person without a mouse would. */
const tabTo = async (target: Locator, key = 'Tab'): Promise<void> => {
  await target.waitFor()
  const page: Page = target.page()
  for (let press = 0; press < 100; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target, `reached by ${key}`).toBeFocused()
}
