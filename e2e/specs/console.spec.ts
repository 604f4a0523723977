// What holds on every screen of the console, and between its tabs and its people.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { type Api, apiOf, formOf, isAlive } from '../fixtures/api.ts'
import { ask } from '../fixtures/questions.ts'
import { expect, signIn, test } from '../fixtures/test.ts'

/** The demo's survey with 5,000 answers. */
const survey = 'sat5Xw9c'

interface Screen {
  readonly path: string
  /** Resolves when what the screen is for is on it. */
  readonly shown: (page: Page) => Promise<void>
}
const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
const screens: readonly Screen[] = [
  { path: '/index', shown: (page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible() },
  { path: '/project/list', shown: (page) => expect(page.getByRole('row').nth(3)).toBeVisible() },
  { path: '/project/recycle', shown: heading('回收站') },
  { path: '/project/templates', shown: (page) => expect(page.getByRole('article').nth(3)).toBeVisible() },
  {
    path: '/project/template/preview?key=tplSatis',
    shown: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  ...['logic', 'setting'].map((tab) => ({
    path: `/project/form/${tab}?key=${survey}`,
    shown: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  })),
  {
    path: `/project/form/theme?key=${survey}`,
    shown: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  {
    path: `/project/form/data/view?key=${survey}&id={record}`,
    shown: (page) => expect(page.getByRole('definition').first()).toBeVisible(),
  },
  {
    path: `/project/form/editor?key=${survey}`,
    shown: (page) => expect(page.getByRole('button', { name: /^选择第 3 题/ })).toBeVisible(),
  },
  {
    path: `/project/form/preview?key=${survey}`,
    shown: (page) => expect(page.getByRole('button', { name: /^(检查答案|下一页)$/ })).toBeVisible(),
  },
  {
    path: `/project/form/publish?key=${survey}`,
    shown: (page) => expect(page.getByRole('img', { name: /填写页面的二维码/ })).toBeVisible(),
  },
  { path: `/project/form/data?key=${survey}`, shown: (page) => expect(page.getByRole('row').nth(10)).toBeVisible() },
  {
    path: `/project/form/data?key=${survey}&record={record}`,
    shown: (page) => expect(page.getByRole('dialog').getByRole('definition').first()).toBeVisible(),
  },
  {
    path: `/project/form/statistics?key=${survey}`,
    shown: (page) => expect(page.getByRole('region').nth(2)).toBeVisible(),
  },
  ...[
    'system/registration',
    'system/role',
    'system/menu',
    'system/dept',
    'system/dict',
    'system/config',
    'monitor/online',
    'project/themes',
    'message/mine',
    'system/post',
    'system/announcement',
    'system/log',
    'tool/swagger',
    'dept/post?deptId=1',
  ].map((name) => ({
    path: `/${name}`,
    shown: (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible(),
  })),
  { path: '/system/user', shown: (page) => expect(page.getByRole('row').nth(3)).toBeVisible() },
  {
    path: '/system/user?open=new',
    shown: (page) => expect(page.getByRole('dialog', { name: '新增用户' })).toBeVisible(),
  },
  { path: '/auth/role/1', shown: (page) => expect(page.getByRole('checkbox').first()).toBeVisible() },
  { path: '/401', shown: heading('没有访问权限') },
  { path: '/404', shown: heading('页面不存在') },
]

const visit = async (page: Page, { path, shown }: Screen, recordId: string): Promise<void> => {
  await page.goto(path.replace('{record}', recordId))
  await shown(page)
}
const latestRecord = async (api: Api): Promise<string> => (await api.rows(survey))[0]?.id ?? ''

test('the menu leads to no screen that is not looked at here', async ({ consolePage }) => {
  await consolePage.goto('/index')
  const links = consolePage.getByRole('navigation', { name: '主菜单' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  const known = screens.map(({ path }) => path)
  expect(paths.filter((path) => path === null || !known.includes(path))).toEqual([])
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every screen is accessible in ${colorScheme} colours`, async ({ api, consolePage }) => {
    test.setTimeout(180_000)
    const recordId = await latestRecord(api)
    await consolePage.emulateMedia({ colorScheme })
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        await visit(consolePage, screen, recordId)
        await expectAccessible(consolePage, screen.path)
      })
    }
  })

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 } })

  test('no screen scrolls sideways', async ({ api, consolePage }) => {
    test.setTimeout(120_000)
    const recordId = await latestRecord(api)
    for (const screen of screens) {
      await test.step(screen.path, async () => {
        await visit(consolePage, screen, recordId)
        await expectNoSidewaysScroll(consolePage, screen.path)
      })
    }
    await consolePage.goto('/index')
    await consolePage.getByRole('button', { name: '打开菜单' }).click()
    await consolePage.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '我的表单' }).click()
    await expect(consolePage.getByRole('heading', { name: '我的表单', level: 1 })).toBeVisible()
  })
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
  const key = await api.createForm(formOf('冷却', [ask('input', 'q1', '姓名')]))
  await consolePage.goto(`/project/form/publish?key=${key}`)
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

    await consolePage.goto(`/project/form/data?key=${survey}`)
    await expect(consolePage.getByRole('row').nth(10)).toBeVisible()
    await consolePage.getByRole('row').nth(1).getByRole('cell').nth(2).click()
    await expect(consolePage.getByRole('dialog').getByRole('definition').first()).toBeVisible()
    await expect(consolePage.getByRole('dialog').getByRole('button', { name: '编辑' })).toHaveCount(0)
    // Marked records can be exported by those who may not remove them.
    await consolePage.getByRole('checkbox', { name: '选择本页全部' }).check()
    await expect(consolePage.getByRole('button', { name: '导出 20 条' })).toBeVisible()
    await expect(consolePage.getByRole('button', { name: /删除/ })).toHaveCount(0)

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
