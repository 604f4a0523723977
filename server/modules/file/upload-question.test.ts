// From upload to record with the question type `upload`, alone and inside the rows of a `sub-form`.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Json } from '#shared/form/definition'
import { createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { input, published, question, submit } from '../form/testing.ts'

let server: TestServer
let owner: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  owner = await createPerson(server.db, 'creator')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const options = { maxCount: 1, maxMegabytes: 1, extensions: ['txt', 'pdf'] }
const text = { name: 'notes.txt', content: Buffer.from('hello 你好\n') }
const send = (formKey: string, questionId: string, file = text) =>
  upload(server, `/form/file/upload/${formKey}`, { fields: { questionId }, files: [file] })
const sent = async (formKey: string, questionId: string): Promise<{ id: string; name: string; size: number }> => {
  const { id, name, size } = (await send(formKey, questionId)).data
  return { id, name, size }
}
const recordOf = async (fileId: string) =>
  (await server.db.selectFrom('form_file').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow()).submission_id

test('an uploaded file belongs to the record whose answer names it, and to no other', async () => {
  const formKey = await published(server, owner, [question('files1', 'upload', options)])
  const file = await sent(formKey, 'files1')
  expect(file).toEqual({ id: expect.any(String), name: 'notes.txt', size: text.content.length })
  const { code, data } = await submit(server, formKey, { files1: [file] })
  expect(code).toBe(200)
  expect(await recordOf(file.id)).toBe(data.id)
  expect((await submit(server, formKey, { files1: [file] })).code).not.toBe(200)
})

test('the options of the question decide what may be sent', async () => {
  const formKey = await published(server, owner, [question('files1', 'upload', options)])
  const big = { name: 'big.txt', content: Buffer.alloc(1024 * 1024 + 1, 'a') }
  const disguised = { name: 'page.pdf', content: Buffer.from('<script>alert(1)</script>') }
  for (const wrong of [{ ...text, name: 'notes.csv' }, big, disguised]) {
    const { code, data } = await send(formKey, 'files1', wrong)
    // For a page that sends by itself what was picked without a network: this one is not to come again.
    expect([code, data], wrong.name).toEqual([500, { refused: 'file' }])
  }
})

test('an answer cannot take a file of another question', async () => {
  const formKey = await published(server, owner, [
    question('files1', 'upload', options),
    question('files2', 'upload', options),
  ])
  const file = await sent(formKey, 'files1')
  expect((await submit(server, formKey, { files2: [file] })).code).not.toBe(200)
  expect(await recordOf(file.id)).toBeNull()
})

test('files in the rows of a sub-form are claimed, too, and issues say where they are', async () => {
  const formKey = await published(server, owner, [
    question(
      'rows01',
      'sub-form',
      { minRows: 1, addLabel: {} },
      {
        children: [input('name01', { required: true }), question('files1', 'upload', options)],
      },
    ),
  ])
  const file = await sent(formKey, 'files1')
  const rows = (second: Json) => ({ rows01: [{ name01: '李雷', files1: [file] }, second] })
  expect((await submit(server, formKey, rows({ files1: [] }))).data.issues).toEqual({
    rows01: [{ code: 'required', path: [1, 'name01'] }],
  })
  const { code, data } = await submit(server, formKey, rows({ name01: '韩梅梅' }))
  expect(code).toBe(200)
  expect(await recordOf(file.id)).toBe(data.id)
})
