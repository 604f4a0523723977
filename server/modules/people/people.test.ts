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

const people = (options: { people: 'listed' | 'everyone'; list?: readonly { userId: string; name: string }[] }) =>
  question('q1', 'user-select', { multiple: true, list: [], ...options })

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
      people: [{ id: anna.id, name: 'Anna Weber' }],
    })
    expect((await search(formKey, 'anna')).data).toEqual({ signInRequired: true, people: [] })
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

describe('a question about listed people', () => {
  it('is open to strangers, for those who are listed and still active', async () => {
    const list = [
      { userId: anna.id, name: 'Anna W.' },
      { userId: gone.id, name: 'Anna F.' },
    ]
    const formKey = await published(server, author, [people({ people: 'listed', list })])
    expect((await search(formKey, 'w.')).data.people).toEqual([{ id: anna.id, name: 'Anna W.' }])
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
