// Posts: made, changed and deleted; given to people, and by department.
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/test.ts'

const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}(\\s|\\*|$)`))
const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const unique = () => Math.random().toString(36).slice(2, 8)

test('a post is made, ordered, disabled, found and deleted; one that is held stays', async ({ consolePage: page }) => {
  const name = `巡检${unique()}`
  await page.goto('/system/post')
  await page.getByRole('button', { name: '新增岗位' }).click()
  await field(page, '岗位名称').fill(name)
  await field(page, '岗位编码').fill('engineer')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('岗位编码“engineer”已存在')).toBeVisible()
  await expect(field(page, '岗位编码')).toBeFocused()
  await field(page, '岗位编码').fill(`e2e_${unique()}`)
  await save(page)

  await row(page, name)
    .getByRole('button', { name: new RegExp(`^“${name}”的排序`) })
    .click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('77')
  await page.keyboard.press('Enter')
  await expect(row(page, name).getByRole('button', { name: /的排序/ })).toHaveText('77')
  // Shown at once, so only the answer tells that it is stored.
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await row(page, name).getByRole('switch').click()
  await stored
  await page.getByRole('searchbox', { name: '搜索岗位名称' }).fill(name)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.goto('/system/post?status=disabled')
  await expect(row(page, '顾问')).toBeVisible()
  await expect(row(page, name)).toBeVisible()

  await page.getByRole('button', { name: `删除“${name}”` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, name)).toHaveCount(0)

  await page.goto('/system/post')
  await page.getByRole('button', { name: '删除“测试工程师”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('岗位“测试工程师”有人任职（吴静怡），不能删除')).toBeVisible()
  await expect(row(page, '测试工程师')).toBeVisible()
})

test('a person is given posts, and finds them in their own account', async ({ consolePage: page }) => {
  const userName = `e2e${unique()}`
  const dialog = page.getByRole('dialog')
  await page.goto('/system/user')
  await page.getByRole('button', { name: '新增用户' }).click()
  await dialog.getByLabel('用户名', { exact: false }).first().fill(userName)
  await dialog.getByLabel('姓名', { exact: false }).nth(0).fill('岗位测试')
  await dialog.getByRole('combobox', { name: '岗位' }).click()
  await page.getByRole('option', { name: '实习生' }).click()
  await page.getByRole('option', { name: '测试工程师' }).click()
  // Disabled: nobody gets it any more.
  await expect(page.getByRole('option', { name: '顾问' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog', { name: `“${userName}”的新密码` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row(page, userName)).toContainText('测试工程师')
  await expect(row(page, userName)).toContainText('实习生')

  await page.goto('/user/profile')
  await expect(page.getByRole('main').getByText('总经理')).toBeVisible()
})

test.describe('the posts of a department', () => {
  const post = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })

  test('are reached from its row, given, taken, and given back', async ({ consolePage: page }) => {
    await page.goto('/system/dept')
    await row(page, '人力资源部').getByRole('link', { name: '“人力资源部”的岗位' }).click()
    await expect(page).toHaveURL(/\/dept\/post\?deptId=\d+$/)
    await expect(post(page, '人事专员').getByRole('listitem')).toHaveText([/孙浩然/, /马丽.*停用/])

    await page.getByRole('button', { name: '分配岗位' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '分配岗位' }).click()
    await expect(dialog.getByText('请至少选择一人')).toBeVisible()
    await dialog.getByRole('combobox', { name: '岗位' }).click()
    await page.getByRole('option', { name: '市场专员' }).click()
    await expect(dialog.getByText('请选择岗位')).toBeHidden()
    await dialog.getByRole('combobox', { name: '人员' }).click()
    await page.getByRole('combobox', { name: '搜索姓名、用户名或部门' }).fill('马')
    await page.getByRole('option', { name: /马丽/ }).click()
    await page.keyboard.press('Escape')
    await dialog.getByRole('button', { name: '分配岗位' }).click()
    await expect(dialog).toBeHidden()
    await expect(post(page, '市场专员').getByRole('listitem')).toHaveText([/马丽/])

    await page.getByRole('button', { name: '移除“马丽”的岗位“市场专员”' }).click()
    await expect(post(page, '市场专员')).toHaveCount(0)
    await expect(page.getByRole('group', { name: '人力资源部' })).toBeFocused()
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(post(page, '市场专员').getByRole('listitem')).toHaveText([/马丽/])
    await page.getByRole('button', { name: '移除“马丽”的岗位“市场专员”' }).click()
    await expect(post(page, '市场专员')).toHaveCount(0)
  })

  test('can count departments below, and say where nobody is', async ({ consolePage: page }) => {
    await page.goto('/dept/post')
    await expect(page.getByRole('heading', { name: '此部门没有人员' })).toBeVisible()
    await page.getByRole('button', { name: '显示下级部门的人员' }).click()
    await expect(post(page, '测试工程师').getByRole('listitem')).toContainText(['wu · 测试组'])
    await expect(page).toHaveURL(/below=yes/)
    await page.getByRole('treeitem', { name: '产品部' }).click()
    await expect(post(page, '产品经理').getByRole('listitem')).toHaveText([/林晓/])
    await expect(post(page, '测试工程师')).toHaveCount(0)
  })

  test.describe('for the head of a department', () => {
    test.use({ userName: 'zhao' })

    test('are those of their own and below', async ({ consolePage: page }) => {
      await page.goto('/dept/post?below=yes')
      await expect(post(page, '开发工程师').getByRole('listitem')).toHaveCount(3)
      await expect(page.getByRole('treeitem')).toHaveText([/研发中心/, /前端组/, /后端组/, /测试组/])
      await expect(page.getByText('林晓')).toHaveCount(0)
      await page.goto('/dept/post?deptId=1')
      await expect(page.getByRole('main').getByText('不存在', { exact: false }).first()).toBeVisible()
    })
  })
})
