// No code twice, with the question type `scan`, under a rush and after a record is gone.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, submit } from '../form/testing.ts'

let server: TestServer
let owner: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  owner = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const options = (unique: boolean) => ({ kinds: 'any', placeholder: {}, unique })

test('of many who send the same code at once, one is taken', async () => {
  const formKey = await published(server, owner, [question('code01', 'scan', options(true))])
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) => submit(server, formKey, { code01: at % 2 === 0 ? 'LOT-7' : ' LOT-7 ' })),
  )
  expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
  expect(JSON.stringify(replies.find(({ code }) => code !== 200))).toContain('scan.taken')
  expect((await submit(server, formKey, { code01: 'LOT-8' })).code).toBe(200)
})

test('without the rule the same code may come again', async () => {
  const formKey = await published(server, owner, [question('code01', 'scan', options(false))])
  for (let time = 0; time < 3; time++) expect((await submit(server, formKey, { code01: 'LOT-7' })).code).toBe(200)
})
