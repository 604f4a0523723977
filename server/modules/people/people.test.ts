// Finding people: authors by the console's endpoint, respondents by the action of the question type `user-select`.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, submit } from '../form/testing.ts'

let server: TestServer
let author: TestPerson
let anna: TestPerson
let gone: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  author = await createPerson(server.db, 'creator')
  anna = await createPerson(server.db, null)
  gone = await createPerson(server.db, null)
  await rename(anna, { nick_name: 'Anna Weber', email: 'anna@example.com' })
  await rename(gone, { nick_name: 'Anna Formerly', status: 'disabled' })
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const rename = (person: TestPerson, change: { nick_name?: string; email?: string; status?: 'active' | 'disabled' }) =>
  server.db.updateTable('user_account').set(change).where('id', '=', person.id).execute()

const people = (options: {
  people: 'listed' | 'roles' | 'everyone'
  list?: readonly { userId: string; name: string }[]
  roles?: readonly { roleId: string; name: string }[]
  ownFirst?: boolean
}) => question('q1', 'user-select', { multiple: true, list: [], ...options })

const search = (formKey: string, query: string, as?: TestPerson) =>
  call(server, 'POST', `/public/form/${formKey}/question/q1/search`, { ...(as && { as }), body: { query } })

describe('an author', () => {
  it('finds active people by a part of the name, and learns id and name only', async () => {
    const { code, data } = await call(server, 'GET', '/user/people?query=aNNa', { as: author })
    expect(code).toBe(200)
    expect(data).toEqual([{ id: anna.id, name: 'Anna Weber' }])
  })

  it('gets 20 people at most', async () => {
    for (let count = 0; count < 21; count++) await rename(await createPerson(server.db, null), { nick_name: 'Many' })
    const { data } = await call(server, 'GET', '/user/people?query=many', { as: author })
    expect(data).toHaveLength(20)
  })

  it('needs the right to edit forms', async () => {
    expect((await call(server, 'GET', '/user/people?query=a', { as: anna })).code).toBe(403)
    expect((await call(server, 'GET', '/user/people?query=a')).code).toBe(401)
  })
})

describe('a question about everyone', () => {
  it('lets signed-in respondents look people up, and tells strangers nothing', async () => {
    const formKey = await published(server, author, [people({ people: 'everyone' })])
    expect((await search(formKey, 'anna', author)).data).toEqual({
      signInRequired: false,
      found: [{ id: anna.id, name: 'Anna Weber' }],
    })
    expect((await search(formKey, 'anna')).data).toEqual({ signInRequired: true, found: [] })
  })

  it('begins with the respondent where they are signed in and may be chosen', async () => {
    const own = async (options: Parameters<typeof people>[0], as?: TestPerson) => {
      const formKey = await published(server, author, [people(options)])
      return (await call(server, 'POST', `/public/form/${formKey}/question/q1/own`, { ...(as && { as }), body: {} }))
        .data
    }
    expect(await own({ people: 'everyone', ownFirst: true }, anna)).toEqual([{ id: anna.id, name: 'Anna Weber' }])
    expect(await own({ people: 'everyone', ownFirst: true })).toEqual([])
    expect(await own({ people: 'everyone' }, anna)).toEqual([])
    const list = [{ userId: anna.id, name: 'The host' }]
    expect(await own({ people: 'listed', ownFirst: true, list }, anna)).toEqual([{ id: anna.id, name: 'The host' }])
    expect(await own({ people: 'listed', ownFirst: true, list }, author)).toEqual([])
  })

  it('takes nobody from strangers, whoever they name', async () => {
    const formKey = await published(server, author, [people({ people: 'everyone' })])
    expect(await submit(server, formKey, { q1: [{ id: anna.id, name: 'Anna Weber' }] })).toMatchObject({
      code: 510,
      data: { issues: { q1: [{ code: 'user-select.signIn' }] } },
    })
  })

  it('takes active people under their own name only', async () => {
    const formKey = await published(server, author, [people({ people: 'everyone' })])
    const asAuthor = async (answer: unknown) =>
      call(server, 'POST', '/user/form/data/public/create', {
        as: author,
        body: { formKey, version: 1, clientSubmissionId: crypto.randomUUID(), answers: { q1: answer } },
      })
    expect((await asAuthor([{ id: anna.id, name: 'Anna Weber' }])).code).toBe(200)
    for (const wrong of [
      { id: anna.id, name: 'The director' },
      { id: gone.id, name: 'Anna Formerly' },
      { id: '999999999', name: 'Nobody' },
    ]) {
      expect((await asAuthor([wrong])).data.issues).toEqual({ q1: [{ code: 'user-select.unknownPerson' }] })
    }
  })
})

