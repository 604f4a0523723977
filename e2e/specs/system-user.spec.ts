// Accounts from end to end: made, changed, given a new password, used, and closed to those without permission.
import type { Page } from '@playwright/test'
import { codes } from '#shared/contract/endpoint'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { product } from '../fixtures/product.ts'
import { expect, test } from '../fixtures/test.ts'

const list = '/system/user'
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('an account by keyboard: create, edit, reset the password, sign in with it', async ({ consolePage, browser }) => {
  test.setTimeout(120_000)
  const page = consolePage
  const { keyboard } = page
  const userName = `e2e${Date.now()}`
  const dialog = page.getByRole('dialog')
  let password = ''

  await test.step('what is wrong stands beside its field, and focus is on the first', async () => {
    await page.goto(list)
    await page.getByRole('button', { name: '新增用户' }).focus()
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('用户名', { exact: false }).first()).toBeFocused()
    await expect(page).toHaveURL(/open=new/)
    await keyboard.type('x')
    await dialog.getByRole('button', { name: '保存' }).focus()
    await keyboard.press('Enter')
    await expect(dialog.getByText(/用户名需要 2–30 个字符/)).toBeVisible()
    await expect(dialog.getByText(/请填写姓名/)).toBeVisible()
    await expect(dialog.getByLabel('用户名', { exact: false }).first()).toBeFocused()
    await expectAccessible(page, 'the drawer with errors')
  })

  await test.step('a name that is taken is told by the server, beside the name', async () => {
    await keyboard.press('Control+a')
    await keyboard.type('admin')
    await keyboard.press('Tab')
    await keyboard.type('端到端')
    await dialog.getByRole('button', { name: '保存' }).focus()
    await keyboard.press('Enter')
    await expect(dialog.getByText('用户名“admin”已存在')).toBeVisible()
    await expect(dialog.getByLabel('用户名', { exact: false }).first()).toBeFocused()
  })

  await test.step('leaving asks once', async () => {
    await keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: '放弃未保存的修改？' })
    await expect(question.getByRole('button', { name: '继续编辑' })).toBeFocused()
    await keyboard.press('Enter')
    await expect(question).toBeHidden()
  })

  await test.step('create, with a role and a password that is made up', async () => {
    await dialog.getByLabel('用户名', { exact: false }).first().focus()
    await keyboard.press('Control+a')
    await keyboard.type(userName)
    await dialog.getByRole('combobox', { name: '角色' }).focus()
    await keyboard.press('Enter')
    await keyboard.type('表单创建者')
    await keyboard.press('Enter')
    await keyboard.press('Escape')
    const save = dialog.getByRole('button', { name: '保存' })
    await save.focus()
    // What was just refused is not sent again by a second press (ux C29).
    await expect(save).not.toHaveAttribute('data-cooling')
    await keyboard.press('Enter')
    const shown = page.getByRole('dialog', { name: `“${userName}”的新密码` })
    await expect(shown).toBeVisible()
    expect(await shown.getByRole('textbox').inputValue()).toMatch(/^\S{16}$/)
    await keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(row(page, userName)).toContainText('表单创建者')
    await expect(page).not.toHaveURL(/open=/)
  })

  await test.step('edit', async () => {
    await page.getByRole('button', { name: `编辑“${userName}”` }).focus()
    await keyboard.press('Enter')
    await expect(dialog.getByLabel('姓名', { exact: false }).first()).toBeFocused()
    await keyboard.press('Control+a')
    await keyboard.type('改过的姓名')
    await dialog.getByRole('button', { name: '保存' }).focus()
    await keyboard.press('Enter')
    await expect(row(page, userName)).toContainText('改过的姓名')
    await expect(page.getByRole('button', { name: `编辑“${userName}”` })).toBeFocused()
  })

  await test.step('reset the password', async () => {
    await page.getByRole('button', { name: `“${userName}”的更多操作` }).focus()
    await keyboard.press('Enter')
    await page.getByRole('menuitem', { name: '重置密码' }).focus()
    await keyboard.press('Enter')
    const question = page.getByRole('alertdialog', { name: `重置“${userName}”的密码？` })
    await expect(question.getByRole('button', { name: '取消' })).toBeFocused()
    await question.getByRole('button', { name: '重置密码' }).focus()
    await keyboard.press('Enter')
    password = await page
      .getByRole('dialog', { name: `“${userName}”的新密码` })
      .getByRole('textbox')
      .inputValue()
    expect(password).toMatch(/^\S{16}$/)
    await keyboard.press('Escape')
  })

  await test.step('the new person signs in and sees what the role allows', async () => {
    const context = await browser.newContext({ baseURL: product().address, locale: 'zh-CN' })
    const theirs = await context.newPage()
    await theirs.goto('/login')
    await theirs.getByLabel('用户名').fill(userName)
    await theirs.getByLabel('密码', { exact: true }).fill(password)
    await theirs.keyboard.press('Enter')
    // Exactly: an empty dashboard leads to the forms too, by “前往我的表单”.
    await expect(theirs.getByRole('link', { name: '我的表单', exact: true })).toBeVisible()
    await expect(theirs.getByRole('link', { name: '用户管理' })).toHaveCount(0)
    // Not for them (spec 6), and the server says the same.
    await theirs.goto(list)
    await expect(theirs).toHaveURL(/\/401$/)
    const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
    const answer = await theirs.request.get('/sapi/system/user/page', {
      headers: { authorization: `Bearer ${decodeURIComponent(token)}` },
    })
    expect(await answer.json()).toMatchObject({ code: codes.forbidden, data: null })
    await context.close()
  })
})

