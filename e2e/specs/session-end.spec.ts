// A session that ends takes no work along (reliability 6): who typed signs in where they are, and it is saved.
import { apiOf, formOf } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

const logOut = (token: string) =>
  fetch(`${product().address}/sapi/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

test('a session that ends over unsaved work: sign-in over the page, then the work is saved and the page goes on', async ({
  page,
  context,
  api,
}) => {
  const formKey = await api.createForm(formOf('工作还在', []))
  const { token } = await apiOf('admin')
  await signIn(context, token)
  await page.goto(`/project/form/editor?key=${formKey}`)
  const title = page.getByRole('textbox', { name: '表单标题' })
  await expect(title).toHaveValue('工作还在')
  // The line to the server tells of the end at once, before the pause in which a change is saved is over.
  await page.route('**/draft/save', async (route) => {
    await logOut(token)
    await route.continue()
  })
  await title.fill('会话结束时输入的标题')
  const dialog = page.getByRole('dialog', { name: '请重新登录' })
  await expect(dialog).toBeVisible()
  await page.unroute('**/draft/save')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByLabel('用户名')).toHaveValue('admin')
  await expect(dialog.getByLabel('密码', { exact: true })).toBeFocused()
  await dialog.getByLabel('密码', { exact: true }).fill('wrong password')
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('密码', { exact: true }).fill(product().passwordOf('admin'))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`/project/form/editor\\?key=${formKey}`))
  await expect.poll(async () => (await api.draft(formKey)).definition.title['zh-cn']).toBe('会话结束时输入的标题')
  await title.fill('登录之后的标题')
  await expect.poll(async () => (await api.draft(formKey)).definition.title['zh-cn']).toBe('登录之后的标题')
})

test('a page that waits with unsaved work neither ends nor keeps out the sign-in of another tab, and goes on with it', async ({
  page,
  context,
  api,
}) => {
  const formKey = await api.createForm(formOf('另一个标签页', []))
  const { token } = await apiOf('admin')
  await signIn(context, token)
  await page.goto(`/project/form/editor?key=${formKey}`)
  const title = page.getByRole('textbox', { name: '表单标题' })
  await expect(title).toHaveValue('另一个标签页')
  await page.route('**/draft/save', async (route) => {
    await logOut(token)
    await route.continue()
  })
  await title.fill('等待中的标题')
  const dialog = page.getByRole('dialog', { name: '请重新登录' })
  await expect(dialog).toBeVisible()
  await page.unroute('**/draft/save')

  const other = await context.newPage()
  await other.goto('/index')
  await other.getByLabel('用户名').fill('admin')
  await other.getByLabel('密码', { exact: true }).fill(product().passwordOf('admin'))
  await other.getByRole('button', { name: '登录', exact: true }).click()
  await expect(other).toHaveURL(/\/index$/)
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await api.draft(formKey)).definition.title['zh-cn']).toBe('等待中的标题')
  await other.reload()
  await expect(other).toHaveURL(/\/index$/)
  await other.close()
})

test('what was typed in a tab that is kept behind another one counts, too', async ({ page, context }) => {
  const { token } = await apiOf('admin')
  await signIn(context, token)
  await page.goto('/system/post')
  await page.getByRole('button', { name: '新增岗位' }).click()
  await page.getByRole('textbox', { name: '岗位名称 必填' }).fill('还没保存的岗位')
  await page.goBack()
  await page.getByRole('button', { name: '继续编辑' }).click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('用户管理')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '离开' }).click()
  await expect(page).toHaveURL(/\/system\/user/)
  await logOut(token)
  const dialog = page.getByRole('dialog', { name: '请重新登录' })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('密码', { exact: true }).fill(product().passwordOf('admin'))
  await dialog.getByRole('button', { name: '登录', exact: true }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: '岗位名称 必填' })).toHaveValue('还没保存的岗位')
})
