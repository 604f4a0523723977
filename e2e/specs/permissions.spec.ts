// A stranger on every route of the running product, and on every screen of the console: what one may not do is refused by
// the server, and the console does not offer it.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { ServerRoute } from '#shared/contract/auth'
import { joinedPath } from '#shared/path-pattern'
import { sampleOfJson } from '../../server/http/sample-of-schema.testing.ts'
import { expectNoSidewaysScroll } from '../fixtures/accessibility.ts'
import { apiOf } from '../fixtures/api.ts'
import { product } from '../fixtures/product.ts'
import { test as base, expect, signIn } from '../fixtures/test.ts'

interface Route {
  readonly method: string
  readonly path: string
  /** `public`, `session`, or permissions with their scope in brackets. */
  readonly access: string
  readonly parameters: readonly {
    readonly name: string
    readonly in: string
    readonly required?: boolean
    readonly schema: unknown
  }[]
  readonly body: unknown
}

interface Operation {
  readonly 'x-access': string
  readonly parameters: Route['parameters']
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> }
}
const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = globSync(['docs/openapi.json', 'plugins/system-pages/*/openapi.json'], { cwd: root })
const routes: readonly Route[] = documents
  .flatMap((path) =>
    Object.entries<Record<string, Operation>>(JSON.parse(readFileSync(join(root, path), 'utf8')).paths),
  )
  .flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      access: operation['x-access'],
      parameters: operation.parameters,
      body: operation.requestBody?.content['application/json']?.schema,
    })),
  )
const nameOf = ({ method, path }: Route) => `${method} ${path}`

interface Answer {
  readonly code: number
  readonly msg: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of every shape
  readonly data: any
}
const call = async (method: string, path: string, token: string | null, body?: unknown): Promise<Answer> => {
  const reply = await fetch(`${product().address}/sapi${path}`, {
    method,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (reply.headers.get('content-disposition')?.startsWith('attachment')) return { code: 200, msg: '', data: null }
  return reply.json()
}

/** Calls a route with input of the right shape that names these things, wherever it takes them. */
const visit = (route: Route, token: string | null, named: Readonly<Record<string, unknown>> = {}) => {
  const encoded = ({ name, schema }: Route['parameters'][number]) =>
    encodeURIComponent(String(named[name] ?? sampleOfJson(schema, {})))
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = route.parameters.find((each) => each.in === 'path' && each.name === name)
    return parameter ? encoded(parameter) : '1'
  })
  const query = route.parameters
    .filter(({ in: where, name, required }) => where === 'query' && (required === true || name in named))
    .map((parameter) => `${parameter.name}=${encoded(parameter)}`)
  const body = route.body === undefined ? undefined : sampleOfJson(route.body, named)
  return call(route.method, `${path}?${query.join('&')}`, token, body)
}

interface Stranger {
  readonly userName: string
  readonly token: string
}
const test = base.extend<{ strangerPage: Page }, { stranger: Stranger }>({
  // Somebody with an account, and nothing else.
  stranger: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of wanted fixtures from a pattern
    async ({}, use) => {
      const { token: adminToken } = await apiOf('admin')
      const userName = `stranger${Date.now()}`
      const account = { userName, nickName: '新同事', deptId: null, email: '', phone: '', sex: '2', remark: '' }
      const made = await call('POST', '/system/user', adminToken, { ...account, status: 'active', roleIds: [] })
      const { data } = await call('POST', '/login', null, { username: userName, password: made.data.password })
      await use({ userName, token: data.token })
    },
    { scope: 'worker' },
  ],
  strangerPage: async ({ context, page, stranger }, use) => {
    await signIn(context, stranger.token)
    await use(page)
  },
})

