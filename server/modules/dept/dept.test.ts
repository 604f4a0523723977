import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { forestOf, withParents } from './tree.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(server, method, path, { as: admin, ...(body !== undefined && { body }) })
const fields = { parentId: null as string | null, sort: 0, leader: '', phone: '', email: '', status: 'active' }
const add = async (deptName: string, parentId: string | null = null): Promise<string> =>
  (await as('POST', '/system/dept', { ...fields, deptName, parentId })).data.id

it('departments form a tree; only empty ones go', async () => {
  const top = await add('Top')
  const left = await add('Left', top)
  const right = await add('Right', top)
  expect((await as('GET', '/system/dept/treeselect')).data).toEqual([
    {
      id: top,
      label: 'Top',
      disabled: false,
      children: [left, right].map((id, index) => ({
        id,
        label: index === 0 ? 'Left' : 'Right',
        disabled: false,
        children: [],
      })),
    },
  ])
  expect((await as('DELETE', `/system/dept/${top}`)).msg).toBe('存在下级部门，不能删除')
  await server.db.updateTable('user_account').set({ dept_id: left }).where('id', '=', admin.id).execute()
  expect((await as('DELETE', `/system/dept/${left}`)).msg).toBe('部门下存在用户，不能删除')
  const gone = await createPerson(server.db, null)
  await server.db.updateTable('user_account').set({ dept_id: right }).where('id', '=', gone.id).execute()
  expect((await as('DELETE', `/system/dept/${right}`)).code).toBe(500)
  await as('DELETE', `/system/user/${gone.id}`)
  expect((await as('DELETE', `/system/dept/${right}`)).code).toBe(200)
  const twin = await as('POST', '/system/dept', { ...fields, deptName: 'Left', parentId: top })
  expect(twin.data.fieldErrors[0].field).toBe('deptName')
  const second = await as('POST', '/system/dept', { ...fields, deptName: 'Top' })
  expect(second.data.fieldErrors[0].field).toBe('deptName')

  const rows = (await as('GET', '/system/dept/list?deptName=left')).data
  expect(rows.map((row: { deptName: string }) => row.deptName)).toEqual(['Top', 'Left'])
  const { createTime: _, ...row } = rows[1]
  expect((await as('PUT', '/system/dept', { ...row, parentId: null })).code).toBe(200)
  expect((await as('PUT', '/system/dept', { ...row, parentId: null })).code).toBe(409)
  const circle = (await as('GET', `/system/dept/${top}`)).data
  expect((await as('PUT', '/system/dept', { ...circle, parentId: top })).data.fieldErrors[0].field).toBe('parentId')
})

it('rows without their parents stand at the top; filters keep the way', () => {
  const rows = [
    { id: '3', parentId: '2' },
    { id: '2', parentId: '9' },
    { id: '1', parentId: null },
  ]
  const shape = forestOf<(typeof rows)[number], unknown>(rows, ({ id }, children) => [id, children])
  expect(shape).toEqual([
    ['2', [['3', []]]],
    ['1', []],
  ])
  expect(withParents(rows, ({ id }) => id === '3').map(({ id }) => id)).toEqual(['2', '3'])
})
