// Answers that the server makes: each once, with the record or not at all, and for good.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, question, records, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const serial = { id: 'serial', kind: 'serial', length: 4, start: 1, reset: 'never' }
const numbered = (options: object, more = {}) =>
  published(server, lin, [
    input('q1'),
    question('n1', 'random-number', { parts: [serial], show: true, ...options }, more),
  ])

const numbersOf = async (formKey: string): Promise<string[]> =>
  (await records(server, lin, formKey)).data.records.map(({ answers }: { answers: { n1: string } }) => answers.n1)

describe('a number by rule', () => {
  it('is the server’s alone: what is sent is dropped, and nobody has to answer', async () => {
    const formKey = await numbered({}, { required: true })
    const { data } = await submit(server, formKey, { q1: 'a', n1: '9999' })
    expect(data.assigned).toEqual({ n1: '0001' })
    const row = (await call(server, 'GET', `/user/form/data/details/${data.id}`, { as: lin })).data
    expect([row.answers, row.dropped]).toEqual([{ q1: 'a', n1: '0001' }, [{ questionId: 'n1', reason: 'display' }]])
  })

  it('is given once in a rush, and the same is told whoever sends the same again', async () => {
    const formKey = await numbered({})
    const sent = Array.from({ length: 12 }, (_, n) => ({
      formKey,
      version: 1,
      clientSubmissionId: randomUUID(),
      answers: { q1: `${n}` },
    }))
    const send = (body: object) => call(server, 'POST', '/user/form/data/public/create', { body })
    const first = await Promise.all(sent.map(send))
    const numbers = first.map(({ data }) => data.assigned.n1)
    expect(numbers.toSorted()).toEqual(Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(4, '0')))
    expect((await send(sent[5] ?? {})).data.assigned.n1).toBe(numbers[5])
    expect((await numbersOf(formKey)).toSorted()).toEqual(numbers.toSorted())
  })

  it('gives each combination there is exactly once, and then takes no more answers', async () => {
    const parts = [
      { id: 'p', kind: 'text', text: 'P' },
      { id: 'd', kind: 'random', length: 1, from: 'digits' },
    ]
    const formKey = await numbered({ parts })
    const replies = []
    for (let n = 0; n < 11; n++) replies.push(await submit(server, formKey, { q1: 'a' }))
    expect((await numbersOf(formKey)).toSorted()).toEqual(Array.from({ length: 10 }, (_, n) => `P${n}`))
    expect(replies[10]).toMatchObject({ code: 510, data: { issues: { n1: [{ code: 'random-number.usedUp' }] } } })
  })

  it('is never given again, neither after its record went nor by another rule', async () => {
    const dice = { id: 'd', kind: 'random', length: 1, from: 'digits' }
    const formKey = await numbered({ parts: [dice] })
    for (let n = 0; n < 10; n++) await submit(server, formKey, { q1: 'a' })
    const ids = (await records(server, lin, formKey)).data.records.map(({ id }: { id: string }) => id)
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids } })
    // One digit again, by a series of its own: every one of its numbers was given.
    const short = { ...serial, length: 1, start: 0, max: 9 }
    const draft = (await call(server, 'GET', `/user/form/draft/${formKey}`, { as: lin })).data
    const questions = [input('q1'), question('n1', 'random-number', { parts: [short], show: true })]
    const definition = { ...draft.definition, questions }
    const saved = { formKey, baseRevision: draft.revision, definition }
    expect((await call(server, 'POST', '/user/form/draft/save', { as: lin, body: saved })).code).toBe(200)
    expect((await call(server, 'POST', '/user/form/publish', { as: lin, body: { formKey } })).code).toBe(200)
    expect((await submit(server, formKey, { q1: 'b' }, { version: 2 })).code).toBe(510)
  })

  it('is not told where the author keeps it, nor where the question is hidden, and is there all the same', async () => {
    for (const [options, more] of [
      [{ show: false }, {}],
      [{}, { hidden: true }],
    ] as const) {
      const formKey = await numbered(options, more)
      const { data } = await submit(server, formKey, { q1: 'a' })
      expect([data.assigned, await numbersOf(formKey)]).toEqual([undefined, ['0001']])
    }
  })

  it('stays when the record is edited', async () => {
    const formKey = await numbered({})
    const { data } = await submit(server, formKey, { q1: 'a' })
    const body = { dataId: data.id, revision: 1, answers: { q1: 'b', n1: '7777' } }
    expect((await call(server, 'POST', '/user/form/data/update', { as: lin, body })).code).toBe(200)
    expect(await numbersOf(formKey)).toEqual(['0001'])
  })

  it('is not used up by answers that are refused', async () => {
    const formKey = await published(server, lin, [
      input('q1', { required: true }),
      question('n1', 'random-number', { parts: [serial], show: true }),
    ])
    expect((await submit(server, formKey, {})).code).toBe(510)
    expect((await submit(server, formKey, { q1: 'a' })).data.assigned).toEqual({ n1: '0001' })
  })
})
