// Menus, roles, departments, dictionaries and settings: what an administrator does, and that it shows where it should.
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'
import { chooseTheme } from '../fixtures/theme.ts'

/** The page is there with its list. */
const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
  await expect(page.locator('tbody [role=row], tbody tr').first()).toBeVisible()
}
const row = (page: Page, name: string): Locator => page.getByRole('row').filter({ hasText: name })
const save = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
}
const field = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByLabel(new RegExp(`^${name}(\\s|\\*|$)`))
const unique = () => Math.random().toString(36).slice(2, 8)

test('beside a wide menu no column of a list lies under its buttons', async ({ consolePage: page, api }) => {
  test.setTimeout(120_000)
  // What is listed before anybody made one would be an empty state: each worker has a product of its own.
  await api.createTheme(`蓝 ${unique()}`)
  await chooseTheme(page, { layout: 'columns', currentI18n: 'de' })
  const lists = [
    '/project/list',
    '/project/themes',
    '/system/user',
    '/system/menu',
    '/system/role',
    '/system/role?open=2&panel=users',
    '/system/dept',
    '/system/post',
    '/system/dict',
    '/dict/type/data/2',
    '/system/announcement',
    '/system/announcement?open=1&panel=readers',
    '/system/config',
    '/monitor/online',
  ]
  for (const path of lists) {
    await page.setViewportSize({ width: 1000, height: 800 })
    await page.goto(path)
    await expect(page.locator('tbody [role=row], tbody tr').first()).toBeVisible()
    for (const width of [1000, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const hidden = () =>
        page.locator('main table').evaluate((table) => {
          let scroller = table.parentElement
          while (scroller && getComputedStyle(scroller).overflowX === 'visible') scroller = scroller.parentElement
          return scroller && scroller.scrollWidth - scroller.clientWidth
        })
      await expect.poll(hidden, `${path} at ${width} px`).toBe(0)
    }
  }
})

test('Back does not open again what was closed, and what asked for a name gives the focus back', async ({
  consolePage: page,
}) => {
  await visit(page, '/system/role')
  await visit(page, '/system/config')
  const edit = page.getByRole('button', { name: /^编辑/ }).first()
  await edit.click()
  await field(page, '备注').fill(unique())
  await save(page)
  await expect(edit).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(/\/system\/config$/)
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(/\/system\/role$/)

  await visit(page, '/project/list')
  const create = page.getByRole('button', { name: '新建表单' })
  await create.click()
  await expect(page.getByRole('dialog').getByLabel('表单名称')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(create).toBeFocused()
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
  // The row is gone with its button: the list has the focus, not nobody.
  await expect(page.locator('tbody :focus')).toHaveCount(1)
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

test('filters are chips in the address, kept as a view, and there again when the list is entered', async ({
  consolePage: page,
}) => {
  const view = `停用${unique()}`
  await visit(page, '/system/dict')
  const filters = page.getByRole('group', { name: '筛选' })
  await filters.getByRole('combobox', { name: '添加筛选条件' }).fill('停用')
  await page.getByRole('option', { name: '状态 是 停用' }).click()
  await expect(page).toHaveURL(/status=disabled/)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.reload()
  await expect(filters.getByRole('button', { name: /^状态 是 停用/ })).toBeVisible()

  await page.getByRole('button', { name: '另存为' }).click()
  await page.getByRole('dialog', { name: '另存为' }).getByRole('textbox', { name: '名称' }).fill(view)
  await page.getByRole('dialog', { name: '另存为' }).getByRole('button', { name: '保存视图' }).click()
  await expect(page).toHaveURL(/view=\w+/)
  await filters.getByRole('button', { name: '全部清除' }).click()
  await expect(page.getByText('已更改').first()).toBeVisible()
  await expect(row(page, '系统开关')).toBeVisible()
  await page.getByRole('button', { name: '还原' }).click()
  await expect(page).toHaveURL(/status=disabled/)

  await page.getByRole('button', { name: `视图 ${view}` }).click()
  // The setting is stored after a pause.
  const stored = () => page.waitForResponse((response) => response.url().includes('/user/setting/views.system-dicts'))
  const asDefault = stored()
  await page.getByRole('menuitem', { name: '设为默认' }).click()
  await asDefault
  await page.goto('/home')
  await page.goto('/system/dict')
  await expect(page).toHaveURL(/view=\w+/)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.getByRole('button', { name: `视图 ${view}` }).click()
  const deleted = stored()
  await page.getByRole('menuitem', { name: '删除视图' }).click()
  await deleted
})

test('one key each: search, new, rows, choose, edit, refresh, delete; none of them while typing', async ({
  consolePage: page,
}) => {
  const { keyboard } = page
  const search = page.getByRole('searchbox', { name: '搜索参数名称' })
  await visit(page, '/system/config')
  await page.getByRole('heading', { level: 1 }).click()
  await keyboard.press('/')
  await expect(search).toBeFocused()
  await keyboard.type('crje')
  await expect(search).toHaveValue('crje')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await search.fill('')
  await expect(row(page, '网站信息')).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()

  await keyboard.press('c')
  await expect(page.getByRole('dialog', { name: '新增参数' })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await page.getByRole('heading', { level: 1 }).click()
  await keyboard.press('j')
  await keyboard.press('j')
  await keyboard.press('k')
  const first = page.locator('tbody tr[data-index="0"]')
  await expect(first).toBeFocused()
  await keyboard.press('x')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await keyboard.press('e')
  await expect(page.getByRole('dialog', { name: /^编辑/ })).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await first.focus()
  await keyboard.press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  await first.focus()
  const again = page.waitForRequest((request) => request.url().includes('/system/config/page'))
  await keyboard.press('r')
  await again
  await keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: '快捷键' })
  await expect(sheet.getByText('刷新列表')).toBeVisible()
  await expect(sheet.getByText('删除选中的项')).toBeVisible()
})

test('the order of a role changes where it stands, and its menus and all else stay', async ({ consolePage: page }) => {
  const name = `排序员${unique()}`
  await visit(page, '/system/role')
  await page.getByRole('button', { name: '新增角色' }).click()
  await field(page, '角色名称').fill(name)
  await field(page, '角色标识').fill(`sorter_${unique()}`)
  await page.getByRole('dialog').getByRole('treeitem', { name: '表单', exact: true }).click()
  await save(page)

  const order = row(page, name).getByRole('button', { name: new RegExp(`^“${name}”的排序`) })
  // The dialog gives the focus back a moment after it is gone.
  await expect(page.getByRole('button', { name: '新增角色' })).toBeFocused()
  await order.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await expect(order).toHaveText('3')
  await expect(order).not.toHaveAttribute('aria-busy')
  await page.reload()
  await expect(order).toHaveText('3')
  await row(page, name).getByRole('button', { name: /^编辑/ }).click()
  await expect(field(page, '角色名称')).toHaveValue(name)
  await expect(page.getByRole('dialog').getByRole('treeitem', { name: '表单', exact: true })).toHaveAttribute(
    'aria-checked',
    'true',
  )
  await page.keyboard.press('Escape')
  // Nobody changes the role that everything hangs on.
  await expect(row(page, '管理员').getByRole('button', { name: /的排序/ })).toHaveCount(0)
})

test('changes in several rows at once are all made, one after the other', async ({ consolePage: page }) => {
  const labels = [`先${unique()}`, `后${unique()}`]
  await visit(page, '/dict/type/data/2')
  for (const label of labels) {
    await page.getByRole('button', { name: '新增字典数据' }).click()
    await field(page, '数据标签').fill(label)
    await field(page, '数据键值').fill(unique())
    await save(page)
    await expect(row(page, label)).toBeVisible()
  }
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let written = 0
  await page.route('**/sapi/system/dict/data', async (route) => {
    await held
    await route.continue()
  })
  page.on('response', (response) => {
    if (response.request().method() === 'PUT') written++
  })
  const toggles = labels.map((label) => row(page, label).getByRole('switch'))
  for (const toggle of toggles) await toggle.click()
  for (const toggle of toggles) await expect(toggle).not.toBeChecked()
  answer()
  // Shown before the server has answered; its answers are what counts.
  await expect.poll(() => written).toBe(2)
  await page.reload()
  for (const toggle of toggles) await expect(toggle).not.toBeChecked()
})

test('what was written is marked for two seconds, and order and state change where they stand', async ({
  consolePage: page,
}) => {
  const label = `就地${unique()}`
  await visit(page, '/dict/type/data/2')
  await page.getByRole('button', { name: '新增字典数据' }).click()
  await field(page, '数据标签').fill(label)
  await field(page, '数据键值').fill(unique())
  await save(page)
  await expect(row(page, label)).toHaveAttribute('data-marked', 'true')
  await expect(row(page, label)).not.toHaveAttribute('data-marked')

  const order = row(page, label).getByRole('button', { name: new RegExp(`^“${label}”的排序`) })
  await order.focus()
  await page.keyboard.press('F2')
  const input = row(page, label).getByRole('spinbutton')
  await expect(input).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Escape')
  await expect(order).toHaveText('0')
  await expect(order).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  await expect(order).toHaveText('7')

  // At once, while the order is still on its way.
  const toggle = row(page, label).getByRole('switch')
  // Shown before the server has answered; its answer is what counts.
  const written = page.waitForResponse((response) => response.request().postData()?.includes('"disabled"') ?? false)
  await toggle.click()
  await expect(toggle).not.toBeChecked()
  await written
  await page.reload()
  await expect(order).toHaveText('7')
  await expect(toggle).not.toBeChecked()
  await row(page, label)
    .getByRole('button', { name: `删除“${label}”` })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, label)).toBeHidden()
})

test('all results of a search are chosen over pages, and deleted by name and number', async ({
  consolePage: page,
  api,
}) => {
  const headers = { authorization: `Bearer ${api.token}` }
  const prefix = `批量${unique()}`
  for (let at = 0; at < 7; at++)
    await page.request.post('/sapi/system/config', {
      headers,
      data: {
        configName: `${prefix}-${at}`,
        configKey: `bulk.${unique()}${at}`,
        configValue: '',
        isPublic: false,
        isSecret: false,
        remark: '',
      },
    })
  await visit(page, `/system/config?size=5&configName=${encodeURIComponent(prefix)}`)
  await page.getByRole('checkbox', { name: '选择本页全部' }).click()
  const bar = page.getByRole('toolbar', { name: /批量操作/ })
  await expect(bar).toContainText('已选择 5 项')
  await bar.getByRole('button', { name: '选择全部 7 项结果' }).click()
  await expect(bar).toContainText('已选择 7 项')
  await bar.getByRole('button', { name: '删除 7 项' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('以及另外 2 项')
  await question.getByRole('button', { name: '删除 7 项' }).click()
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
})

test('dictionaries and settings are called as the contract says, and their files are workbooks', async ({
  consolePage: page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^\/sapi\/system\/(dict|config)\//.test(url.pathname) || url.pathname === '/sapi/system/config')
      asked.push(`${request.method()} ${url.pathname.replace('/sapi', '').replace(/\d+/g, '{id}')}`)
  })
  const key = `calls.${unique()}`
  await visit(page, '/dict/type/data/2')
  const items = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  const workbook = await (await items).path()
  expect((await readFile(workbook)).subarray(0, 2).toString()).toBe('PK')
  // Once is once: the button takes no other press while it cools down (ux C29).
  await expect(page.getByRole('button', { name: '导出' })).toHaveAttribute('data-cooling', 'true')

  await visit(page, '/system/config')
  await page.getByRole('button', { name: '新增参数' }).click()
  await field(page, '参数名称').fill('调用')
  await field(page, '参数键名').fill(key)
  await save(page)
  await row(page, key).getByRole('button', { name: '编辑“调用”' }).click()
  await field(page, '备注').fill('改过')
  await save(page)
  const settings = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出' }).click()
  expect((await settings).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.getByRole('button', { name: '刷新缓存' }).click()
  await expect(page.getByText('缓存已刷新')).toBeVisible()
  await row(page, key).getByRole('button', { name: '删除“调用”' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click()
  await expect(row(page, key)).toBeHidden()
  // Opened from outside, one record is asked for.
  await page.goto('/system/config?open=1&size=5&configName=x')
  await expect(page.getByRole('dialog').getByRole('button', { name: '保存' })).toBeVisible()
  for (const call of [
    'GET /system/dict/data/page',
    'GET /system/dict/data/export',
    'GET /system/config/page',
    'POST /system/config',
    'PUT /system/config',
    'GET /system/config/export',
    'DELETE /system/config/refreshCache',
    'DELETE /system/config/{id}',
    'GET /system/config/{id}',
  ])
    expect(asked).toContain(call)
})

test('people online are found by name and by address', async ({ consolePage: page }) => {
  await visit(page, '/monitor/online')
  await expect(row(page, '管理员').first()).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索用户名或姓名' }).fill('没有这个人')
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.getByRole('button', { name: '清除筛选' }).click()
  await page.getByRole('combobox', { name: '添加筛选条件' }).fill('203.0.113')
  await page.getByRole('option', { name: 'IP 地址 包含 203.0.113' }).click()
  await expect(page).toHaveURL(/ip=203\.0\.113/)
  await expect(page.getByText('没有符合条件的记录')).toBeVisible()
  await page.goto('/monitor/online?userName=admin')
  await expect(row(page, '管理员').first()).toBeVisible()
})

test('a link to another page of a long list is a field away, and Back returns', async ({ consolePage: page, api }) => {
  const headers = { authorization: `Bearer ${api.token}` }
  const prefix = `页码${unique()}`
  const ids: string[] = []
  for (let at = 0; at < 41; at++) {
    const made = await page.request.post('/sapi/system/config', {
      headers,
      data: {
        configName: `${prefix}-${at}`,
        configKey: `pages.${unique()}${at}`,
        configValue: '',
        isPublic: false,
        isSecret: false,
        remark: '',
      },
    })
    ids.push((await made.json()).data.id)
  }
  await visit(page, `/system/config?size=5&configName=${encodeURIComponent(prefix)}`)
  const jump = page.getByRole('spinbutton', { name: '跳至页码' })
  await jump.fill('9')
  await jump.press('Enter')
  await expect(page).toHaveURL(/page=9/)
  await expect(page.getByRole('button', { name: '第 9 页' })).toHaveAttribute('aria-current', 'page')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await page.goBack()
  await expect(page.getByRole('button', { name: '第 1 页', exact: true })).toHaveAttribute('aria-current', 'page')
  await page.request.delete(`/sapi/system/config/${ids.join(',')}`, { headers })
})

test.describe('somebody without the permission', () => {
  test.use({ userName: 'weber' })

  test('enters none of these pages', async ({ consolePage: page }) => {
    for (const path of ['/system/menu', '/system/role', '/system/dept', '/system/dict', '/system/config']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible()
    }
  })
})

test('back from the people of a role the focus is at the role they are of', async ({ consolePage: page }) => {
  await page.goto('/system/role')
  const people = page.getByRole('row').filter({ hasText: 'viewer' }).getByRole('link')
  const name = (await people.getAttribute('aria-label')) ?? ''
  await people.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: '返回角色列表' }).click()
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
})
