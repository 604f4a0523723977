// Privilege escalation: nobody gives what they do not have, and nobody handles people or departments out of their reach.
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type DataScope, dataScopes } from '#shared/contract/role'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'

let server: TestServer
let admin: TestPerson
/** Manages `branch` and what is below it, with every permission on people, roles, menus and departments. */
let manager: TestPerson
const depts = { root: '', branch: '', leaf: '', other: '' }
const roles = { manager: '', viewer: '', admin: '', creator: '', small: '', wide: '', custom: '' }
/** In `leaf`, with the small role only. */
let worker: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  depts.root = await department('root', null)
  depts.branch = await department('branch', depts.root)
  depts.leaf = await department('leaf', depts.branch)
  depts.other = await department('other', depts.root)
  for (const key of ['admin', 'creator', 'viewer'] as const)
    roles[key] = (
      await server.db.selectFrom('role').select('id').where('role_key', '=', key).executeTakeFirstOrThrow()
    ).id
  const managing = ['system-user', 'system-role', 'system-menu', 'system-dept', 'auth-role']
  roles.manager = await role('manager', 'department_tree', [...managing, ...(await buttonsOf(managing))])
  roles.small = await role('small', 'self', ['system-user'])
  roles.wide = await role('wide', 'all', ['system-user'])
  roles.custom = await role('custom', 'departments', ['system-user'])
  await server.db.insertInto('role_dept').values({ role_id: roles.custom, dept_id: depts.other }).execute()
  manager = await person(depts.branch, roles.manager)
})
beforeEach(async () => {
  worker = await person(depts.leaf, roles.small)
})
afterAll(() => server.close())