test('the state is switched at once, and taken back when the server refuses', async ({ consolePage }) => {
  const page = consolePage
  await page.goto(`${list}?userName=sun`)
  const toggle = page.getByRole('switch', { name: '启用“sun”' })
  await expect(toggle).toBeChecked()
  await page.route('**/sapi/system/user/changeStatus', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.fulfill({ json: { code: 500, msg: '服务暂时不可用', data: null } })
  })
  await toggle.click()
  await expect(toggle).not.toBeChecked({ timeout: 400 })
  await expect(page.getByText('服务暂时不可用')).toBeVisible()
  await expect(toggle).toBeChecked()
  await page.unroute('**/sapi/system/user/changeStatus')
  await toggle.click()
  await expect(row(page, 'sun')).toBeVisible()
  await page.reload()
  await expect(toggle).not.toBeChecked()
  await toggle.click()
  await expect(toggle).toBeChecked()
})

test('who saves what somebody else has changed is told so, and goes on with the latest', async ({
  consolePage,
  api,
}) => {
  const page = consolePage
  const dialog = page.getByRole('dialog')
  const headers = { authorization: `Bearer ${api.token}` }
  const remark = dialog.getByRole('textbox', { name: '备注' })
  await page.goto(`${list}?userName=wu`)
  await page.getByRole('button', { name: '编辑“wu”' }).click()
  await remark.fill('我的备注')

  const { records } = (await (await page.request.get('/sapi/system/user/page?userName=wu', { headers })).json()).data
  const { id, version, nickName, deptId, email, phone, sex, status, roles } = records[0]
  const roleIds = roles.map((role: { id: string }) => role.id)
  const data = { id, version, nickName, deptId, email, phone, sex, status, roleIds, remark: '别人的备注' }
  expect(await (await page.request.put('/sapi/system/user', { headers, data })).json()).toMatchObject({
    code: codes.ok,
  })

  await dialog.getByRole('button', { name: '保存' }).click()
  const conflict = page.getByRole('dialog', { name: '内容已被他人修改' })
  // Who, and what differs.
  await expect(conflict).toContainText('管理员')
  const cells = conflict.getByRole('row', { name: /备注/ }).getByRole('cell')
  await expect(cells).toHaveText(['我的备注', '别人的备注'])
  await conflict.getByRole('button', { name: '采用当前内容' }).click()
  await expect(conflict).toHaveCount(0)
  await expect(remark).toHaveValue('别人的备注')
  await remark.fill('两人的备注')
  await dialog.getByRole('button', { name: '保存' }).click()
  await expect(dialog).toHaveCount(0)
})

