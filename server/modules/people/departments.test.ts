// Finding departments: authors by the console's endpoint, respondents by the actions of the question type `dept-select`.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, submit } from '../form/testing.ts'

let server: TestServer
let author: TestPerson
let top: string
let research: string
let frontend: string
let closed: string
let within: string

beforeAll(async () => {
  server = await createTestServer()
  author = await createPerson(server.db, 'creator')
  top = await department('Wolke', null)
  research = await department('Wolke Research', top)
  frontend = await department('Wolke Frontend', research)
  closed = await department('Wolke Closed', top, 'disabled')
  within = await department('Wolke Within', closed)
  await server.db.updateTable('user_account').set({ dept_id: frontend }).where('id', '=', author.id).execute()
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const department = async (name: string, parent: string | null, status: 'active' | 'disabled' = 'active') => {
  const row = { dept_name: name, parent_id: parent, sort: 1, leader: '', phone: '', email: '', status }
  const { id } = await server.db.insertInto('dept').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

const asked = (options: Record<string, unknown>) =>
  published(server, author, [
    question('q1', 'dept-select', { multiple: true, departments: 'all', list: [], ownFirst: true, ...options }),
  ])
const action = async (formKey: string, name: string, body: unknown, as?: TestPerson) =>
  (await call(server, 'POST', `/public/form/${formKey}/question/q1/${name}`, { ...(as && { as }), body })).data
const answer = async (formKey: string, q1: unknown) =>
  call(server, 'POST', '/user/form/data/public/create', {
    as: author,
    body: { formKey, version: 1, clientSubmissionId: crypto.randomUUID(), answers: { q1 } },
  })

describe('an author', () => {
  it('finds active departments by a part of the name, with the way to them', async () => {
    const { data } = await call(server, 'GET', '/user/departments?query=wolke', { as: author })
    expect(data).toEqual([
      { id: top, name: 'Wolke', path: 'Wolke' },
      { id: research, name: 'Wolke Research', path: 'Wolke / Wolke Research' },
      { id: frontend, name: 'Wolke Frontend', path: 'Wolke / Wolke Research / Wolke Frontend' },
    ])
  })

  it('needs the right to edit forms', async () => {
    const stranger = await createPerson(server.db, null)
    expect((await call(server, 'GET', '/user/departments', { as: stranger })).code).toBe(403)
    expect((await call(server, 'GET', '/user/departments')).code).toBe(401)
  })
})

describe('a question about the whole organisation', () => {
  it('lets signed-in respondents look departments up, and tells strangers nothing', async () => {
    const formKey = await asked({})
    expect(await action(formKey, 'search', { query: 'front' }, author)).toEqual({
      signInRequired: false,
      found: [{ id: frontend, name: 'Wolke Frontend', hint: 'Wolke / Wolke Research / Wolke Frontend' }],
    })
    expect(await action(formKey, 'search', { query: 'front' })).toEqual({ signInRequired: true, found: [] })
    expect((await submit(server, formKey, { q1: [{ id: top, name: 'Wolke' }] })).data.issues).toEqual({
      q1: [{ code: 'dept-select.signIn' }],
    })
  })

  it('takes active departments under their own name only', async () => {
    const formKey = await asked({})
    expect((await answer(formKey, [{ id: top, name: 'Wolke' }])).code).toBe(200)
    for (const wrong of [
      { id: top, name: 'Board' },
      { id: closed, name: 'Wolke Closed' },
      { id: within, name: 'Wolke Within' },
      { id: '999999999', name: 'Nothing' },
    ])
      expect((await answer(formKey, [wrong])).data.issues).toEqual({ q1: [{ code: 'dept-select.unknownDepartment' }] })
  })

  it('begins with the respondent’s own department, where it may be chosen', async () => {
    const own = { id: frontend, name: 'Wolke Frontend' }
    expect(await action(await asked({}), 'own', {}, author)).toEqual([own])
    expect(await action(await asked({}), 'own', {})).toEqual([])
    expect(await action(await asked({ ownFirst: false }), 'own', {}, author)).toEqual([])
    const elsewhere = { departments: 'listed', list: [{ deptId: top, name: 'Wolke' }] }
    expect(await action(await asked(elsewhere), 'own', {}, author)).toEqual([])
  })
})

it('a question about certain departments and all below takes no others', async () => {
  const formKey = await asked({ departments: 'below', list: [{ deptId: research, name: 'Wolke Research' }] })
  const { found } = await action(formKey, 'search', { query: 'wolke' }, author)
  expect(found.map(({ id }: { id: string }) => id)).toEqual([research, frontend])
  expect((await answer(formKey, [{ id: frontend, name: 'Wolke Frontend' }])).code).toBe(200)
  expect((await answer(formKey, [{ id: top, name: 'Wolke' }])).data.issues).toEqual({
    q1: [{ code: 'dept-select.unknownDepartment' }],
  })
})

it('a question about listed departments is open to strangers, for those that are still active', async () => {
  const list = [
    { deptId: top, name: 'The cloud' },
    { deptId: closed, name: 'Closed' },
  ]
  const formKey = await asked({ departments: 'listed', list })
  expect((await action(formKey, 'search', { query: 'cloud' })).found).toEqual([{ id: top, name: 'The cloud' }])
  expect((await submit(server, formKey, { q1: [{ id: top, name: 'The cloud' }] })).code).toBe(200)
  expect((await submit(server, formKey, { q1: [{ id: closed, name: 'Closed' }] })).data.issues).toEqual({
    q1: [{ code: 'dept-select.unknownDepartment' }],
  })
})

it('a question about the people of departments takes those in them and below, and nobody else', async () => {
  const ask = (deptId: string) =>
    published(server, author, [
      question('q1', 'user-select', {
        multiple: true,
        people: 'departments',
        list: [],
        departments: [{ deptId, name: 'Wolke' }],
        ownFirst: true,
      }),
    ])
  const other = await createPerson(server.db, null)
  await server.db
    .updateTable('user_account')
    .set({ dept_id: top, nick_name: 'Ada' })
    .where('id', '=', other.id)
    .execute()
  await server.db.updateTable('user_account').set({ nick_name: 'Ada Within' }).where('id', '=', author.id).execute()
  const [me, ada] = [
    { id: author.id, name: 'Ada Within' },
    { id: other.id, name: 'Ada' },
  ]
  const found = async (formKey: string) => (await action(formKey, 'search', { query: 'ada' }, author)).found

  const formKey = await ask(research)
  expect(await found(formKey)).toEqual([me])
  expect(await action(formKey, 'own', {}, author)).toEqual([me])
  expect(await action(formKey, 'search', { query: 'ada' })).toEqual({ signInRequired: true, found: [] })
  expect((await answer(formKey, [me])).code).toBe(200)
  expect((await answer(formKey, [ada])).data.issues).toEqual({ q1: [{ code: 'user-select.unknownPerson' }] })

  expect(await found(await ask(top))).toEqual([ada, me])
  // A department that does not count any more takes all below it along.
  expect(await found(await ask(within))).toEqual([])
})