const department = async (name: string, parentId: string | null): Promise<string> =>
  (
    await server.db
      .insertInto('dept')
      .values({ dept_name: name, parent_id: parentId })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const menuIds = async (names: readonly string[]): Promise<string[]> =>
  (await server.db.selectFrom('menu').select('id').where('name', 'in', names).execute()).map((row) => row.id)
const buttonsOf = async (names: readonly string[]): Promise<string[]> =>
  (
    await server.db
      .selectFrom('menu')
      .select('name')
      .where('kind', '=', 'F')
      .where('permission', 'like', 'system:%')
      .where('parent_id', 'in', await menuIds(names))
      .execute()
  ).map((row) => row.name)
const role = async (key: string, scope: DataScope, menus: readonly string[]): Promise<string> => {
  const { id } = await server.db
    .insertInto('role')
    .values({ role_key: key, role_name: key, data_scope: scope })
    .returning('id')
    .executeTakeFirstOrThrow()
  const opened = await menuIds(['system', ...menus])
  await server.db
    .insertInto('role_menu')
    .values(opened.map((menu_id) => ({ role_id: id, menu_id })))
    .execute()
  return id
}
const person = async (deptId: string | null, ...roleIds: string[]): Promise<TestPerson> => {
  const made = await createPerson(server.db, null)
  await server.db.updateTable('user_account').set({ dept_id: deptId }).where('id', '=', made.id).execute()
  await server.db
    .insertInto('user_role')
    .values(roleIds.map((role_id) => ({ user_id: made.id, role_id })))
    .execute()
  return made
}
const put = (path: string, body: unknown, as = manager) => call(server, 'PUT', path, { as, body })
const fieldsOf = async (target: TestPerson, change: object = {}) => {
  const { data } = await call(server, 'GET', `/system/user/${target.id}`, { as: admin })
  const { nickName, deptId, email, phone, sex, status, remark, version } = data
  const roleIds = data.roles.map((each: { id: string }) => each.id)
  return { id: target.id, nickName, deptId, email, phone, sex, status, remark, version, roleIds, ...change }
}
const roleFields = async (id: string, change: object = {}) => {
  const { data } = await call(server, 'GET', `/system/role/${id}`, { as: admin })
  const { roleKey, roleName, sort, status, remark, version, menuIds } = data
  return { id, roleKey, roleName, sort, status, remark, version, menuIds, ...change }
}
const menuFields = async (name: string, change: object = {}) => {
  const { data } = await call(server, 'GET', `/system/menu/${(await menuIds([name]))[0]}`, { as: admin })
  return { ...data, ...change }
}
const deptFields = async (id: string, change: object = {}) => {
  const { createTime: _, ...data } = (await call(server, 'GET', `/system/dept/${id}`, { as: admin })).data
  return { ...data, ...change }
}
/** Everything rights are made of. */
const rights = async () =>
  JSON.stringify([
    await server.db.selectFrom('user_role').selectAll().orderBy('user_id').orderBy('role_id').execute(),
    await server.db.selectFrom('role').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('role_menu').selectAll().orderBy('role_id').orderBy('menu_id').execute(),
    await server.db.selectFrom('role_dept').selectAll().orderBy('role_id').orderBy('dept_id').execute(),
    await server.db.selectFrom('menu').selectAll().orderBy('id').execute(),
    await server.db.selectFrom('dept').selectAll().orderBy('id').execute(),
    await server.db
      .selectFrom('user_account')
      .select(['id', 'dept_id', 'status', 'password_hash', 'deleted_at'])
      .orderBy('id')
      .execute(),
  ])
/** Refused, and nothing is different. */
const refused = async (attempt: () => Promise<{ code: number; msg: string }>, code: number) => {
  const before = await rights()
  const answer = await attempt()
  expect([answer.code, await rights()]).toEqual([code, before])
  expect(answer.msg).not.toBe('')
}

describe('a manager of a branch', () => {
  it('does what is theirs to do', async () => {
    expect((await put('/system/user', await fieldsOf(worker, { deptId: depts.branch }))).code).toBe(200)
    expect((await put('/system/user/resetPwd', { id: worker.id, password: 'long enough' })).code).toBe(200)
    expect((await put('/system/user/authRole', { id: worker.id, roleIds: [roles.small, roles.manager] })).code).toBe(
      200,
    )
    expect((await put('/system/role/authUser/cancel', { roleId: roles.manager, userId: worker.id })).code).toBe(200)
  })

  it('cannot give roles with more permissions, a wider scope or the name of administrator', async () => {
    for (const roleId of [roles.admin, roles.creator, roles.viewer, roles.wide, roles.custom]) {
      await refused(() => put('/system/user/authRole', { id: worker.id, roleIds: [roles.small, roleId] }), 403)
      await refused(() => put('/system/role/authUser/selectAll', { roleId, userIds: [worker.id] }), 403)
      await refused(
        () =>
          call(server, 'POST', '/system/user', {
            as: manager,
            body: {
              userName: 'newcomer',
              nickName: 'N',
              deptId: depts.leaf,
              email: '',
              phone: '',
              sex: '2',
              status: 'active',
              remark: '',
              roleIds: [roleId],
            },
          }),
        403,
      )
    }
    const { data } = await call(server, 'GET', `/system/user/authRole/${worker.id}`, { as: manager })
    const grantable = data.roles.filter((each: { isGrantable: boolean }) => each.isGrantable)
    expect(grantable.map((each: { roleKey: string }) => each.roleKey).sort()).toEqual(['manager', 'small'])
  })

  it('cannot give themself anything, nor move to where they would see more', async () => {
    await refused(() => put('/system/user/authRole', { id: manager.id, roleIds: [roles.manager, roles.small] }), 500)
    await refused(() => put('/system/role/authUser/selectAll', { roleId: roles.small, userIds: [manager.id] }), 500)
    const moved = await fieldsOf(manager, { deptId: depts.root })
    await refused(() => put('/system/user', moved), 500)
  })

  it('cannot touch people outside their scope: those do not exist', async () => {
    const stranger = await person(depts.other, roles.small)
    const homeless = await person(null, roles.small)
    for (const target of [stranger, homeless]) {
      const { id } = target
      const fields = await fieldsOf(target)
      await refused(() => call(server, 'GET', `/system/user/${id}`, { as: manager }), 404)
      await refused(() => put('/system/user', fields), 404)
      await refused(() => put('/system/user/resetPwd', { id, password: 'long enough' }), 404)
      await refused(() => put('/system/user/changeStatus', { id, status: 'disabled' }), 404)
      await refused(() => put('/system/user/authRole', { id, roleIds: [] }), 404)
      await refused(() => put('/system/role/authUser/cancel', { roleId: roles.small, userId: id }), 404)
      await refused(() => call(server, 'DELETE', `/system/user/${worker.id},${id}`, { as: manager }), 404)
    }
  })

  it('cannot take over somebody who has more, though they see them', async () => {
    for (const target of [await person(depts.leaf, roles.admin), await person(depts.leaf, roles.creator)]) {
      const { id } = target
      const fields = await fieldsOf(target, { nickName: 'Mine' })
      await refused(() => put('/system/user/resetPwd', { id, password: 'long enough' }), 403)
      await refused(() => put('/system/user', fields), 403)
      await refused(() => put('/system/user/changeStatus', { id, status: 'disabled' }), 403)
      await refused(() => put('/system/user/authRole', { id, roleIds: [] }), 403)
      await refused(() => call(server, 'DELETE', `/system/user/${id}`, { as: manager }), 403)
    }
  })

  it('cannot put people where their own scope ends', async () => {
    for (const deptId of [depts.other, depts.root, null]) {
      const fields = await fieldsOf(worker, { deptId })
      await refused(() => put('/system/user', fields), 500)
    }
  })

  it('cannot enlarge a role, their own least of all', async () => {
    const [foreign = ''] = await menuIds(['project:form:add'])
    for (const id of [roles.small, roles.manager]) {
      const fields = await roleFields(id)
      await refused(() => put('/system/role', { ...fields, menuIds: [...fields.menuIds, foreign] }), 403)
      const { version } = fields
      await refused(() => put('/system/role/dataScope', { id, version, dataScope: 'all', deptIds: [] }), 403)
      const outside = { id, version, dataScope: 'departments', deptIds: [depts.other] }
      await refused(() => put('/system/role/dataScope', outside), 500)
    }
    const body = { roleKey: 'mine', roleName: 'Mine', sort: 0, status: 'active', remark: '', menuIds: [foreign] }
    await refused(() => call(server, 'POST', '/system/role', { as: manager, body }), 403)
    for (const id of [roles.creator, roles.wide, roles.custom]) {
      const fields = await roleFields(id)
      await refused(() => put('/system/role', fields), 403)
      await refused(() => put('/system/role/changeStatus', { id, status: 'disabled' }), 403)
      await refused(() => call(server, 'DELETE', `/system/role/${id}`, { as: manager }), 403)
    }
  })

  it('cannot widen a role whose holders sit where they see nothing', async () => {
    const shared = await role(`shared${Date.now()}`, 'self', ['system-user'])
    await person(depts.root, shared)
    const { version } = await roleFields(shared)
    await refused(
      () => put('/system/role/dataScope', { id: shared, version, dataScope: 'department_tree', deptIds: [] }),
      403,
    )
    const { code } = await put('/system/role/dataScope', {
      id: shared,
      version,
      dataScope: 'departments',
      deptIds: [depts.leaf],
    })
    expect(code).toBe(200)
  })

  it('cannot turn a menu into a permission', async () => {
    const harmless = await menuFields('index')
    for (const permission of ['*:*:*', 'project:form:remove', 'system:config:list'])
      await refused(() => put('/system/menu', { ...harmless, permission }), 403)
    const foreign = await menuFields('project-list')
    await refused(() => put('/system/menu', { ...foreign, permission: '' }), 403)
    await refused(() => put('/system/menu', { ...foreign, status: 'disabled' }), 403)
    const own = await menuFields('system-dept')
    await refused(() => put('/system/menu', { ...own, parentId: foreign.id }), 403)
    const { id: _, version: __, ...fields } = harmless
    await refused(
      () =>
        call(server, 'POST', '/system/menu', {
          as: manager,
          body: { ...fields, name: 'trap', permission: '*:*:*' },
        }),
      403,
    )
  })

  it('cannot pull foreign departments below their own', async () => {
    const other = await deptFields(depts.other, { parentId: depts.branch })
    await refused(() => put('/system/dept', other), 404)
    const top = await deptFields(depts.branch, { parentId: null })
    await refused(() => put('/system/dept', top), 500)
    const circle = await deptFields(depts.branch, { parentId: depts.leaf })
    await refused(() => put('/system/dept', circle), 500)
    const { id: _, version: __, ...fields } = other
    for (const parentId of [null, depts.root, depts.other])
      await refused(
        () => call(server, 'POST', '/system/dept', { as: manager, body: { ...fields, deptName: 'x', parentId } }),
        500,
      )
  })

  it('cannot bring people in by a file that they could not create by hand', async () => {
    // The manager's role has the permission to import.
    const content = Buffer.from('userName,nickName,dept,roles\nsneak1,S,other,\nsneak2,S,leaf,admin\nsneak3,S,,small\n')
    const before = await rights()
    const { data } = await upload(server, '/system/user/importData', {
      as: manager,
      files: [{ name: 'people.csv', content }],
    })
    expect(data.rows.map((row: { problems: { code: string }[] }) => row.problems[0]?.code)).toEqual([
      'import.unknownDept',
      'role.beyond',
      'dept.beyond',
    ])
    expect(await rights()).toBe(before)
  })
})

test('whatever a manager tries, nobody in their reach ends with more than the manager has', async () => {
  const held = async (id: string) => {
    const { rows } = await call(server, 'GET', '/system/user/page?size=1000', { as: admin }).then(({ data }) => data)
    const { roles: ofPerson } = rows.find((row: { id: string }) => row.id === id)
    return new Set<string>(ofPerson.map((each: { roleKey: string }) => each.roleKey))
  }
  const ids = Object.values(roles)
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          kind: fc.constantFrom('assign', 'grant', 'revoke', 'scope', 'menus'),
          role: fc.nat({ max: ids.length - 1 }),
          also: fc.nat({ max: ids.length - 1 }),
          scope: fc.constantFrom(...dataScopes),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      async (attempts) => {
        for (const { kind, role: at, also, scope } of attempts) {
          const roleId = ids[at] ?? ''
          if (kind === 'assign') await put('/system/user/authRole', { id: worker.id, roleIds: [roleId, ids[also]] })
          if (kind === 'grant') await put('/system/role/authUser/selectAll', { roleId, userIds: [worker.id] })
          if (kind === 'revoke') await put('/system/role/authUser/cancel', { roleId, userId: worker.id })
          const { version, menuIds: opened } = await roleFields(roleId)
          // A manager who gives up their own rights makes the comparison below meaningless.
          const isOwn = roleId === roles.manager
          if (kind === 'scope' && (!isOwn || scope === 'all'))
            await put('/system/role/dataScope', {
              id: roleId,
              version,
              dataScope: scope,
              deptIds: [depts.other, depts.leaf],
            })
          if (kind === 'menus') {
            const more = await menuIds(['system-user', 'project-list'])
            await put('/system/role', await roleFields(roleId, { menuIds: isOwn ? [...opened, ...more] : more }))
          }
        }
        for (const key of await held(worker.id)) expect(['manager', 'small']).toContain(key)
        const list = async (as: TestPerson) =>
          (await call(server, 'GET', '/system/user/page?size=1000', { as })).data?.rows.map(
            (row: { id: string }) => row.id,
          ) ?? []
        const mine = new Set(await list(manager))
        for (const id of await list(worker)) if (id !== worker.id) expect(mine).toContain(id)
      },
    ),
    { numRuns: 40 },
  )
})
