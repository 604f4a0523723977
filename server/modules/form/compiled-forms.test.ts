import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPerson, createTestServer, type TestServer } from '../../http/testing.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { definitionOf, input, publish, published, redraft } from './testing.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

it('every version of a form is read once, and a new one is there as soon as it is published', async () => {
  const lin = await createPerson(server.db, 'creator')
  const formKey = await published(server, lin, [input('q1')])
  const form = server.db.selectFrom('form').select('id').where('form_key', '=', formKey)
  const { id } = await form.executeTakeFirstOrThrow()
  const forms = createCompiledForms({ db: server.db })
  const [first] = await forms.versions(id)
  expect((await forms.versions(id))[0]).toBe(first)
  await redraft(server, lin, formKey, definitionOf([input('q1'), input('q2')]))
  expect((await publish(server, lin, formKey)).code).toBe(200)
  const both = await forms.versions(id)
  expect(both.map(({ version }) => version)).toEqual([1, 2])
  expect(both[0]).toBe(first)
  expect(both[1]?.definition.questions.map(({ id }) => id)).toEqual(['q1', 'q2'])
})
