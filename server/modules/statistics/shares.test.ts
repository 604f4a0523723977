// How everybody has answered, as respondents see it who have.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question } from '../form/testing.ts'

let server: TestServer
let author: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  author = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const drinks = (more: object = {}) =>
  question('q1', 'checkbox', {
    columns: 1,
    choices: [
      { id: 'tea', label: { 'zh-cn': '茶', en: 'Tea' } },
      { id: 'other', label: { 'zh-cn': '其他', en: 'Other' }, allowText: true },
    ],
    ...more,
  })
const send = (formKey: string, answers: object, clientSubmissionId = randomUUID()) =>
  call(server, 'POST', '/user/form/data/public/create', { body: { formKey, version: 1, clientSubmissionId, answers } })
const ask = (address: string) => call(server, 'GET', `${address}?language=en`)

it('counts of the questions that show them, for whoever has answered', async () => {
  const silent = question('q2', 'radio', { columns: 1, choices: [{ id: 'yes', label: {} }] })
  const formKey = await published(server, author, [drinks({ showVotes: true }), silent])
  await send(formKey, { q1: { ids: ['tea'] }, q2: { ids: ['yes'] } })
  await send(formKey, { q2: { ids: ['yes'] } })
  const { data } = await send(formKey, { q1: { ids: ['tea', 'other'], other: 'Secret' } })
  const shown = await ask(data.shares)
  expect(shown.data.questions).toEqual([
    {
      questionId: 'q1',
      title: expect.any(String),
      answered: 'Answers so far: 2',
      shares: [
        { id: 'tea', label: 'Tea', count: 2, share: 1 },
        { id: 'other', label: 'Other', count: 1, share: 0.5 },
      ],
    },
  ])
  // Nobody's own words, whatever they wrote.
  expect(JSON.stringify(shown)).not.toContain('Secret')
})

it('nothing for who has not answered, nor of a form that shows nothing', async () => {
  const shows = await published(server, author, [drinks({ showVotes: true })])
  await send(shows, { q1: { ids: ['tea'] } })
  expect((await ask(`/public/form/${shows}/shares/${randomUUID()}`)).code).toBe(404)

  const keeps = await published(server, author, [drinks()])
  const mine = randomUUID()
  const { data } = await send(keeps, { q1: { ids: ['tea'] } }, mine)
  expect(data.shares).toBeUndefined()
  expect((await ask(`/public/form/${keeps}/shares/${mine}`)).code).toBe(404)
  // Who has answered another form has not answered this one.
  expect((await ask(`/public/form/${shows}/shares/${mine}`)).code).toBe(404)
})
