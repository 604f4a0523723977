// What holds on every screen of the console, and on every drawer an address opens. Each is loaded once: looked at by every
// rule in light, by the rules of colour in dark, which changes nothing else (design-system/tokens), and at last made narrow.
import type { Page } from '@playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { expect, test } from '../fixtures/test.ts'

test.describe.configure({ mode: 'parallel' })

/** The demo's survey with 5,000 answers. */
const survey = 'sat5Xw9c'

interface Screen {
  readonly path: string
  /** Resolves when what the screen is for is on it. */
  readonly shown: (page: Page) => Promise<void>
}
const heading = (name: string) => (page: Page) =>
  expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
const headed = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()
const listed = (page: Page) => expect(page.locator('tbody [role=row], tbody tr').first()).toBeVisible()
const inDrawer = (page: Page) => expect(page.getByRole('dialog').getByRole('button', { name: '保存' })).toBeVisible()
const screens: readonly Screen[] = [
  { path: '/index', shown: headed },
  { path: '/project/list', shown: (page) => expect(page.getByRole('row').nth(3)).toBeVisible() },
  { path: '/project/recycle', shown: heading('回收站') },
  { path: '/project/templates', shown: (page) => expect(page.getByRole('article').nth(3)).toBeVisible() },
  {
    path: '/project/template/preview?key=tplSatis',
    shown: (page) => expect(page.getByRole('radio').first()).toBeVisible(),
  },
  ...['logic', 'setting'].map((tab) => ({
    path: `/project/form/${tab}?key=${survey}`,
    shown: headed,
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
    'monitor/online',
    'message/mine',
    'system/log',
    'tool/swagger',
    'dept/post?deptId=1',
    'system/mail',
    'system/sms',
  ].map((name) => ({ path: `/${name}`, shown: headed })),
  ...[
    'system/menu',
    'system/role',
    'system/role?open=2&panel=users',
    'system/dept',
    'system/post',
    'project/themes',
    'system/dict',
    'dict/type/data/2',
    'system/announcement',
    'system/announcement?open=1&panel=readers',
    'system/config',
  ].map((name) => ({ path: `/${name}`, shown: listed })),
  ...[
    'system/menu?open=new',
    'system/role?open=new',
    'system/role?open=2&panel=scope',
    'system/dept?open=new',
    'system/post?open=new',
    'system/dict?open=new',
    'dict/type/data/2?open=new',
    'system/announcement?open=new',
    'system/config?open=new',
  ].map((name) => ({ path: `/${name}`, shown: inDrawer })),
  {
    path: '/dept/post?deptId=1&below=yes',
    shown: (page) => expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible(),
  },
  { path: '/system/user', shown: (page) => expect(page.getByRole('row').nth(3)).toBeVisible() },
  {
    path: '/system/user?open=new',
    shown: (page) => expect(page.getByRole('dialog', { name: '新增用户' })).toBeVisible(),
  },
  { path: '/auth/role/1', shown: (page) => expect(page.getByRole('checkbox').first()).toBeVisible() },
  { path: '/401', shown: heading('没有访问权限') },
  { path: '/404', shown: heading('页面不存在') },
]

test('the menu leads to no screen that is not looked at here', async ({ consolePage }) => {
  await consolePage.goto('/index')
  const links = consolePage.getByRole('navigation', { name: '主菜单' }).getByRole('link')
  await expect(links.first()).toBeVisible()
  const paths = await Promise.all((await links.all()).map((link) => link.getAttribute('href')))
  const known = screens.map(({ path }) => path)
  expect(paths.filter((path) => path === null || !known.includes(path))).toEqual([])
})

// In parts, so that every worker has its share.
const parts = 4
for (let part = 0; part < parts; part++) {
  test(`every screen is accessible in light and in dark colours, and fits a phone (${part + 1} of ${parts})`, async ({
    api,
    consolePage: page,
  }) => {
    test.setTimeout(240_000)
    // What is listed before anybody made one would be an empty state.
    await api.createTheme(`蓝 ${part}`)
    const recordId = (await api.rows(survey))[0]?.id ?? ''
    for (const { path, shown } of screens.filter((_, index) => index % parts === part)) {
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 })
        await page.emulateMedia({ colorScheme: 'light' })
        await page.goto(path.replace('{record}', recordId))
        await shown(page)
        await expectAccessible(page, `${path} in light colours`)
        await page.emulateMedia({ colorScheme: 'dark' })
        await expectAccessible(page, `${path} in dark colours`, 'colours')
        await page.setViewportSize({ width: 375, height: 812 })
        await shown(page)
        await expectNoSidewaysScroll(page, path)
      })
    }
  })
}
