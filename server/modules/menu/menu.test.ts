import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outsideAddress } from '#shared/contract/menu'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { frameSources } from './frame-sources.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const page = {
  parentId: null as string | null,
  kind: 'C',
  name: 'reports',
  title: 'Reports',
  path: '/reports',
  component: 'reports',
  redirect: '',
  link: '',
  icon: 'bar-chart',
  permission: 'reports:page:list',
  sort: 9,
  visible: true,
  keepAlive: true,
  status: 'active',
  remark: '',
}
const named = async (name: string) =>
  (await as('GET', `/system/menu/list?title=${name}`)).data.find((menu: { name: string }) => menu.name === name)

it('a new page is in the menu of administrators, and goes with its last use', async () => {
  const { data } = await as('POST', '/system/menu', page)
  const routers = async () => (await as('GET', '/getRouters')).data.map((route: { name: string }) => route.name)
  expect(await routers()).toContain('reports')
  const button = {
    ...page,
    kind: 'F',
    name: 'reports-export',
    path: '',
    component: '',
    permission: 'reports:page:export',
  }
  const child = (await as('POST', '/system/menu', { ...button, parentId: data.id })).data
  expect((await as('DELETE', `/system/menu/${data.id}`)).msg).toBe('存在下级菜单，不能删除')
  const { id } = await server.db
    .selectFrom('role')
    .select('id')
    .where('role_key', '=', 'viewer')
    .executeTakeFirstOrThrow()
  await server.db.insertInto('role_menu').values({ role_id: id, menu_id: child.id }).execute()
  expect((await as('DELETE', `/system/menu/${child.id}`)).msg).toBe('菜单已分配给角色，不能删除')
  await server.db.deleteFrom('role_menu').where('menu_id', '=', child.id).execute()
  expect((await as('DELETE', `/system/menu/${child.id}`)).code).toBe(200)
  expect((await as('DELETE', `/system/menu/${data.id}`)).code).toBe(200)
  expect(await routers()).not.toContain('reports')
})

it('a page in a frame: the menu tells the address, and the policy of pages allows its origin while it is there', async () => {
  const outside = { ...page, name: 'news', path: '/news', permission: '', component: 'iframe' }
  const missing = await as('POST', '/system/menu', outside)
  expect([missing.data.fieldErrors[0].field, missing.msg]).toEqual(['link', '请填写外部地址'])
  const policy = async (path: string) => {
    const reply = await server.app.inject({ url: path })
    return String(reply.headers['content-security-policy'])
  }
  expect(await policy('/index')).not.toContain('frame-src')
  const { data } = await as('POST', '/system/menu', { ...outside, link: 'https://news.example:8443/today?a=1' })
  const beside = { ...outside, name: 'help', path: '/help', component: 'link', link: 'https://help.example' }
  const link = await as('POST', '/system/menu', beside)
  const routes: { name: string; meta: { link?: string } }[] = (await as('GET', '/getRouters')).data
  expect(routes.find(({ name }) => name === 'news')?.meta.link).toBe('https://news.example:8443/today?a=1')
  expect(await policy('/index')).toMatch(/; frame-src https:\/\/news\.example:8443$/)
  expect(await policy('/s/abc')).not.toContain('frame-src')
  expect(await policy('/sapi/getRouters')).not.toContain('frame-src')
  for (const { id } of [data, link.data]) await as('DELETE', `/system/menu/${id}`)
  expect(await policy('/index')).not.toContain('frame-src')
})

