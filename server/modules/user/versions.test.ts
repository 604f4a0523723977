// Two people edit the same row: whoever is second is told by whom, for every kind of row that people edit in a form.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { conflictSchema } from '#shared/contract/fields'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let first: TestPerson
let second: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  first = await createPerson(server.db, 'admin')
  second = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const text = { remark: '', status: 'active', sort: 1 }
const roleBody = { ...text, roleKey: 'twice', roleName: 'Twice', menuIds: [] }
const kinds = {
  dept: { ...text, parentId: null, deptName: 'Twice', leader: '', phone: '', email: '' },
  role: roleBody,
  menu: {
    ...text,
    parentId: null,
    kind: 'M',
    name: 'twice',
    title: 'Twice',
    path: '/twice',
    component: '',
    redirect: '',
    link: '',
    icon: '',
    permission: '',
    visible: true,
    keepAlive: true,
  },
  post: { ...text, postCode: 'twice', postName: 'Twice' },
  'dict/type': { ...text, dictType: 'twice', dictName: 'Twice' },
  'dict/data': {
    ...text,
    dictType: 'twice',
    dictSort: 1,
    dictLabel: 'Twice',
    dictValue: '2',
    cssClass: '',
    listClass: '',
    isDefault: false,
  },
  config: { configName: 'Twice', configKey: 'twice', configValue: '2', isPublic: false, isSecret: false, remark: '' },
  user: {
    userName: 'twice',
    nickName: 'Twice',
    deptId: null,
    email: '',
    phone: '',
    sex: '2',
    status: 'active',
    remark: '',
    roleIds: [],
  },
}

test.for(Object.entries(kinds))('an edit of an older version of a %s saves nothing and says whose work it met', async ([
  kind,
  body,
]) => {
  const path = `/system/${kind}`
  const { id } = (await call(server, 'POST', path, { as: first, body })).data
  const read = async () => (await call(server, 'GET', `${path}/${id}`, { as: first })).data
  const edit = (as: TestPerson, version: number, remark = '') =>
    call(server, 'PUT', path, { as, body: { ...body, remark, id, version } })
  const { version } = await read()
  expect((await edit(first, version)).code).toBe(200)

  const refused = await edit(second, version, 'mine')
  expect([refused.code, refused.msg]).toEqual([409, '内容已被他人修改，请刷新后重试'])
  const { current } = conflictSchema.parse(refused.data)
  expect(current).toMatchObject({ version: version + 1, updatedBy: first.userName })
  expect(Date.parse(current?.updateTime ?? '')).toBeLessThanOrEqual(Date.now() + 1000)
  expect((await read()).version).toBe(version + 1)

  // With the version they were told, they decide to overwrite it.
  expect((await edit(second, current?.version ?? 0, 'mine')).code).toBe(200)
  expect((await read()).version).toBe(version + 2)
})

test('of many edits of one version at once, exactly one is saved', async () => {
  const { id } = (await call(server, 'POST', '/system/role', { as: first, body: { ...roleBody, roleKey: 'race' } }))
    .data
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      call(server, 'PUT', '/system/role', {
        as: index % 2 === 0 ? first : second,
        body: { ...roleBody, roleKey: 'race', roleName: `Race ${index}`, id, version: 1 },
      }),
    ),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(answers.filter(({ code }) => code === 409)).toHaveLength(19)
})

test('roles given or taken elsewhere are not undone by a form of the person that was open', async () => {
  const person = await createPerson(server.db, null)
  const read = async () => (await call(server, 'GET', `/system/user/${person.id}`, { as: first })).data
  const { id: roleId } = (
    await call(server, 'POST', '/system/role', { as: first, body: { ...roleBody, roleKey: 'given' } })
  ).data
  const { version } = await read()
  const give = { roleId, userIds: [person.id] }
  for (const [path, held] of [
    ['selectAll', [roleId]],
    ['cancelAll', []],
  ] as const) {
    const before = (await read()).version
    await call(server, 'PUT', `/system/role/authUser/${path}`, { as: first, body: give })
    expect((await read()).version).toBe(before + 1)
    const { code, data } = await call(server, 'PUT', '/system/user/authRole', {
      as: second,
      body: { id: person.id, roleIds: [], version },
    })
    expect([code, data.current.updatedBy]).toEqual([409, first.userName])
    expect((await read()).roles.map((role: { id: string }) => role.id)).toEqual(held)
  }
})
