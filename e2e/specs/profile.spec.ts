// One's own account from end to end, and how somebody gets one.
import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const first = 'first password 1'
const second = 'second password 2'

test('name, picture and password; other sessions end, the new password works', async ({
  api,
  page,
  request,
  browser,
}) => {
  test.setTimeout(120_000)
  const userName = `own${Date.now()}`
  await createAccount(request, api.token, userName)
  await signIn(page.context(), await tokenOf(request, userName, first))
  const elsewhere = await browser.newContext()
  await signIn(elsewhere, await tokenOf(request, userName, first))
  const other = await elsewhere.newPage()
  await other.goto('/user/profile')
  await expect(other.getByRole('heading', { name: '个人中心' })).toBeVisible()

  await test.step('without any role the page is there, from the menu of the user', async () => {
    await page.goto('/user/profile')
    await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible()
    await expectAccessible(page, 'personal centre')
    await expectNoSidewaysScroll(page, 'personal centre')
  })

  await test.step('a new name is in the top bar at once', async () => {
    const name = page.getByLabel('姓名')
    await name.fill('')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('请填写姓名，最多 30 个字符。')).toBeVisible()
    await expect(name).toBeFocused()
    await name.fill('新名字')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByRole('button', { name: '当前用户：新名字' })).toBeVisible()
    // Where the person was, not at the top of the page.
    await expect(page.getByRole('button', { name: '保存' })).toBeFocused()
  })

  await test.step('a picture is cut and shown at once', async () => {
    await page.getByRole('button', { name: '更换头像' }).click()
    const dialog = page.getByRole('dialog', { name: '更换头像' })
    await dialog
      .getByLabel('选择图片')
      .last()
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(dialog.getByText('文件格式不正确, 请上传png/jpeg格式文件!')).toBeVisible()
    const drawn = Buffer.from(await pictureOf(page), 'base64')
    await dialog.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: drawn })
    await dialog.getByRole('button', { name: '使用此头像' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('banner').locator('img[src^="/sapi/file/"]')).toBeVisible()
  })

  await test.step('and taken away again, with the focus on what is left', async () => {
    await page.getByRole('button', { name: '移除头像' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '移除头像' }).click()
    await expect(page.getByRole('banner').locator('img[src^="/sapi/file/"]')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '移除头像' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '更换头像' })).toBeFocused()
  })

  await test.step('a wrong password is said at its field; the right one ends the other session', async () => {
    await page.getByRole('tab', { name: '修改密码' }).click()
    await page.getByLabel('当前密码').fill('wrong password')
    await page.getByLabel(/^新密码/).fill(second)
    await page.getByLabel('确认新密码').fill(second)
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByText('当前密码不正确')).toBeVisible()
    await expect(page.getByLabel('当前密码')).toBeFocused()
    await page.getByLabel('当前密码').fill(first)
    await page.getByRole('button', { name: '修改密码' }).click()
    await expect(page.getByText('密码已修改')).toBeVisible()
    await expect(page.getByText('已结束其他设备上的 1 个登录会话。')).toBeVisible()
    await other.reload()
    await expect(other).toHaveURL(/\/login/)
    await page.reload()
    await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible()
  })

  await test.step('signing in with the new one, and ending that session from here', async () => {
    await elsewhere.clearCookies()
    await other.goto('/login')
    await other.getByLabel('用户名').fill(userName)
    await other.getByLabel('密码', { exact: true }).fill(second)
    await other.getByRole('button', { name: '登录', exact: true }).click()
    await expect(other).not.toHaveURL(/\/login/)
    await page.goto('/user/profile?tab=sessions')
    await page.getByRole('button', { name: /^退出该设备/ }).click()
    await expect(page.getByRole('button', { name: /^退出该设备/ })).toHaveCount(0)
    await expect(other).toHaveURL(/\/login/)
  })
  await elsewhere.close()
})

test('somebody applies, is approved, and signs in', async ({ consolePage, browser, request }) => {
  test.setTimeout(120_000)
  const page = consolePage
  const name = `申请${Date.now()}`
  const userName = `new${Date.now()}`
  const context = await browser.newContext()
  const visitor = await context.newPage()

  await test.step('apply', async () => {
    await visitor.goto('/apply')
    await visitor.getByLabel('姓名').fill(name)
    await visitor.getByLabel('邮箱').fill('someone@example.com')
    await visitor.getByRole('button', { name: '提交申请' }).click()
    await visitor.getByRole('button', { name: '无法使用图片？由浏览器自动验证' }).click()
    await expect(visitor.getByRole('heading', { name: '申请已提交' })).toBeVisible({ timeout: 30_000 })
  })

  let password = ''
  await test.step('approve with a name and a role; the password is shown once', async () => {
    await page.goto('/system/registration')
    await expect(page.getByRole('button', { name: `批准“${name}”` })).toBeVisible()
    await expectAccessible(page, 'registrations')
    await page.getByRole('button', { name: `批准“${name}”` }).click()
    const drawer = page.getByRole('dialog', { name: `批准“${name}”` })
    await drawer.getByLabel('用户名').fill(userName)
    await drawer.getByRole('combobox', { name: '角色' }).click()
    await page.getByRole('option', { name: '表单创建者' }).click()
    await page.keyboard.press('Escape')
    await drawer.getByRole('button', { name: '批准' }).click()
    const shown = page.getByRole('dialog', { name: '账号已创建' })
    await expect(shown).toBeVisible()
    password = await shown.getByLabel('密码', { exact: true }).inputValue()
    await shown.getByRole('button', { name: '我已保存' }).click()
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText('已批准')
  })

  await test.step('sign in; the session is in the list of those online, and ends there', async () => {
    await signIn(context, await tokenOf(request, userName, password))
    await visitor.goto('/project/list')
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goto('/monitor/online')
    await expect(page.getByRole('row').filter({ hasText: userName })).toBeVisible()
    await expectAccessible(page, 'online users')
    await page
      .getByRole('row')
      .filter({ hasText: userName })
      .getByRole('button', { name: /^强制下线/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: '强制下线' }).click()
    await expect(page.getByRole('row').filter({ hasText: userName })).toHaveCount(0)
    await expect(visitor).toHaveURL(/\/login/)
  })
  await context.close()
})

const createAccount = async (request: APIRequestContext, token: string, userName: string): Promise<void> => {
  const fields = { nickName: '旧名字', deptId: null, email: '', phone: '', sex: '2', status: 'active', remark: '' }
  const answer = await request.post('/sapi/system/user', {
    headers: { authorization: `Bearer ${token}` },
    data: { ...fields, userName, password: first, roleIds: [] },
  })
  expect((await answer.json()).code).toBe(200)
}

const tokenOf = async (request: APIRequestContext, username: string, password: string): Promise<string> => {
  const answer = await request.post('/sapi/login', { data: { username, password } })
  return (await answer.json()).data.token
}

/** 300 × 200, as base64 of a PNG. */
const pictureOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 300
    canvas.height = 200
    canvas.getContext('2d')?.fillRect(50, 50, 100, 100)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })
