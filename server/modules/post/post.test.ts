import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
})
beforeEach(async () => {
  await server.db.deleteFrom('rate_bucket').execute()
  await server.db.deleteFrom('user_post').execute()
  await server.db.deleteFrom('post').execute()
})
afterAll(() => server.close())

const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person = admin) =>
  call(server, method, path, { as: person, ...(body !== undefined && { body }) })
const fields = { postName: 'Engineer', postCode: 'engineer', sort: 1, status: 'active', remark: '' }
const create = async (changes: Partial<typeof fields> = {}): Promise<string> =>
  (await as('POST', '/system/post', { ...fields, ...changes })).data.id
const give = (postId: string, people: readonly TestPerson[]) =>
  server.db
    .insertInto('user_post')
    .values(people.map(({ id }) => ({ user_id: id, post_id: postId })))
    .execute()
const namesOf = async (query: string) =>
  (await as('GET', `/system/post/page?${query}`)).data.rows.map((row: { postName: string }) => row.postName)

/** Somebody who may do everything with posts, and sees nobody but themself. */
const createLoner = async (): Promise<TestPerson> => {
  const person = await createPerson(server.db, null)
  const { id } = await server.db
    .insertInto('role')
    .values({ role_key: `posts${person.id}`, role_name: 'posts', data_scope: 'self' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const menus = await server.db.selectFrom('menu').select('id').where('permission', 'like', 'system:post:%').execute()
  await server.db
    .insertInto('role_menu')
    .values(menus.map((menu) => ({ role_id: id, menu_id: menu.id })))
    .execute()
  await server.db.insertInto('user_role').values({ user_id: person.id, role_id: id }).execute()
  return person
}

describe('a list of posts', () => {
  it('stands in its order and is narrowed by name, code and state', async () => {
    await create({ postName: 'Tester', postCode: 'qa', sort: 3 })
    await create({ sort: 2 })
    await create({ postName: 'Adviser', postCode: 'adviser', sort: 1, status: 'disabled' })
    expect(await namesOf('')).toEqual(['Adviser', 'Engineer', 'Tester'])
    expect(await namesOf('postName=ENGIN')).toEqual(['Engineer'])
    expect(await namesOf('postCode=q')).toEqual(['Tester'])
    expect(await namesOf('status=disabled')).toEqual(['Adviser'])
    expect(await namesOf('postName=%25')).toEqual([])
  })

  it('counts who holds each, and comes as a file', async () => {
    await give(await create({ remark: 'Builds' }), [admin, await createPerson(server.db, null)])
    await create({ postName: '=1+1', postCode: 'formula', sort: 2 })
    expect((await as('GET', '/system/post/page')).data.rows).toMatchObject([{ userCount: 2 }, { userCount: 0 }])
    const { rawPayload } = await server.app.inject({
      url: '/sapi/system/post/export?status=active',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    })
    expect(xlsxRows(rawPayload, 10)).toEqual([
      ['Post', 'Code', 'Order', 'People', 'Status', 'Remark'],
      ['Engineer', 'engineer', '1', '2', 'Active', 'Builds'],
      ['=1+1', 'formula', '2', '0', 'Active'],
    ])
  })
})

describe('name and code', () => {
  it('are each taken once, whatever their case, and the answer says which', async () => {
    await create()
    const taken = async (changes: Partial<typeof fields>) => {
      const { code, data } = await as('POST', '/system/post', { ...fields, ...changes })
      return [code, data?.fieldErrors?.[0]?.field]
    }
    expect(await taken({ postName: 'Other', postCode: 'ENGINEER' })).toEqual([500, 'postCode'])
    expect(await taken({ postName: 'engineer', postCode: 'other' })).toEqual([500, 'postName'])
    const other = await create({ postName: 'Other', postCode: 'other' })
    const renamed = await as('PUT', '/system/post', { ...fields, postCode: 'other', id: other, version: 1 })
    expect([renamed.code, renamed.data.fieldErrors[0].field]).toEqual([500, 'postName'])
    // Its own name is nobody else's.
    const same = await as('PUT', '/system/post', {
      ...fields,
      postName: 'OTHER',
      postCode: 'Other',
      id: other,
      version: 1,
    })
    expect(same.code).toBe(200)
  })

  it('are taken once also when many ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => as('POST', '/system/post', fields)))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(answers.filter(({ data }) => data?.fieldErrors?.[0]?.field === 'postCode')).toHaveLength(11)
  })

  it('are unique in the database too', async () => {
    await create()
    const insert = (post_code: string, post_name: string) =>
      server.db.insertInto('post').values({ post_code, post_name }).execute()
    await expect(insert('Engineer', 'Other')).rejects.toThrow(/post_code/)
    await expect(insert('other', 'ENGINEER')).rejects.toThrow(/post_name/)
  })

  it('hold no comma, which separates posts in files', async () => {
    for (const postName of ['A,B', '甲、乙', '甲；乙'])
      expect((await as('POST', '/system/post', { ...fields, postName })).data.fieldErrors[0].field).toBe('postName')
  })
})

it('of many edits of one version at once, exactly one is saved, and the others learn whose it was', async () => {
  const id = await create()
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, sort) => as('PUT', '/system/post', { ...fields, sort, id, version: 1 })),
  )
  const saved = answers.flatMap(({ code }, sort) => (code === 200 ? [sort] : []))
  expect(saved).toHaveLength(1)
  const refused = answers.filter(({ code }) => code === 409)
  expect(refused).toHaveLength(11)
  expect(refused[0]?.data.current).toMatchObject({ version: 2, updatedBy: admin.userName })
  expect((await as('GET', `/system/post/${id}`)).data).toMatchObject({ sort: saved[0], version: 2 })
})

