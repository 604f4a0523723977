// The posts of people: given by their form and by files, kept, taken, and gone with the account.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { xlsxRows } from '../../sheet/read/xlsx-rows.ts'

let server: TestServer
let admin: TestPerson
let engineer: string
let tester: string
/** Disabled. */
let adviser: string

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  engineer = await post('Engineer', 'engineer', 1)
  tester = await post('Tester', 'qa', 2)
  adviser = await post('Adviser', 'adviser', 3)
  await server.db.updateTable('post').set({ status: 'disabled' }).where('id', '=', adviser).execute()
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const post = async (post_name: string, post_code: string, sort: number): Promise<string> =>
  (await server.db.insertInto('post').values({ post_name, post_code, sort }).returning('id').executeTakeFirstOrThrow())
    .id
const as = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown, person = admin) =>
  call(server, method, path, { as: person, ...(body !== undefined && { body }) })
const read = async (id: string) => (await as('GET', `/system/user/${id}`)).data
const heldBy = async (id: string): Promise<string[]> =>
  (await read(id)).posts.map((held: { postName: string }) => held.postName)
const hold = (userId: string, postId: string) =>
  server.db.insertInto('user_post').values({ user_id: userId, post_id: postId }).execute()
const fields = {
  nickName: 'P',
  deptId: null,
  email: '',
  phone: '',
  sex: '2',
  status: 'active',
  remark: '',
  roleIds: [],
}
const save = async (id: string, postIds?: readonly string[]) =>
  as('PUT', '/system/user', { ...fields, id, version: (await read(id)).version, ...(postIds && { postIds }) })
const send = (text: string, more: Record<string, string> = {}) =>
  upload(server, '/system/user/importData', {
    as: admin,
    fields: more,
    files: [{ name: 'people.csv', content: Buffer.from(text) }],
  })
const auditOf = async (subject: string) =>
  (
    await server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('subject', '=', subject)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).detail

it('are given with the account, changed with it, and kept where a change does not name them', async () => {
  const made = await as('POST', '/system/user', { ...fields, userName: 'maker', postIds: [tester, engineer] })
  const { id } = made.data
  // In the order of the posts, not of the ids that were sent.
  expect(await heldBy(id)).toEqual(['Engineer', 'Tester'])
  expect((await save(id)).code).toBe(200)
  expect(await heldBy(id)).toEqual(['Engineer', 'Tester'])
  expect((await save(id, [tester])).code).toBe(200)
  expect(await heldBy(id)).toEqual(['Tester'])
  expect(await auditOf(id)).toEqual({
    changes: [{ field: 'posts', before: ['Engineer', 'Tester'], after: ['Tester'] }],
  })
  expect((await save(id, [])).code).toBe(200)
  expect(await heldBy(id)).toEqual([])
})

it('that are disabled are kept by who holds them, and nobody else gets them', async () => {
  const { id } = await createPerson(server.db, null)
  for (const postId of [adviser, '999999']) {
    const { code, data } = await save(id, [engineer, postId])
    expect([code, data.fieldErrors]).toEqual([500, [{ field: 'postIds', code: 'post.notGiven' }]])
  }
  expect(await heldBy(id)).toEqual([])
  await hold(id, adviser)
  expect((await save(id, [adviser, engineer])).code).toBe(200)
  expect(await heldBy(id)).toEqual(['Engineer', 'Adviser'])
  expect((await as('GET', '/system/post/optionselect')).data).toEqual([
    { id: engineer, postCode: 'engineer', postName: 'Engineer' },
    { id: tester, postCode: 'qa', postName: 'Tester' },
  ])
})

it('show in one’s own profile', async () => {
  const person = await createPerson(server.db, null)
  const postId = await post('Rare', 'rare', 9)
  await hold(person.id, postId)
  expect((await as('GET', '/user/profile', undefined, person)).data.posts).toEqual(['Rare'])
})

it('come in files by name, and go out so that they come back', async () => {
  const taken = await send('userName,nickName,岗位\nfirst,First,"ENGINEER、qa"\nsecond,Second,\n')
  expect(taken.data).toMatchObject({ written: true, created: 2 })
  const { rows } = (await as('GET', '/system/user/page?userName=first')).data
  expect(await heldBy(rows[0].id)).toEqual(['Engineer', 'Tester'])
  const exported = await server.app.inject({
    url: '/sapi/system/user/export?userName=first',
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
  })
  const [heading = [], row = []] = xlsxRows(exported.rawPayload, 10)
  expect(row[heading.indexOf('Posts')]).toBe('Engineer,Tester')
  await save(rows[0].id, [])
  const again = await upload(server, '/system/user/importData', {
    as: admin,
    fields: { updateSupport: 'true' },
    files: [{ name: 'people.xlsx', content: exported.rawPayload }],
  })
  expect(again.data).toMatchObject({ written: true, updated: 1 })
  expect(await heldBy(rows[0].id)).toEqual(['Engineer', 'Tester'])
  // An empty cell says nothing about posts.
  await send('userName,nickName,posts\nfirst,First,\n', { updateSupport: 'true' })
  expect(await heldBy(rows[0].id)).toEqual(['Engineer', 'Tester'])
})

it('that nobody may give stop a file', async () => {
  const { data } = await send('userName,nickName,posts\nu1,U,Nowhere\nu2,U,Adviser\nu3,U,Tester\n')
  expect(data.written).toBe(false)
  expect(
    data.rows.map((row: { problems: { field: string; code: string }[] }) => [
      row.problems[0]?.field,
      row.problems[0]?.code,
    ]),
  ).toEqual([
    ['posts', 'import.unknownPost'],
    ['postIds', 'post.notGiven'],
    [undefined, undefined],
  ])
})

it('are free again when the account is deleted', async () => {
  const person = await createPerson(server.db, null)
  const postId = await post('Brief', 'brief', 9)
  await hold(person.id, postId)
  expect((await as('DELETE', `/system/post/${postId}`)).code).toBe(500)
  expect((await as('DELETE', `/system/user/${person.id}`)).code).toBe(200)
  expect((await as('DELETE', `/system/post/${postId}`)).code).toBe(200)
})

it('are either given or deleted when both are asked for at once', async () => {
  const outcomes = new Set<string>()
  for (let round = 0; round < 12; round++) {
    const person = await createPerson(server.db, null)
    const postId = await post(`Race ${round}`, `race${round}`, 9)
    const { version } = await read(person.id)
    const give = () => as('PUT', '/system/user', { ...fields, id: person.id, version, postIds: [postId] })
    const remove = () => as('DELETE', `/system/post/${postId}`)
    const [given, deleted] =
      round % 2 === 0 ? await Promise.all([give(), remove()]) : (await Promise.all([remove(), give()])).toReversed()
    outcomes.add(`${given?.code} ${deleted?.code}`)
    expect(await heldBy(person.id)).toEqual(given?.code === 200 ? [`Race ${round}`] : [])
    if (given?.code !== 200) expect(given?.data.fieldErrors[0].code).toBe('post.notGiven')
  }
  for (const outcome of outcomes) expect(['200 500', '500 200']).toContain(outcome)
})