test.describe('every route of the server', () => {
  test('asks an anonymous caller to sign in, unless it is public', async () => {
    const closed = routes.filter(({ access }) => access !== 'public')
    expect(closed.length).toBeGreaterThan(100)
    for (const route of closed) {
      const { code, msg, data } = await visit(route, null)
      expect([nameOf(route), code, msg, data]).toEqual([nameOf(route), 401, '认证失败，无法访问系统资源', null])
    }
    // A token that is none is as good as no token.
    for (const route of closed.filter(({ method }) => method === 'GET'))
      expect([nameOf(route), (await visit(route, 'fl_invented')).code]).toEqual([nameOf(route), 401])
  })

  test('refuses a stranger whatever needs a permission, and lets them do what is about themself', async ({
    stranger,
  }) => {
    for (const route of routes.filter(({ access }) => /\(\w+\)$/.test(access))) {
      const { code, msg } = await visit(route, stranger.token)
      expect([nameOf(route), code, msg]).toEqual([nameOf(route), 403, '当前操作没有权限'])
    }
    for (const route of routes.filter(({ access, method }) => access === 'session' && method === 'GET')) {
      const { code } = await visit(route, stranger.token, { key: 'table.forms', path: '/index', after: '0' })
      expect([nameOf(route), [401, 403].includes(code)]).toEqual([nameOf(route), false])
    }
  })

  test('hides from the head of a department what other departments have, and shows it to an administrator', async ({
    api,
  }) => {
    const { token } = await apiOf('zhao')
    const admin = api.token
    const find = async (path: string) => (await call('GET', path, admin)).data
    const [person] = (await find('/system/user/page?userName=lin&size=1')).records
    const dept = (await find('/system/dept/list')).find(({ deptName }: { deptName: string }) => deptName === '市场部')
    const formKey = 'sat5Xw9c'
    const [record] = (await call('POST', '/user/form/data/query', admin, { formKey, current: 0, size: 1 })).data.records
    const named = ({ path, access }: Route) => ({
      id: path.startsWith('/system/dept') ? dept.id : person.id,
      ids: access.endsWith('(form)') ? [record.id] : person.id,
      userId: person.id,
      userIds: [person.id],
      formKey,
      key: formKey,
      dataId: record.id,
    })
    const reaches = (route: Route) =>
      route.access.endsWith('(form)') ||
      (route.access.endsWith('(own)') && /\{ids?\}/.test(route.path)) ||
      /authUser|changeStatus|authRole$|resetPwd|forceLogout/.test(route.path)
    const walked = routes.filter((route) => /\((own|form)\)$/.test(route.access) && reaches(route))
    expect(walked.length).toBeGreaterThan(30)
    const before = JSON.stringify([await find(`/system/user/${person.id}`), await find(`/user/form/${formKey}`)])
    let hidden = 0
    for (const route of walked.filter(({ path }) => !path.endsWith('List'))) {
      const { code } = await visit(route, token, named(route))
      // 403: a permission the role does not have, which is asked first.
      expect([nameOf(route), [403, 404].includes(code)]).toEqual([nameOf(route), true])
      if (code === 404) hidden++
    }
    expect(hidden).toBeGreaterThan(20)
    expect(JSON.stringify([await find(`/system/user/${person.id}`), await find(`/user/form/${formKey}`)])).toBe(before)
    const shown = (await call('GET', '/system/user/page?size=100', token)).data.records
    expect(shown.map(({ userName }: { userName: string }) => userName)).toEqual(
      expect.arrayContaining(['zhao', 'chen', 'huang', 'wu']),
    )
    expect(JSON.stringify(shown)).not.toContain(`"${person.userName}"`)
    for (const route of walked.filter(({ method, access }) => method === 'GET' && access.endsWith('(form)')))
      expect([nameOf(route), (await visit(route, admin, named(route))).code]).toEqual([nameOf(route), 200])
  })

  test('the socket lets nobody in without a session', async ({ page }) => {
    await page.goto('/login')
    for (const query of ['', '?token=', '?token=fl_invented', '?token=flw_invented']) {
      const opened = await page.evaluate(
        (search) =>
          new Promise<boolean>((resolve) => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/sapi/websocket${search}`)
            socket.onopen = () => resolve(true)
            socket.onerror = () => resolve(false)
          }),
        query,
      )
      expect([query, opened]).toEqual([query, false])
    }
  })
})

/** Paths of the pages a person's menu opens, hidden ones too. */
const pagesOf = (tree: readonly ServerRoute[], base = ''): string[] =>
  tree.flatMap(({ path, component, children }) => {
    const at = joinedPath(base, path).replaceAll(/:\w+/g, '1')
    const isPage = component !== '' && component !== 'Layout'
    return [...(isPage ? [at] : []), ...pagesOf(children, at)]
  })
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: '没有访问权限' })

test.describe('a stranger in the console', () => {
  test('is shown neither menu nor page of what others may do', async ({ strangerPage: page, stranger, api }) => {
    test.setTimeout(240_000)
    const theirs = pagesOf((await call('GET', '/getRouters', stranger.token)).data)
    const all = pagesOf((await call('GET', '/getRouters', api.token)).data)
    expect(theirs.sort()).toEqual(['/index', '/message/mine', '/user/profile'])
    await page.goto('/index')
    const menu = page.getByRole('navigation').first()
    await expect(menu.getByText('首页', { exact: true }).first()).toBeVisible()
    for (const name of ['系统管理', '用户管理', '角色管理', '我的表单', '表单管理'])
      await expect(menu.getByText(name, { exact: true })).toHaveCount(0)
    // Without a form's key, its screens lead to /404 for everybody.
    const closed = all.filter((path) => !theirs.includes(path) && path !== '/project/form')
    expect(closed).toEqual(expect.arrayContaining(['/system/user', '/system/role', '/auth/role/1', '/project/list']))
    for (const path of closed) {
      // Within the application, as a link would: loading all of it for each path says no more.
      await page.evaluate((to) => history.pushState({}, '', to), path)
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')))
      await expect(page, path).toHaveURL(/\/401$/)
      await expect(heading(page), path).toBeVisible()
    }
    for (const path of ['/system/user', '/project/list']) {
      await page.goto(path)
      await expect(page).toHaveURL(/\/401$/)
    }
    await page.goto('/no/such/page')
    await expect(page).toHaveURL(/\/404$/)
  })

  test('cannot open a form, and is told so; the way home leads on', async ({ strangerPage: page }) => {
    for (const screen of ['editor', 'publish', 'data', 'statistics']) {
      await page.goto(`/project/form/${screen}?key=sat5Xw9c`)
      // What the server says to the form, or what the console says of the tab.
      await expect(page.getByRole('heading', { name: /^(当前操作没有权限|没有访问权限)$/ }), screen).toBeVisible()
      await expect(page.getByText('满意度')).toHaveCount(0)
    }
    await page.goto('/401')
    await expect(heading(page)).toBeVisible()
    await page.setViewportSize({ width: 375, height: 800 })
    await expectNoSidewaysScroll(page, 'the no-access page')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/\/index$/)
  })
})

test.describe('elements of a page', () => {
  for (const [userName, may] of [
    ['lin', true],
    ['weber', false],
  ] as const) {
    test.describe(userName, () => {
      test.use({ userName })
      test(`${userName} is ${may ? '' : 'not '}offered to make a form`, async ({ consolePage: page }) => {
        await page.goto('/project/list')
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        await expect(page.getByRole('button', { name: '新建表单' })).toHaveCount(may ? 1 : 0)
      })
    })
  }
})
