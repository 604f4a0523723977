// A number is proven by a code that reached it: through a gateway of the operator's, once, in time, and not by trying.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createForm, definitionOf, publish, published, question, submit } from '../form/testing.ts'

interface Message {
  to: string
  code: string
}

let isDown = false
const sent: (Message & { authorization: string | undefined })[] = []
const gateway = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    if (isDown) return response.writeHead(500).end()
    sent.push({ ...(JSON.parse(body) as Message), authorization: request.headers.authorization })
    return response.end()
  })
})

let server: TestServer
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
})
beforeEach(async () => {
  isDown = false
  sent.length = 0
  await server.db.deleteFrom('rate_bucket').execute()
  await configure({ enabled: true, type: 'HTTP', endpoint, token: 'hunter2' })
})
afterAll(async () => {
  gateway.close()
  await server.close()
})

let endpoint = ''
beforeAll(() => {
  endpoint = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
})

const configure = async (envValue: Record<string, unknown>) => {
  const body = { envKey: 'smsEnvConfig', envValue }
  expect((await call(server, 'POST', '/system/env/config/save', { as: admin, body })).code).toBe(200)
}
const asking = (more: Record<string, Json> = {}) =>
  question('q1', 'phone-verification', { prefix: '+86', unique: false, ...more })
const asked = (more?: Record<string, Json>) => published(server, admin, [asking(more)])
const act = async (formKey: string, action: string, body: unknown) =>
  (await call(server, 'POST', `/public/form/${formKey}/question/q1/${action}`, { body })).data
const phone = '+8613800138000'
const proven = async (formKey: string, to = phone): Promise<string> => {
  await server.db.deleteFrom('rate_bucket').execute()
  await act(formKey, 'send', { phone: to })
  const { proof } = await act(formKey, 'verify', { phone: to, code: sent.at(-1)?.code })
  return proof
}

it('a code goes out, proves the number, and the answer is taken', async () => {
  const formKey = await asked()
  expect(await act(formKey, 'send', { phone })).toEqual({ sent: true, waitSeconds: 60, minutes: 10 })
  expect(sent).toMatchObject([{ to: phone, code: expect.stringMatching(/^\d{6}$/), authorization: 'Bearer hunter2' }])
  const { proof } = await act(formKey, 'verify', { phone, code: sent[0]?.code })
  expect((await submit(server, formKey, { q1: { phone, proof } })).code).toBe(200)
})

describe('nothing else is', () => {
  const refused = async (formKey: string, q1: Json) => (await submit(server, formKey, { q1 })).data.issues.q1[0].code

  it('a number without a proof, with another number’s, with an invented one', async () => {
    const formKey = await asked()
    const proof = await proven(formKey)
    expect(await refused(formKey, { phone })).toBe('phone-verification.unverified')
    expect(await refused(formKey, { phone: '+8613900139000', proof })).toBe('phone-verification.unverified')
    expect(await refused(formKey, { phone, proof: 'sealed:1:abcdef:aGVsbG8gd29ybGQ=' })).toBe(
      'phone-verification.unverified',
    )
  })

  it('a proof a second time, also when both come at once', async () => {
    const formKey = await asked()
    const q1 = { phone, proof: await proven(formKey) }
    const codes = await Promise.all(Array.from({ length: 8 }, async () => (await submit(server, formKey, { q1 })).code))
    expect(codes.filter((code) => code === 200)).toHaveLength(1)
    expect(await refused(formKey, q1)).toBe('phone-verification.used')
  })

  it('a number twice, where each counts once', async () => {
    const formKey = await asked({ unique: true })
    expect((await submit(server, formKey, { q1: { phone, proof: await proven(formKey) } })).code).toBe(200)
    expect(await refused(formKey, { phone, proof: await proven(formKey) })).toBe('phone-verification.taken')
  })
})

