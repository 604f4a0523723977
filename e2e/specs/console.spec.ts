// What holds between the tabs of the console and its people. What holds on every screen: every-screen.spec.ts.
import { expectAccessible } from '../fixtures/accessibility.ts'
import { apiOf, formOf, isAlive } from '../fixtures/api.ts'
import { goToForm, goToTab } from '../fixtures/go.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

/** The demo's survey with 5,000 answers. */
const survey = 'sat5Xw9c'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`sign-in is accessible in ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto('/login')
    await expect(page.getByRole('heading', { name: '登录' })).toBeVisible()
    await expectAccessible(page, 'sign-in')
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('请输入用户名')).toBeVisible()
    await expectAccessible(page, 'sign-in with errors')
  })
}

test('on a phone the menu leads on', async ({ consolePage }) => {
  await consolePage.setViewportSize({ width: 375, height: 812 })
  await consolePage.goto('/index')
  await consolePage.getByRole('button', { name: '打开菜单' }).click()
  await consolePage.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
  await expect(consolePage.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
})

test('another language at once, without loading anything anew', async ({ consolePage }) => {
  await consolePage.goto('/project/list')
  await expect(consolePage.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  let navigations = 0
  consolePage.on('framenavigated', () => navigations++)
  await consolePage.getByRole('button', { name: '语言：简体中文' }).click()
  await consolePage.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(consolePage.getByRole('heading', { name: 'My forms', level: 1 })).toBeVisible()
  await expect(consolePage.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  await expect(consolePage.locator('html')).toHaveAttribute('lang', 'en')
  expect(navigations).toBe(0)
  await consolePage.reload()
  await expect(consolePage.getByRole('heading', { name: 'My forms', level: 1 })).toBeVisible()
})

test('what must not be sent twice cools down for three seconds, and shows it', async ({ consolePage, api }) => {
  await api.createForm(formOf('冷却', [ask('input', 'q1', '姓名')]))
  await goToForm(consolePage, '冷却', '发布')
  let published = 0
  await consolePage.route('**/sapi/user/form/publish', (route) => {
    published++
    // Refused, so that the button stays.
    return route.fulfill({ json: { code: 500, msg: '稍后再试', data: null } })
  })
  const button = consolePage.getByRole('button', { name: '发布表单' })
  await button.click()
  await expect(button.locator('[data-slot=cooldown]')).toBeVisible()
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await button.click({ force: true })
  await consolePage.waitForTimeout(1000)
  expect(published).toBe(1)
  await expect(button.locator('[data-slot=cooldown]')).toHaveCount(0, { timeout: 5000 })
  await button.click()
  await expect.poll(() => published).toBe(2)
})

test('signing out in one tab signs out the others', async ({ context }) => {
  // A session of its own: the one of the other tests has to live on.
  const { token } = await apiOf('lin')
  await signIn(context, token)
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const tab of [first, second]) {
    await tab.goto('/project/list')
    await expect(tab.getByRole('button', { name: '当前用户：林晓' })).toBeVisible()
  }
  await first.getByRole('button', { name: '当前用户：林晓' }).click()
  await first.getByRole('menuitem', { name: '退出登录' }).click()
  await first.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
  for (const tab of [first, second]) await expect(tab.getByRole('heading', { name: '登录' })).toBeVisible()
  expect(await isAlive(token), 'the server ended the session, too').toBe(false)
})

test.describe('somebody who may only look', () => {
  test.use({ userName: 'weber' })

  test('sees no way to change anything', async ({ consolePage }) => {
    await consolePage.goto('/project/list')
    await expect(consolePage.getByRole('button', { name: '当前用户：Anna Weber' })).toBeVisible()
    const row = consolePage.getByRole('row').filter({ hasText: '5,000' })
    await expect(row).toBeVisible()
    await expect(consolePage.getByRole('button', { name: '新建表单' })).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(consolePage.getByRole('link', { name: '回收站' })).toHaveCount(0)

    await row.getByRole('link', { name: '客户满意度调查', exact: true }).click()
    await expect(consolePage.getByRole('navigation', { name: '表单功能' })).toBeVisible()
    for (const sign of [consolePage.getByRole('toolbar', { name: '撤销与重做' }), consolePage.getByText('已保存')])
      await expect(sign, 'what belongs to editing is not offered').toHaveCount(0)
    await goToTab(consolePage, '数据')
    await expect(consolePage.getByRole('row').nth(10)).toBeVisible()
    await consolePage.getByRole('row').nth(1).getByRole('cell').nth(2).click()
    await expect(consolePage.getByRole('dialog').getByRole('definition').first()).toBeVisible()
    await expect(consolePage.getByRole('dialog').getByRole('button', { name: '编辑' })).toHaveCount(0)
    // Marked records can be exported by those who may not remove them.
    await consolePage.getByRole('checkbox', { name: '选择本页全部' }).check()
    await expect(consolePage.getByRole('button', { name: '导出 20 条' })).toBeVisible()
    await expect(consolePage.getByRole('button', { name: /删除/ })).toHaveCount(0)

    await consolePage.getByRole('dialog').getByRole('button', { name: '关闭' }).click()
    const tabs = consolePage.getByRole('navigation', { name: '表单功能' }).getByRole('link')
    await expect(tabs).toHaveText(['预览', '统计', '数据'])
    await consolePage.goto(`/project/form/publish?key=${survey}`)
    await expect(consolePage.getByRole('button', { name: '停止收集' })).toHaveCount(0)
  })

  test('is told so where only others may go', async ({ consolePage }) => {
    await consolePage.goto(`/project/form/editor?key=${survey}`)
    await expect(consolePage.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
    await consolePage.goto('/project/recycle')
    await expect(consolePage).toHaveURL(/\/401$/)
    await expect(consolePage.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
  })
})