describe('a question about people with a role', () => {
  const role = async (name: string, ...people: readonly TestPerson[]) => {
    const row = { role_key: `test_${name.toLowerCase()}`, role_name: name }
    const { id } = await server.db.insertInto('role').values(row).returning('id').executeTakeFirstOrThrow()
    for (const { id: user_id } of people)
      await server.db.insertInto('user_role').values({ user_id, role_id: id }).execute()
    return { roleId: id, name }
  }
  const named = async (nick_name: string) => {
    const person = await createPerson(server.db, null)
    await rename(person, { nick_name })
    return { person, summary: { id: person.id, name: nick_name } }
  }

  it('offers and takes those who have it now, and tells strangers nothing', async () => {
    const [berta, carl, dora] = [await named('Role Berta'), await named('Role Carl'), await named('Role Dora')]
    const referee = await role('Referee', berta.person, carl.person)
    const formKey = await published(server, author, [people({ people: 'roles', roles: [referee], ownFirst: true })])
    const answer = async (q1: unknown) =>
      call(server, 'POST', '/user/form/data/public/create', {
        as: author,
        body: { formKey, version: 1, clientSubmissionId: crypto.randomUUID(), answers: { q1 } },
      })
    const own = async (as: TestPerson) =>
      (await call(server, 'POST', `/public/form/${formKey}/question/q1/own`, { as, body: {} })).data
    const refused = { issues: { q1: [{ code: 'user-select.unknownPerson' }] } }

    expect((await search(formKey, 'role', author)).data.found).toEqual([berta.summary, carl.summary])
    expect((await search(formKey, 'role')).data).toEqual({ signInRequired: true, found: [] })
    expect((await submit(server, formKey, { q1: [berta.summary] })).data.issues).toEqual({
      q1: [{ code: 'user-select.signIn' }],
    })
    expect((await answer([berta.summary])).code).toBe(200)
    expect((await answer([dora.summary])).data).toMatchObject(refused)
    expect([await own(carl.person), await own(dora.person)]).toEqual([[carl.summary], []])

    // What somebody has lost since the page was opened counts no more.
    await server.db.deleteFrom('user_role').where('user_id', '=', berta.person.id).execute()
    expect((await answer([berta.summary])).data).toMatchObject(refused)
    await server.db.updateTable('role').set({ status: 'disabled' }).where('id', '=', referee.roleId).execute()
    expect((await answer([carl.summary])).data).toMatchObject(refused)
    expect((await search(formKey, 'role', author)).data.found).toEqual([])
  })

  it('offers nobody where no role is named', async () => {
    const formKey = await published(server, author, [people({ people: 'everyone' })])
    expect((await search(formKey, 'anna', author)).data.found).toHaveLength(1)
    const none = question('q1', 'user-select', {
      multiple: true,
      list: [],
      people: 'roles',
      roles: [{ roleId: '0', name: '?' }],
    })
    expect((await search(await published(server, author, [none]), 'anna', author)).data.found).toEqual([])
  })

  it('is made by authors, who find roles that count by the names they read', async () => {
    const closed = await role('Closed referees')
    await server.db.updateTable('role').set({ status: 'disabled' }).where('id', '=', closed.roleId).execute()
    const open = await role('Open referees')
    const found = await call(server, 'GET', '/user/roles?query=referees', { as: author })
    expect(found.data).toEqual([{ id: open.roleId, name: 'Open referees' }])
    expect((await call(server, 'GET', '/user/roles', { as: anna })).code).toBe(403)
    expect((await call(server, 'GET', '/user/roles')).code).toBe(401)
  })
})

describe('a question about listed people', () => {
  it('is open to strangers, for those who are listed and still active', async () => {
    const list = [
      { userId: anna.id, name: 'Anna W.' },
      { userId: gone.id, name: 'Anna F.' },
    ]
    const formKey = await published(server, author, [people({ people: 'listed', list })])
    expect((await search(formKey, 'w.')).data.found).toEqual([{ id: anna.id, name: 'Anna W.' }])
    expect((await submit(server, formKey, { q1: [{ id: anna.id, name: 'Anna W.' }] })).code).toBe(200)
    expect((await submit(server, formKey, { q1: [{ id: gone.id, name: 'Anna F.' }] })).data.issues).toEqual({
      q1: [{ code: 'user-select.unknownPerson' }],
    })
    expect((await submit(server, formKey, { q1: [{ id: author.id, name: 'Author' }] })).data.issues).toEqual({
      q1: [{ code: 'user-select.unknownPerson' }],
    })
  })

  it('keeps its list when the form is copied', async () => {
    const list = [{ userId: anna.id, name: 'Anna W.' }]
    const formKey = await published(server, author, [people({ people: 'listed', list })])
    const copy = (await call(server, 'POST', '/user/form/copy', { as: author, body: { formKey } })).data.formKey
    const { data } = await call(server, 'GET', `/user/form/draft/${copy}`, { as: author })
    expect(data.definition.questions[0].options.list).toEqual(list)
  })
})