describe('a code', () => {
  it('is used once, also by many at once', async () => {
    const formKey = await asked()
    await act(formKey, 'send', { phone })
    const body = { phone, code: sent[0]?.code }
    const replies = await Promise.all(Array.from({ length: 4 }, () => act(formKey, 'verify', body)))
    expect(replies.filter((reply) => reply.proof)).toHaveLength(1)
  })

  it('is gone after five wrong tries, and after ten minutes', async () => {
    const formKey = await asked()
    await act(formKey, 'send', { phone })
    const wrong = sent[0]?.code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries++) expect(await act(formKey, 'verify', { phone, code: wrong })).toEqual({})
    expect(await act(formKey, 'verify', { phone, code: sent[0]?.code })).toEqual({})

    await server.db.deleteFrom('rate_bucket').execute()
    await act(formKey, 'send', { phone })
    await server.db
      .updateTable('one_time_code')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute()
    expect(await act(formKey, 'verify', { phone, code: sent.at(-1)?.code })).toEqual({})
  })

  it('cannot be read in the table, nor can the number', async () => {
    const formKey = await asked()
    await act(formKey, 'send', { phone })
    const rows = JSON.stringify(await server.db.selectFrom('one_time_code').selectAll().execute())
    expect(rows).not.toContain(sent[0]?.code)
    expect(rows).not.toContain('138001')
  })

  it('goes to a number once a minute, whoever asks and however many at once', async () => {
    const formKey = await asked()
    const replies = await Promise.all(Array.from({ length: 4 }, () => act(formKey, 'send', { phone })))
    expect(replies.filter(({ sent }) => sent)).toHaveLength(1)
    expect(sent).toHaveLength(1)
    expect(await act(formKey, 'send', { phone })).toMatchObject({ sent: false, reason: 'wait' })
    // A network that asks for ever other numbers is stopped as well.
    const codes: number[] = []
    for (let each = 0; each < 8; each++) {
      const body = { phone: `+861390013900${each}` }
      codes.push((await call(server, 'POST', `/public/form/${formKey}/question/q1/send`, { body })).code)
    }
    expect(codes).toContain(429)
  })
})

it('a gateway that fails says so, and leaves no code', async () => {
  const formKey = await asked()
  isDown = true
  expect(await act(formKey, 'send', { phone })).toMatchObject({ sent: false, reason: 'failed' })
  expect(server.logged()).not.toContain('hunter2')
})

it('the test gateway sends nothing and shows the code', async () => {
  const formKey = await asked()
  await configure({ enabled: true, type: 'TEST' })
  const reply = await act(formKey, 'send', { phone })
  expect(sent).toEqual([])
  expect((await act(formKey, 'verify', { phone, code: reply.shown })).proof).toBeTruthy()
})

describe('an administrator who tries the gateway out', () => {
  const tried = async (as = admin, to = phone) => call(server, 'POST', '/system/env/sms/try', { as, body: { to } })

  it('is told that the message went out, and sends no code that proves anything', async () => {
    expect((await tried()).data).toEqual({ outcome: 'sent' })
    expect(sent).toMatchObject([{ to: phone, code: '000000', minutes: 10 }])
    const formKey = await asked()
    expect(await act(formKey, 'verify', { phone, code: '000000' })).toEqual({})
  })

  it('is told what the gateway answered, that it cannot be reached, and that there is none', async () => {
    isDown = true
    expect((await tried()).data).toEqual({ outcome: 'refused', status: 500 })
    await configure({ enabled: true, type: 'HTTP', endpoint: 'http://127.0.0.1:1/send' })
    const { data } = await tried()
    expect(data).toEqual({ outcome: 'unreachable', why: expect.any(String) })
    await configure({ enabled: true, type: 'TEST' })
    expect((await tried()).data).toEqual({ outcome: 'test' })
    await configure({ enabled: true, type: 'HTTP', endpoint: 'nowhere' })
    expect((await tried()).data).toEqual({ outcome: 'none' })
    expect(sent).toEqual([])
  })

  it('needs a number that can be rung, and the right to change settings', async () => {
    expect((await tried(admin, '13800138000')).code).toBe(500)
    expect((await tried(await createPerson(server.db, 'creator'))).code).toBe(403)
    expect(sent).toEqual([])
  })
})

it('without a gateway the maker is told at publishing, and a form published before says so', async () => {
  const before = await asked()
  await configure({ enabled: false, type: 'HTTP', endpoint })
  expect(await act(before, 'send', { phone })).toMatchObject({ sent: false, reason: 'noGateway' })
  const formKey = await createForm(server, admin, definitionOf([asking()]))
  const { code, data } = await publish(server, admin, formKey)
  expect(code).toBe(510)
  expect(data.findings).toContainEqual({
    severity: 'error',
    code: 'question.unfinished',
    questionId: 'q1',
    params: { type: 'phone-verification', reason: 'gateway' },
  })
})