test('the address holds filters and the department, and heals from what makes no sense', async ({ consolePage }) => {
  const page = consolePage
  await page.goto(`${list}?page=x&size=7&status=maybe&deptId=abc&open=../1`)
  await expect(row(page, 'admin')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const tree = page.getByRole('tree', { name: '部门' })
  await tree.getByText('人力资源部').click()
  await expect(page).toHaveURL(/deptId=\d+/)
  await expect(row(page, '孙浩然')).toBeVisible()
  await expect(row(page, 'admin')).toHaveCount(0)
  await page.getByRole('searchbox', { name: '用户名或姓名' }).fill('没有这个人')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).first().click()
  await expect(row(page, 'admin')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('an import is checked row by row and written whole or not at all', async ({ consolePage }) => {
  const page = consolePage
  await page.goto(list)
  const name = `imp${Date.now()}`
  await page.getByRole('button', { name: '导入与导出' }).click()
  await page.getByRole('menuitem', { name: '导入用户' }).click()
  const dialog = page.getByRole('dialog', { name: '导入用户' })
  const template = page.waitForEvent('download')
  await dialog.getByRole('button', { name: '下载模板' }).click()
  expect((await template).suggestedFilename()).toMatch(/\.xlsx$/)

  const pick = (lines: readonly string[]) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'people.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['用户名,姓名', ...lines].join('\n')),
    })
  await pick([`${name},导入的人`, 'admin,已有的人'])
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('用户名“admin”已存在')).toBeVisible()
  await expect(dialog.getByText('未导入')).toBeVisible()
  await expectAccessible(page, 'the report')

  await dialog.getByRole('button', { name: '移除 people.csv' }).click()
  await pick([`${name},导入的人`])
  await dialog.getByRole('button', { name: '仅检查' }).click()
  await expect(dialog.getByText('检查通过')).toBeVisible()
  await dialog.getByRole('button', { name: '开始导入' }).click()
  await expect(dialog.getByText('导入完成')).toBeVisible()
  await dialog.getByRole('button', { name: '关闭' }).last().click()
  await expect(row(page, name)).toBeVisible()

  await page.getByRole('button', { name: '导入与导出' }).click()
  const sheet = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: '导出全部' }).click()
  expect((await sheet).suggestedFilename()).toMatch(/\.xlsx$/)

  await row(page, name).getByRole('checkbox').click()
  await page
    .getByRole('toolbar', { name: /批量操作/ })
    .getByRole('button', { name: '删除 1 项' })
    .click()
  const question = page.getByRole('alertdialog', { name: `删除“${name}”？` })
  await question.getByRole('button', { name: '删除' }).click()
  await expect(row(page, name)).toHaveCount(0)
})

test('roles are assigned on a page of their own: over all pages, not disabled ones, and it closes', async ({
  consolePage,
  api,
}) => {
  const page = consolePage
  const names = ['甲', '乙', '丙', '丁', '戊'].map((name) => `角色${name}${Date.now()}`)
  for (const [index, roleName] of names.entries()) {
    const answer = await page.request.post('/sapi/system/role', {
      headers: { authorization: `Bearer ${api.token}` },
      data: {
        roleKey: `e2e${Date.now()}${index}`,
        roleName,
        sort: 900 + index,
        status: index === 0 ? 'disabled' : 'active',
        remark: '',
        menuIds: [],
      },
    })
    expect(await answer.json()).toMatchObject({ code: codes.ok })
  }
  await page.goto(`${list}?userName=xu`)
  await page.getByRole('link', { name: '为“xu”分配角色' }).click()
  await expect(page).toHaveURL(/\/auth\/role\/\d+$/)
  await expect(page.getByRole('definition').filter({ hasText: '徐梦洁' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: names[0] ?? '' })).toBeDisabled()
  await expectAccessible(page, 'the roles of a person')

  await page.goto(`${page.url()}?size=5`)
  await page.getByRole('row', { name: '数据查看者' }).click()
  await expect(page.getByText('已选择 2 个角色')).toBeVisible()
  // Other journeys leave roles behind; by their order, these are the last.
  await page
    .getByRole('button', { name: /^第 \d+ 页$/ })
    .last()
    .click()
  await page.getByRole('row', { name: names[4] ?? '' }).click()
  await expect(page.getByText('已选择 3 个角色')).toBeVisible()
  await page.getByRole('button', { name: '提交' }).click()
  await expect(page).toHaveURL(/\/system\/user$/)
  await expect(page.getByRole('link', { name: /分配角色：xu/ })).toHaveCount(0)
  const cells = row(page, '徐梦洁')
  await expect(cells).toContainText(`表单创建者、数据查看者、${names[4]}`)
})

test.describe('a head of department', () => {
  test.use({ userName: 'zhao' })

  // May add, edit, reset and export, but neither delete nor import.
  test('finds no action without permission, and nobody of other departments', async ({ consolePage }) => {
    const page = consolePage
    await page.goto(list)
    await expect(row(page, '陈思远')).toBeVisible()
    await expect(page.getByRole('button', { name: '新增用户' })).toBeVisible()
    await expect(row(page, '陈思远').getByRole('checkbox')).toHaveCount(0)
    await page.getByRole('button', { name: '导入与导出' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['导出全部'])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '“chen”的更多操作' }).click()
    await expect(page.getByRole('menuitem')).toHaveText(['重置密码'])
    // Out of their department: not there, whatever the address says.
    await page.goto('/auth/role/1')
    await expect(page.getByRole('heading', { name: /不存在/ })).toBeVisible()
  })
})

test('on a phone the list fits and filters fold away', async ({ consolePage }) => {
  const page = consolePage
  await page.setViewportSize({ width: 375, height: 812 })
  await page.goto(list)
  await expect(row(page, 'admin')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the list of users')
  await expectAccessible(page, 'the list of users')
  const search = page.getByRole('searchbox', { name: '用户名或姓名' })
  await expect(search).toHaveCount(0)
  await page.getByRole('button', { name: '显示搜索' }).click()
  await expect(search).toBeVisible()
})
