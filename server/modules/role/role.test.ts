import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const menuId = async (name: string): Promise<string> =>
  (await server.db.selectFrom('menu').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
const fields = { roleKey: 'clerk', roleName: 'Clerk', sort: 5, status: 'active', remark: '', menuIds: [] as string[] }

it('a role opens its menus with all they lie in, and gives their permissions until it is disabled', async () => {
  const menuIds = [await menuId('project:form:add')]
  const { data } = await as('POST', '/system/role', { ...fields, menuIds })
  const role = (await as('GET', `/system/role/${data.id}`)).data
  expect(role).toMatchObject({ roleKey: 'clerk', dataScope: 'self', version: 1, userCount: 0, isGrantable: true })
  const parents = [await menuId('project'), await menuId('project-list')]
  expect(role.menuIds.sort()).toEqual([...menuIds, ...parents].sort())
  const tree = (await as('GET', `/system/menu/roleMenuTreeselect/${data.id}`)).data
  expect(tree.checkedKeys.sort()).toEqual(role.menuIds.sort())
  const labels: string[] = tree.menus.map((menu: { label: string }) => menu.label)
  // Pages that are not built are nothing one could give.
  expect(labels).toEqual([
    'menu.index',
    'menu.project.title',
    'menu.message.mine',
    'menu.system.title',
    'menu.tool.title',
    'profile',
  ])

  const clerk = await createPerson(server.db, null)
  const permissions = async () => (await call(server, 'GET', '/getInfo', { as: clerk })).data
  expect((await permissions()).roles).toEqual(['ROLE_DEFAULT'])
  await as('PUT', '/system/role/authUser/selectAll', { roleId: data.id, userIds: [clerk.id] })
  expect(await permissions()).toMatchObject({ roles: ['clerk'] })
  expect((await permissions()).permissions.sort()).toEqual(['project:form:add', 'project:form:list'])

  await as('PUT', '/system/role/changeStatus', { id: data.id, status: 'disabled' })
  expect(await permissions()).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] })
  await as('PUT', '/system/role/changeStatus', { id: data.id, status: 'active' })
  expect((await permissions()).roles).toEqual(['clerk'])

  // A disabled menu takes what is below it along.
  const project = (await as('GET', `/system/menu/${parents[0]}`)).data
  expect((await as('PUT', '/system/menu', { ...project, status: 'disabled' })).code).toBe(200)
  expect(await permissions()).toMatchObject({ roles: ['ROLE_DEFAULT'], permissions: [] })
  expect((await call(server, 'GET', '/getRouters', { as: clerk })).data).toMatchObject([
    { name: 'index' },
    { name: 'message-mine' },
    { name: 'user-profile' },
  ])
  await as('PUT', '/system/menu', { ...project, version: project.version + 1, status: 'active' })
  expect((await permissions()).permissions).toContain('project:form:add')

  const inUse = await as('DELETE', `/system/role/${data.id}`)
  expect([inUse.code, inUse.msg]).toEqual([500, '角色“Clerk”已分配给用户，不能删除'])
  await as('PUT', '/system/role/authUser/cancelAll', { roleId: data.id, userIds: [clerk.id] })
  expect((await as('DELETE', `/system/role/${data.id}`)).code).toBe(200)
  expect((await as('GET', `/system/role/${data.id}`)).code).toBe(404)
})

it('the two lists of people of a role are everybody, once', async () => {
  const { id } = await server.db
    .selectFrom('role')
    .select('id')
    .where('role_key', '=', 'viewer')
    .executeTakeFirstOrThrow()
  const viewer = await createPerson(server.db, 'viewer')
  const ids = async (list: string) =>
    (await as('GET', `/system/role/authUser/${list}?roleId=${id}&size=1000`)).data.rows.map(
      (row: { id: string }) => row.id,
    )
  const [allocated, unallocated] = [await ids('allocatedList'), await ids('unallocatedList')]
  expect(allocated).toEqual([viewer.id])
  expect(unallocated).not.toContain(viewer.id)
  const all = (await as('GET', '/system/user/page?size=1000')).data.rows.map((row: { id: string }) => row.id)
  expect([...allocated, ...unallocated].sort()).toEqual(all.sort())
})

it('the administrator role is fixed; keys are unique and stay; versions collide', async () => {
  const rows = (await as('GET', '/system/role/page?size=50')).data.rows
  const { id } = rows.find((role: { roleKey: string }) => role.roleKey === 'admin')
  for (const attempt of [
    as('PUT', '/system/role', { ...fields, id, version: 1, roleKey: 'admin' }),
    as('PUT', '/system/role/changeStatus', { id, status: 'disabled' }),
    as('PUT', '/system/role/dataScope', { id, version: 1, dataScope: 'self', deptIds: [] }),
    as('DELETE', `/system/role/${id}`),
  ])
    expect(await attempt).toMatchObject({ code: 500, msg: '超级管理员角色不能修改或删除' })

  const made = (await as('POST', '/system/role', { ...fields, roleKey: 'twin' })).data
  const again = await as('POST', '/system/role', { ...fields, roleKey: 'twin' })
  expect(again.data.fieldErrors[0].field).toBe('roleKey')
  const renamed = await as('PUT', '/system/role', { ...fields, id: made.id, version: 1, roleKey: 'other' })
  expect(renamed.data.fieldErrors[0].field).toBe('roleKey')
  const change = { ...fields, id: made.id, version: 1, roleKey: 'twin', roleName: 'Twin' }
  expect((await as('PUT', '/system/role', change)).code).toBe(200)
  expect((await as('PUT', '/system/role', change)).code).toBe(409)
  const unknown = await as('PUT', '/system/role', { ...change, version: 2, menuIds: ['999999'] })
  expect(unknown.data.fieldErrors[0].field).toBe('menuIds')
})
