// Codes that are redeemed: as often as they may be, by people of the form, whoever scans at the same time.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, question, records, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
let formKey: string
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const withCodes = (options: object = {}) =>
  published(server, lin, [
    input('q1'),
    question('c1', 'confirmation-code', { length: 8, from: 'both', uses: 1, qr: true, ...options }),
  ])
const staff = (action: string, code: string, as: TestPerson = lin) =>
  call(server, 'POST', `/user/form/data/question/${formKey}/c1/${action}`, { as, body: { code } })
const codeOf = async () => (await submit(server, formKey, { q1: 'a' })).data.assigned.c1.code as string

it('each answer has a code of its own', async () => {
  formKey = await withCodes()
  const codes = await Promise.all(Array.from({ length: 10 }, codeOf))
  expect(new Set(codes).size).toBe(10)
})

it('of twenty who redeem it at once, one does, and it is in the record and in the operation log', async () => {
  formKey = await withCodes()
  const code = await codeOf()
  const replies = await Promise.all(Array.from({ length: 20 }, () => staff('redeem', ` ${code.toLowerCase()} `)))
  expect(replies.map(({ data }) => data.standing).toSorted()).toEqual(['redeemed', ...Array(19).fill('used')])
  const [row] = (await records(server, lin, formKey)).data.records
  expect(row.answers.c1).toMatchObject({ code, state: 'used', redeemed: [{ by: lin.id }] })
  const logged = await server.db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', '=', 'data.handle')
    .execute()
  expect(logged).toEqual([
    { action: 'data.handle', detail: { questionId: 'c1', serialNumber: String(row.serialNumber) } },
  ])
})

it('can be redeemed as often as the author says, and looked at without being redeemed', async () => {
  formKey = await withCodes({ uses: 3 })
  const code = await codeOf()
  for (let n = 0; n < 2; n++) expect((await staff('look', code)).data).toMatchObject({ standing: 'open', redeemed: [] })
  const standings = []
  for (let n = 0; n < 4; n++) standings.push((await staff('redeem', code)).data.standing)
  expect(standings).toEqual(['redeemed', 'redeemed', 'redeemed', 'used'])
  expect((await staff('look', code)).data.redeemed).toHaveLength(3)
})

it('what was redeemed by mistake is taken back once, whoever does it at the same time', async () => {
  formKey = await withCodes({ uses: 2 })
  const code = await codeOf()
  await staff('redeem', code)
  const redeemed = (await staff('redeem', code)).data.redeemed as { at: string }[]
  const body = { code, at: redeemed.at(-1)?.at }
  const path = `/user/form/data/question/${formKey}/c1/takeBack`
  const replies = await Promise.all(Array.from({ length: 5 }, () => call(server, 'POST', path, { as: lin, body })))
  expect(replies.map(({ data }) => [data.standing, data.redeemed.length])).toEqual(Array(5).fill(['open', 1]))
  const viewer = await createPerson(server.db, 'viewer')
  expect((await call(server, 'POST', path, { as: viewer, body })).code).not.toBe(200)
  expect((await staff('redeem', code)).data.standing).toBe('redeemed')
  expect((await staff('redeem', code)).data.standing).toBe('used')
})

it('cannot be redeemed when it has run out, when its record is gone, when it is of another form, or is none', async () => {
  formKey = await withCodes({ validDays: 1 })
  const code = await codeOf()
  const [row] = (await records(server, lin, formKey)).data.records
  const past = { ...row.answers.c1, until: '2026-01-01T00:00:00.000Z' }
  const answers = JSON.stringify({ ...row.answers, c1: past })
  await server.db.updateTable('submission').set({ answers }).where('id', '=', row.id).execute()
  expect((await staff('redeem', code)).data.standing).toBe('expired')
  await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: [row.id] } })
  expect((await staff('redeem', code)).data).toEqual({ standing: 'unknown' })
  const own = await codeOf()
  formKey = await withCodes()
  expect((await staff('redeem', own)).data).toEqual({ standing: 'unknown' })
  expect((await staff('redeem', 'NOSUCH99')).data).toEqual({ standing: 'unknown' })
})

it('is nobody else’s to redeem, neither strangers’ nor colleagues’ without that right', async () => {
  formKey = await withCodes()
  const code = await codeOf()
  const other = await createPerson(server.db, 'creator')
  const viewer = await createPerson(server.db, 'viewer')
  expect((await staff('redeem', code, other)).code).not.toBe(200)
  expect((await staff('redeem', code, viewer)).code).not.toBe(200)
  const path = `/public/form/${formKey}/question/c1/redeem`
  expect((await call(server, 'POST', path, { body: { code } })).code).toBe(404)
  expect((await staff('nothing', code)).code).toBe(404)
  expect((await staff('redeem', code)).data.standing).toBe('redeemed')
})