describe('deleting', () => {
  it('takes posts nobody holds, all or none', async () => {
    const [free, held] = [await create(), await create({ postName: 'Held', postCode: 'held' })]
    const person = await createPerson(server.db, null)
    await give(held, [person])
    const { code, msg } = await as('DELETE', `/system/post/${free},${held}`)
    expect([code, msg]).toEqual([500, `岗位“Held”有人任职（${person.userName}），不能删除`])
    expect(await namesOf('')).toEqual(['Engineer', 'Held'])
    expect((await as('DELETE', `/system/post/${free}`)).code).toBe(200)
    expect((await as('DELETE', `/system/post/${free}`)).code).toBe(404)
    expect(await namesOf('')).toEqual(['Held'])
  })

  it('names five who hold it and counts the rest, in the language that was asked for', async () => {
    const people = await Promise.all(Array.from({ length: 7 }, () => createPerson(server.db, null)))
    const id = await create()
    await give(id, people)
    const { msg } = await call(server, 'DELETE', `/system/post/${id}`, {
      as: admin,
      headers: { 'accept-language': 'en' },
    })
    const names = people
      .toSorted((one, other) => Number(one.id) - Number(other.id))
      .slice(0, 5)
      .map(({ userName }) => userName)
    expect(msg).toBe(`The post “Engineer” is held (${names.join(', ')} and 2 more) and cannot be deleted`)
  })

  it('names nobody whom the caller may not see', async () => {
    const loner = await createLoner()
    const id = await create()
    const hidden = await createPerson(server.db, null)
    await give(id, [hidden])
    const refused = await as('DELETE', `/system/post/${id}`, undefined, loner)
    expect([refused.code, refused.msg]).toEqual([500, '岗位“Engineer”有您数据权限范围以外的人员任职，不能删除'])
    await give(id, [loner])
    const { msg } = await as('DELETE', `/system/post/${id}`, undefined, loner)
    expect(msg).toContain(loner.userName)
    expect(msg).not.toContain(hidden.userName)
  })
})

it('each call needs its permission', async () => {
  const stranger = await createPerson(server.db, 'creator')
  const id = await create()
  for (const [method, path, body] of [
    ['GET', '/system/post/page'],
    ['GET', `/system/post/${id}`],
    ['GET', '/system/post/export'],
    ['POST', '/system/post', fields],
    ['PUT', '/system/post', { ...fields, id, version: 1 }],
    ['DELETE', `/system/post/${id}`],
  ] as const)
    expect([method, path, (await as(method, path, body, stranger)).code]).toEqual([method, path, 403])
})