describe('the policy of pages, whatever stands in the menu', () => {
  const policy = async (path: string) =>
    String((await server.app.inject({ url: path })).headers['content-security-policy'])
  const directives = (text: string) => text.split(/[;,]/).map((directive) => directive.trim())

  /** Hosts as they are and as nobody should write them: encoded signs, signs of a policy, other alphabets, wildcards. */
  const host = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc
      .array(
        fc.constantFrom('a', '.', '%3b', '%2c', '%20', '%09', '%27', '%2a', '*', "'", ';', ',', 'Ａ', '。', '-', '@'),
        {
          minLength: 1,
          maxLength: 8,
        },
      )
      .map((parts) => parts.join('')),
  )
  const link = fc
    .tuple(fc.constantFrom('http', 'https', 'HTTPS'), host, fc.constantFrom('', ':8443', ':80', ':443'))
    .map(([scheme, name, port]) => `${scheme}://${name}${port}/a`)

  it('for every link that is accepted there is exactly one source more, and no directive but its own', () => {
    let accepted = 0
    fc.assert(
      fc.property(link, (address) => {
        if (!outsideAddress.safeParse(address).success) return
        accepted++
        expect(frameSources([address], [])).toEqual([new URL(address).origin])
        expect(frameSources([address], [])[0]).toMatch(/^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/)
      }),
      { numRuns: 3000, seed: 22112026 },
    )
    expect(accepted).toBeGreaterThan(500)
  })

  it('a row that is worse than the schema, from an earlier time, adds nothing', async () => {
    const before = await policy('/index')
    const bad = [
      'https://a%3bsandbox',
      'https://a%2cscript-src-elem',
      'https://*',
      'https://*.example',
      'http://localhost:80/',
    ]
    const fields = { title: 'x', path: '/x', component: 'iframe', kind: 'C', sort: 1 } as const
    const rows = bad.map((address, index) => ({ ...fields, name: `bad-${index}`, link: address }))
    await server.db.insertInto('menu').values(rows).execute()
    expect(await policy('/index')).toBe(before)
    const good = { ...fields, name: 'good-one', link: 'https://good.example' }
    await server.db.insertInto('menu').values(good).execute()
    expect(directives(await policy('/index'))).toEqual([...directives(before), 'frame-src https://good.example'])
    for (const path of ['/login', '/login?redirect=/x', '/register', '/authLogin/oidc', '/404'])
      expect([path, await policy(path)], 'people can always sign in and put it right').toEqual([path, before])
    await server.db.deleteFrom('menu').where('component', '=', 'iframe').execute()
  })

  it('this very site cannot be framed within itself', async () => {
    const inject = (headers: Record<string, string>, address: string) =>
      call(server, 'POST', '/system/menu', {
        as: admin,
        headers,
        body: { ...page, name: 'self', path: '/self', permission: '', component: 'iframe', link: address },
      })
    const { data, msg } = await inject({ host: 'forms.example:443' }, 'https://forms.example/index')
    expect([data.fieldErrors[0].field, msg]).toEqual(['link', '请填写本站以外的地址'])
    expect(frameSources(['https://forms.example/x'], ['forms.example'])).toEqual([])
  })
})

it('refuses what leads out of the site or makes no sense, and says where', async () => {
  const reports = await named('project-list')
  for (const [field, value] of [
    ['path', 'javascript:alert(1)'],
    ['path', '//evil.example'],
    ['path', '/\\evil.example'],
    ['redirect', 'https://evil.example'],
    ['link', 'https://example.org'],
    ['link', 'javascript:alert(1)'],
    ['link', '//evil.example'],
    ['link', "https://evil.example;script-src 'unsafe-inline'"],
    ['link', 'https://user:secret@example.org'],
    // Read as browsers read it, the first two say `;` and `,`.
    ['link', 'https://a%3bsandbox'],
    ['link', 'https://a%2cupgrade-insecure-requests'],
    ['link', 'https://*'],
    ['link', 'https://*.example.org'],
    ['component', '../../etc'],
    ['component', 'data:text/javascript,1'],
    ['icon', '<b>'],
    ['permission', 'no'],
    ['name', 'project-list'],
    ['path', ''],
    ['parentId', '999999'],
  ] as const) {
    const { code, data } = await as('POST', '/system/menu', { ...page, [field]: value })
    expect([field, value, code, data.fieldErrors[0].field]).toEqual([field, value, 500, field])
  }
  const button = await named('project:form:add')
  const belowButton = await as('POST', '/system/menu', { ...page, parentId: button.id })
  expect(belowButton.data.fieldErrors[0].field).toBe('parentId')
  const inItself = await as('PUT', '/system/menu', { ...(await named('project')), parentId: reports.id })
  expect(inItself.data.fieldErrors[0].field).toBe('parentId')
})

it('what the console cannot do without stays', async () => {
  const menus = await named('system-menu')
  expect((await as('PUT', '/system/menu', { ...menus, status: 'disabled' })).code).toBe(500)
  expect((await as('DELETE', `/system/menu/${menus.id}`)).code).toBe(500)
  expect((await as('PUT', '/system/menu', { ...menus, name: 'renamed' })).data.fieldErrors[0].field).toBe('name')
  const first = await as('PUT', '/system/menu', { ...menus, title: 'Menu editor' })
  expect(first.code).toBe(200)
  expect((await as('PUT', '/system/menu', { ...menus, title: 'Other' })).code).toBe(409)
})

it('a filter keeps what the matches lie in, parents first', async () => {
  const rows = (await as('GET', '/system/menu/list?title=project:form:add')).data
  expect(rows.map((menu: { name: string }) => menu.name)).toEqual(['project', 'project-list', 'project:form:add'])
})

it('tells a path that is somebody’s page from one that is nobody’s, to everybody signed in', async () => {
  const stranger = await createPerson(server.db, null)
  const isKnown = async (path: string) =>
    (await call(server, 'GET', `/system/menu/known?path=${encodeURIComponent(path)}`, { as: stranger })).data
  for (const path of ['/system/user', '/auth/role/7', '/project/list', '/system'])
    expect([path, await isKnown(path)]).toEqual([path, true])
  for (const path of ['/no/such', '/system/user/more', '/auth/role', ''])
    expect([path, await isKnown(path)]).toEqual([path, false])
  const page = await named('system-dict')
  await as('PUT', '/system/menu', { ...page, status: 'disabled' })
  expect(await isKnown('/system/dict')).toBe(false)
  await as('PUT', '/system/menu', { ...page, status: 'active', version: page.version + 1 })
})
