// Menus, roles, departments, dictionaries and settings: what an administrator does, and that it shows where it should.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

const paths = [
  '/system/menu',
  '/system/menu?open=new',
  '/system/role',
  '/system/role?open=new',
  '/system/role?open=2&panel=scope',
  '/system/role?open=2&panel=users',
  '/system/dept',
  '/system/dept?open=new',
  '/system/dict',
  '/system/dict?open=new',
  '/dict/type/data/2',
  '/dict/type/data/2?open=new',
  '/system/config',
  '/system/config?open=new',
]

/** The page is there with its list, and with its drawer where the address opens one. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  if (/open=(new|\d+&panel=scope)/.test(path)) {
    await expect(page.getByRole('dialog').getByRole('button', { name: '保存' })).toBeVisible()
  } else await expect(page.locator('tbody [role=row], tbody tr').first()).toBeVisible()
}
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}(\\s|\\*|$)`))
const unique = () => Math.random().toString(36).slice(2, 8)

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every page and drawer is accessible in ${colorScheme} colours`, async ({ consolePage }) => {
    test.setTimeout(180_000)
    await consolePage.emulateMedia({ colorScheme })
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(consolePage, path)
        await expectAccessible(consolePage, path)
      })
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('no page scrolls sideways', async ({ consolePage }) => {
    test.setTimeout(120_000)
    for (const path of paths) {
      await test.step(path, async () => {
        await visit(consolePage, path)
        await expectNoSidewaysScroll(consolePage, path)
      })
    }
  })
})

test('a new menu is in the navigation at once, moves and goes', async ({ consolePage: page }) => {
  const title = `参数副本${unique()}`
  const nav = page.getByRole('navigation', { name: '主菜单' })
  await visit(page, '/system/menu')
  await page.getByRole('button', { name: '新增菜单' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(field(page, '名称')).toBeFocused()
  await expect(page.getByText('请输入路径')).toBeVisible()
  await field(page, '名称').fill(title)
  await field(page, '路径').fill(`/copies/${unique()}`)
  await page.getByRole('dialog').getByRole('combobox', { name: /^页面/ }).click()
  await page.getByRole('option', { name: 'system/config', exact: true }).click()
  await expect(field(page, '路由名称')).toHaveValue(/^copies/)
  await save(page)

  await nav.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: '参数设置' })).toBeVisible()

  await page.goto('/system/menu')
  const order = async () => (await page.getByRole('row').allInnerTexts()).findIndex((text) => text.includes(title))
  await expect(row(page, title)).toBeVisible()
  const before = await order()
  await row(page, title)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '上移' }).click()
  await expect.poll(order).toBeLessThan(before)

  await row(page, title)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, title)).toBeHidden()
  await expect(nav.getByRole('link', { name: title })).toBeHidden()
})

test('a menu of the product is not deleted, and says why', async ({ consolePage: page }) => {
  await visit(page, '/system/menu')
  await row(page, '回收站')
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('内置菜单不能删除', { exact: false })).toBeVisible()
  await expect(row(page, '回收站')).toBeVisible()
})

test('a role with permissions and data scope is given to a person and taken back', async ({ consolePage: page }) => {
  const name = `巡检员${unique()}`
  await visit(page, '/system/role')
  await page.getByRole('button', { name: '新增角色' }).click()
  await field(page, '角色名称').fill(name)
  await field(page, '角色标识').fill(`inspector_${unique()}`)
  await page.getByRole('button', { name: '全部展开' }).click()
  const tree = page.getByRole('tree')
  const node = (label: string) => tree.getByRole('treeitem', { name: label, exact: true })
  await node('表单：新增').click()
  // The button brings its page; what they lie in is half checked.
  await expect(node('表单')).toHaveAttribute('aria-checked', 'mixed')
  await expect(node('我的表单')).toHaveAttribute('aria-checked', 'mixed')
  await save(page)

  await row(page, name)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '数据范围' }).click()
  await page.getByRole('radio', { name: /^指定部门/ }).check()
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请至少勾选一个部门')).toBeVisible()
  await page.getByRole('treeitem', { name: '研发中心' }).click()
  await expect(page.getByRole('treeitem', { name: '前端组' })).toHaveAttribute('aria-checked', 'true')
  await save(page)
  await expect(row(page, name)).toContainText('指定部门')

  await row(page, name).getByRole('link', { name: /成员/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible()
  await page.getByRole('button', { name: '添加成员' }).first().click()
  await page.getByRole('dialog').getByRole('combobox', { name: /成员/ }).click()
  await page.getByRole('combobox', { name: '搜索用户名或姓名' }).fill('lin')
  await page.getByRole('option', { name: /林晓/ }).click()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').getByRole('button', { name: '添加成员' }).click()
  await expect(row(page, '林晓')).toBeVisible()

  // Its address is the list of people, also after a reload.
  await page.reload()
  await row(page, '林晓').getByRole('button', { name: /移除/ }).click()
  await expect(row(page, '林晓')).toBeHidden()
  await page.getByRole('button', { name: '撤销' }).click()
  await expect(row(page, '林晓')).toBeVisible()

  await page.getByRole('link', { name: '返回角色列表' }).click()
  await row(page, name)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(page.getByText(/分配给|仍有|不能删除/).last()).toBeVisible()
  await expect(row(page, name)).toBeVisible()
})

test('a key that is taken is told beside its field, in the words of the server', async ({ consolePage: page }) => {
  await visit(page, '/system/role')
  await page.getByRole('button', { name: '新增角色' }).click()
  await field(page, '角色名称').fill('又一个')
  await field(page, '角色标识').fill('creator')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(field(page, '角色标识')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('creator')
  await expect(field(page, '角色标识')).toBeFocused()
  // Leaving with what was typed asks once.
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '继续编辑' }).click()
  await expect(field(page, '角色标识')).toHaveValue('creator')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: '放弃修改' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a department is created below another, moved and deleted', async ({ consolePage: page }) => {
  const name = `临时组${unique()}`
  await visit(page, '/system/dept')
  await row(page, '产品部')
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '新增下级' }).click()
  await field(page, '部门名称').fill(name)
  await field(page, '邮箱').fill('nobody')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('请输入正确的邮箱地址')).toBeVisible()
  await field(page, '邮箱').fill('team@example.com')
  await save(page)
  await page.getByRole('button', { name: '全部展开' }).click()
  await expect(row(page, name)).toHaveAttribute('aria-level', '3')
  await row(page, name)
    .getByRole('button', { name: /更多操作/ })
    .click()
  await page.getByRole('menuitem', { name: '删除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, name)).toBeHidden()
})

test('a dictionary value is drawn as its tag, and exported', async ({ consolePage: page }) => {
  const label = `待定${unique()}`
  await visit(page, '/system/dict')
  await page.getByRole('link', { name: '“系统开关”的字典数据' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '系统开关' })).toBeVisible()
  await page.getByRole('button', { name: '新增字典数据' }).click()
  await field(page, '数据标签').fill(label)
  await field(page, '数据键值').fill(unique())
  await field(page, '回显样式').selectOption({ label: '警告' })
  const preview = page.getByRole('dialog').locator('[data-slot=tag]')
  await expect(preview).toHaveText(label)
  await save(page)
  await expect(row(page, label).locator('[data-slot=tag]')).toHaveText(label)

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出' }).click()])
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/)

  await row(page, label)
    .getByRole('button', { name: `删除“${label}”` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, label)).toBeHidden()
  // Digits only (spec 2).
  await page.goto('/dict/type/data/sys_user_sex')
  await expect(page).toHaveURL(/\/404/)
})

test('a setting is saved, and a secret one is never shown again', async ({ consolePage: page }) => {
  const key = `site.notice${unique()}`
  await visit(page, '/system/config')
  await page.getByRole('button', { name: '新增参数' }).click()
  await field(page, '参数名称').fill('公告')
  await field(page, '参数键名').fill(key)
  await field(page, '参数键值').fill('周五停机')
  await save(page)
  await expect(row(page, key)).toContainText('周五停机')

  await row(page, key).getByRole('button', { name: '编辑“公告”' }).click()
  await field(page, '参数键值').fill('周六停机')
  await page.getByRole('radio', { name: /^保密/ }).check()
  await save(page)
  await expect(row(page, key)).toContainText('保密')
  await page.reload()
  await expect(row(page, key)).toBeVisible()
  await expect(page.getByText('周六停机')).toBeHidden()

  await row(page, key).getByRole('button', { name: '删除“公告”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, key)).toBeHidden()
})

test('closing a drawer gives the focus back to the row', async ({ consolePage: page }) => {
  const openers: readonly [path: string, name: string][] = [
    ['/system/menu', '编辑“回收站”'],
    ['/system/role', '编辑“表单创建者”'],
    ['/system/dept', '编辑“产品部”'],
    ['/system/dict', '编辑“系统开关”'],
    ['/dict/type/data/2', '编辑“停用”'],
    ['/system/config', '编辑“网站信息”'],
  ]
  for (const [path, name] of openers) {
    await test.step(path, async () => {
      await visit(page, path)
      const opener = page.getByRole('button', { name })
      await opener.click()
      await expect(page.getByRole('dialog').getByRole('button', { name: '保存' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(opener).toBeFocused()
    })
  }
})

test('what somebody else saved meanwhile is not overwritten', async ({ consolePage: page, api }) => {
  const headers = { authorization: `Bearer ${api.token}` }
  const key = `shared${unique()}`
  const fields = { configName: '共用', configKey: key, configValue: '一', isPublic: false, isSecret: false, remark: '' }
  const created = await (await page.request.post('/sapi/system/config', { headers, data: fields })).json()
  await visit(page, `/system/config?open=${created.data.id}`)
  await field(page, '参数键值').fill('二')
  await page.request.put('/sapi/system/config', {
    headers,
    data: { ...fields, configValue: '三', configName: '内部备注', id: created.data.id, version: 1 },
  })
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  const conflict = page.getByRole('dialog', { name: '内容已被他人修改' })
  await expect(conflict.getByRole('row', { name: /参数键值/ }).getByRole('cell')).toHaveText(['二', '三'])
  await expectAccessible(page, 'the conflict')
  await conflict.getByRole('button', { name: '继续编辑' }).click()
  await expect(field(page, '参数键值')).toHaveValue('二')
  // What is not mine stays as they left it; what is mine is saved over theirs.
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await conflict.getByRole('button', { name: '保留我的修改' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(row(page, key)).toContainText('二')
  await expect(row(page, key)).toContainText('内部备注')
})

test.describe('somebody without the permission', () => {
  test.use({ userName: 'weber' })

  test('finds none of these pages', async ({ consolePage: page }) => {
    for (const path of ['/system/menu', '/system/role', '/system/dept', '/system/dict', '/system/config']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
    }
  })
})
