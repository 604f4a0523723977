// Approving a registration needs roles and departments to choose from, not the right to see people.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let approver: TestPerson
let viewerId: string
const depts = { root: '', sales: '', west: '' }

beforeAll(async () => {
  server = await createTestServer()
  approver = await createPerson(server.db, null)
  depts.root = await department('root', null)
  depts.sales = await department('sales', depts.root)
  depts.west = await department('west', depts.sales)
  viewerId = await role('listing', 'departments', ['system', 'system-registration', 'system:registration:edit'])
  await server.db.insertInto('role_dept').values({ role_id: viewerId, dept_id: depts.sales }).execute()
  await server.db.insertInto('user_role').values({ user_id: approver.id, role_id: viewerId }).execute()
})
afterAll(() => server.close())

const department = async (dept_name: string, parent_id: string | null): Promise<string> =>
  (await server.db.insertInto('dept').values({ dept_name, parent_id }).returning('id').executeTakeFirstOrThrow()).id
const role = async (role_key: string, data_scope: 'departments' | 'department_tree', menus: readonly string[]) => {
  const { id } = await server.db
    .insertInto('role')
    .values({ role_key, role_name: role_key, data_scope })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = await server.db.selectFrom('menu').select('id').where('name', 'in', menus).execute()
  await server.db
    .insertInto('role_menu')
    .values(rows.map((menu) => ({ role_id: id, menu_id: menu.id })))
    .execute()
  return id
}
const registered = async (user_name: string): Promise<string> =>
  (
    await server.db
      .insertInto('registration')
      .values({ kind: 'register', user_name, name: user_name, password_hash: '-' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

test('an approver is offered roles and the departments within reach, and people are not shown', async () => {
  const roles = await call(server, 'GET', '/system/role/optionselect', { as: approver })
  expect(roles.data.map((each: { roleKey: string; isGrantable: boolean }) => [each.roleKey, each.isGrantable])).toEqual(
    expect.arrayContaining([
      ['admin', false],
      ['listing', true],
    ]),
  )
  const tree = await call(server, 'GET', '/system/user/deptTree', { as: approver })
  expect(tree.data).toMatchObject([{ id: depts.sales, label: 'sales', children: [] }])
  expect((await call(server, 'GET', '/system/user/page', { as: approver })).code).toBe(403)
  const stranger = await createPerson(server.db, 'creator')
  for (const path of ['/system/role/optionselect', '/system/user/deptTree'])
    expect((await call(server, 'GET', path, { as: stranger })).code).toBe(403)
})

test('what the new account reaches is within what the approver reaches, or nothing is written', async () => {
  const tree = await role('treeing', 'department_tree', ['system', 'system-registration'])
  const id = await registered('climber')
  const approve = (body: object) =>
    call(server, 'POST', `/system/registration/${id}/approve`, { as: approver, body: { roleIds: [], ...body } })
  // In `sales`, which the approver reaches, this role reaches `west`, which they do not.
  const beyond = await approve({ roleIds: [tree], deptId: depts.sales })
  expect([beyond.code, beyond.msg]).toEqual([403, '不能授予或收回您自己没有的权限'])
  expect((await approve({ deptId: depts.root })).data.fieldErrors[0].field).toBe('deptId')
  const made = () => server.db.selectFrom('user_account').select('id').where('user_name', '=', 'climber').execute()
  expect(await made()).toEqual([])
  expect((await approve({ roleIds: [viewerId], deptId: depts.sales })).code).toBe(200)
  expect(await made()).toHaveLength(1)
})
