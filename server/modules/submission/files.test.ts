import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json, Question } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { input, published, question, records, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const files = (id: string, more: Partial<Question> = {}): Question =>
  question(id, 'upload', { maxCount: 3, maxMegabytes: 5, extensions: ['txt', 'pdf'] }, more)

const send = async (formKey: string, questionId: string, name = 'note.txt'): Promise<Json> => {
  const sent = [{ name, content: Buffer.from('plain text\n') }]
  const { code, msg, data } = await upload(server, `/form/file/upload/${formKey}`, {
    fields: { questionId },
    files: sent,
  })
  if (code !== 200) throw new Error(msg)
  return { id: data.id, name: data.name, size: data.size }
}
const idOf = (file: Json): string => String(Reflect.get(Object(file), 'id'))

const storedIds = async (): Promise<string[]> => {
  const entries = await readdir(server.storageFolder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

describe('files that answers name', () => {
  it('are bound to the record, in its transaction', async () => {
    const formKey = await published(server, lin, [files('q1')])
    const file = await send(formKey, 'q1')
    const { code, data } = await submit(server, formKey, { q1: [file] })
    expect(code).toBe(200)
    const row = await server.db
      .selectFrom('form_file')
      .selectAll()
      .where('id', '=', idOf(file))
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ submission_id: data.id, question_id: 'q1' })
  })

  it('inside rows of a sub-form too', async () => {
    const child = files('c1')
    const formKey = await published(server, lin, [question('q1', 'sub-form', { addLabel: {} }, { children: [child] })])
    const file = await send(formKey, 'c1')
    const { code, data } = await submit(server, formKey, { q1: [{ c1: [file] }] })
    expect(code).toBe(200)
    const row = await server.db
      .selectFrom('form_file')
      .selectAll()
      .where('id', '=', idOf(file))
      .executeTakeFirstOrThrow()
    expect(row.submission_id).toBe(data.id)
  })

  it('must be there, of this question, and nobody else’s: otherwise nothing is stored', async () => {
    const formKey = await published(server, lin, [files('q1'), files('q2')])
    const mine = await send(formKey, 'q1')
    const other = await send(formKey, 'q2')
    expect((await submit(server, formKey, { q1: [mine] })).code).toBe(200)
    for (const q1 of [[mine], [other], [{ id: 'x'.repeat(28), name: 'note.txt', size: 11 }]])
      expect(await submit(server, formKey, { q1 })).toMatchObject({
        code: 510,
        data: { issues: { q1: [{ code: 'upload.gone' }] } },
      })
    expect((await records(server, lin, formKey)).data.total).toBe(1)
  })

  it('go with their record, and with their form', async () => {
    const formKey = await published(server, lin, [files('q1'), input('q2')])
    const [first, second] = [await send(formKey, 'q1'), await send(formKey, 'q1')]
    const { data } = await submit(server, formKey, { q1: [first] })
    await submit(server, formKey, { q1: [second] })
    expect(await storedIds()).toEqual(expect.arrayContaining([idOf(first), idOf(second)]))
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: [data.id] } })
    expect(await storedIds()).not.toContain(idOf(first))
    expect(await storedIds()).toContain(idOf(second))
    await call(server, 'POST', '/user/form/delete', { as: lin, body: { formKey } })
    await call(server, 'POST', '/user/form/recycle/delete', { as: lin, body: { formKey, confirmName: '测试表单' } })
    expect(await storedIds()).not.toContain(idOf(second))
    expect(await server.db.selectFrom('form_file').select('id').where('id', '=', idOf(second)).execute()).toEqual([])
  })
})
