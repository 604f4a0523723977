import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { maxHolders } from '#shared/contract/post'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'

let server: TestServer
let admin: TestPerson
let research: string
let frontEnd: string
let engineer: string
let tester: string

beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  research = await dept('Research', null)
  frontEnd = await dept('Front end', research)
  tester = await post('Tester', 2)
  engineer = await post('Engineer', 1)
})
beforeEach(async () => {
  await server.db.deleteFrom('rate_bucket').execute()
  await server.db.deleteFrom('user_post').execute()
  await server.db.updateTable('user_account').set({ dept_id: null }).execute()
})
afterAll(() => server.close())

const dept = async (dept_name: string, parent_id: string | null): Promise<string> =>
  (await server.db.insertInto('dept').values({ dept_name, parent_id }).returning('id').executeTakeFirstOrThrow()).id
const post = async (post_name: string, sort: number): Promise<string> =>
  (
    await server.db
      .insertInto('post')
      .values({ post_name, post_code: post_name.toLowerCase(), sort })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
const person = async (deptId: string | null, ...postIds: readonly string[]): Promise<TestPerson> => {
  const made = await createPerson(server.db, null)
  await server.db.updateTable('user_account').set({ dept_id: deptId }).where('id', '=', made.id).execute()
  if (postIds.length > 0)
    await server.db
      .insertInto('user_post')
      .values(postIds.map((postId) => ({ user_id: made.id, post_id: postId })))
      .execute()
  return made
}
const as = (method: 'GET' | 'PUT', path: string, body?: unknown, who = admin) =>
  call(server, method, path, { as: who, ...(body !== undefined && { body }) })
/** Names by post, those without one under ''. */
const heldIn = async (deptId: string, query = '') => {
  const { data } = await as('GET', `/system/dept/post/${deptId}${query}`)
  const namesOf = (people: readonly { userName: string }[]) => people.map(({ userName }) => userName)
  return [
    ...data.posts.map((held: { postName: string; people: { userName: string }[] }) => [
      held.postName,
      namesOf(held.people),
    ]),
    ['', namesOf(data.others)],
  ]
}
const change = (way: 'selectAll' | 'cancelAll', postId: string, people: readonly TestPerson[]) =>
  as('PUT', `/system/post/authUser/${way}`, { postId, userIds: people.map(({ id }) => id) })
const versionOf = async ({ id }: TestPerson): Promise<number> => (await as('GET', `/system/user/${id}`)).data.version

describe('the posts of a department', () => {
  it('stand in their order with the people who hold them, and who holds none is there as well', async () => {
    const [both, one, none] = [
      await person(research, tester, engineer),
      await person(research, tester),
      await person(research),
    ]
    const below = await person(frontEnd, engineer)
    await person(null, engineer)
    expect(await heldIn(research)).toEqual([
      ['Engineer', [both.userName]],
      ['Tester', [both.userName, one.userName]],
      ['', [none.userName]],
    ])
    expect(await heldIn(research, '?below=true')).toEqual([
      ['Engineer', [both.userName, below.userName]],
      ['Tester', [both.userName, one.userName]],
      ['', [none.userName]],
    ])
    const { data } = await as('GET', `/system/dept/post/${research}`)
    expect(data).toMatchObject({ dept: { deptName: 'Research', hasChildren: true }, total: 3 })
    expect((await as('GET', `/system/dept/post/${frontEnd}`)).data.dept.hasChildren).toBe(false)
    expect((await as('GET', '/system/dept/post/999999')).code).toBe(404)
  })

  it('leave out the accounts that were deleted', async () => {
    const gone = await person(research)
    expect((await call(server, 'DELETE', `/system/user/${gone.id}`, { as: admin })).code).toBe(200)
    expect(await heldIn(research)).toEqual([['', []]])
  })

  it('count everybody and hold as many as fit', async () => {
    await server.db
      .insertInto('user_account')
      .values(
        Array.from({ length: maxHolders + 1 }, (_, index) => ({
          user_name: `many${index}`,
          nick_name: 'Many',
          password_hash: '-',
          dept_id: frontEnd,
        })),
      )
      .execute()
    const { data } = await as('GET', `/system/dept/post/${frontEnd}`)
    expect([data.total, data.others.length]).toEqual([maxHolders + 1, maxHolders])
  })
})

describe('a post', () => {
  it('is given once and taken, and forms of the people that are open are told', async () => {
    const [first, second] = [await person(research, tester), await person(research)]
    const before = [await versionOf(first), await versionOf(second)]
    expect((await change('selectAll', tester, [first, second, second])).code).toBe(200)
    expect(await heldIn(research)).toEqual([
      ['Tester', [first.userName, second.userName]],
      ['', []],
    ])
    // Nothing changed for who held it already.
    expect([await versionOf(first), await versionOf(second)]).toEqual([before[0], (before[1] ?? 0) + 1])
    expect((await change('cancelAll', tester, [first, second])).code).toBe(200)
    expect(await heldIn(research)).toEqual([['', [first.userName, second.userName]]])
    expect([await versionOf(first), await versionOf(second)]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2])
    const entries = await server.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('subject', '=', tester)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    expect(entries).toEqual([
      { action: 'post.take', detail: { userIds: [first.id, second.id] } },
      { action: 'post.give', detail: { userIds: [first.id, second.id, second.id] } },
    ])
  })

  it('is given to all of them or none', async () => {
    const here = await person(research)
    const missing = { ...here, id: '999999' }
    expect((await change('selectAll', tester, [here, missing])).code).toBe(404)
    expect(await heldIn(research)).toEqual([['', [here.userName]]])
  })

  it('that is disabled or not there is not given, but can be taken', async () => {
    const here = await person(research, engineer)
    const other = await person(research)
    await server.db.updateTable('post').set({ status: 'disabled' }).where('id', '=', engineer).execute()
    for (const postId of [engineer, '999999']) {
      const { code, msg } = await change('selectAll', postId, [other])
      expect([code, msg]).toEqual([500, '岗位不存在或已停用'])
    }
    expect((await change('cancelAll', engineer, [here])).code).toBe(200)
    await server.db.updateTable('post').set({ status: 'active' }).where('id', '=', engineer).execute()
  })

  it('gives no rights: who may edit people gives it also to those who have more', async () => {
    const head = await person(research)
    const { id } = await server.db
      .insertInto('role')
      .values({ role_key: 'head', role_name: 'head', data_scope: 'department_tree' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const menus = await server.db
      .selectFrom('menu')
      .select('id')
      .where('permission', 'in', ['system:user:list', 'system:user:edit', 'system:user:query'])
      .execute()
    await server.db
      .insertInto('role_menu')
      .values(menus.map((menu) => ({ role_id: id, menu_id: menu.id })))
      .execute()
    await server.db.insertInto('user_role').values({ user_id: head.id, role_id: id }).execute()
    const chief = await createPerson(server.db, 'admin')
    await server.db.updateTable('user_account').set({ dept_id: frontEnd }).where('id', '=', chief.id).execute()
    const outside = await person(null)
    const give = (userIds: readonly string[]) =>
      as('PUT', '/system/post/authUser/selectAll', { postId: tester, userIds }, head)
    expect((await give([chief.id])).code).toBe(200)
    expect((await give([outside.id])).code).toBe(404)
    expect((await give([head.id])).code).toBe(200)
  })

  it('given and taken at once by many ends as one of both, and never fails', async () => {
    const here = await person(research)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => change(index % 2 === 0 ? 'selectAll' : 'cancelAll', tester, [here])),
    )
    expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 200))
    const held = await heldIn(research)
    expect([
      [
        ['Tester', [here.userName]],
        ['', []],
      ],
      [['', [here.userName]]],
    ]).toContainEqual(held)
  })
})
