import { createHash } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { defineQuestionType } from '#sdk'
import { emptyDefinition, type FormDefinition } from '#shared/form/definition'
import { acceptBodies } from '../../http/bodies.ts'
import { answerErrors } from '../../http/errors.ts'
import { registerRoutes } from '../../http/route.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer, upload } from '../../http/testing.ts'
import { claimFiles } from './claim.ts'
import { displayName } from './display-name.ts'
import { fileRoutes } from './routes.ts'
import { saveFile } from './service.ts'
import { sweepFiles } from './sweep.ts'

const attachment = defineQuestionType({
  id: 'test-attachment',
  group: 'media',
  icon: 'file',
  options: z.object({ extensions: z.array(z.string()), maxMb: z.number() }),
  answer: z.array(z.string()),
  defaults: { extensions: ['png'], maxMb: 1 },
  files: {
    policy: ({ extensions, maxMb }) => ({ extensions, maxBytes: maxMb * 1024 * 1024, maxCount: 3 }),
  },
  examples: [],
})
const plain = defineQuestionType({
  id: 'test-plain',
  group: 'text',
  icon: 'text',
  options: z.object({}),
  answer: z.string(),
  defaults: {},
  examples: [],
})

let server: TestServer
let owner: TestPerson
let stranger: TestPerson
let viewer: TestPerson
let admin: TestPerson
const storage = () => server.deps.storage
const deps = () => ({ db: server.db, storage: storage() })

/** The real routes with question types of our own, so that the test does not depend on a plugin. */
let files: Pick<TestServer, 'app'>
beforeAll(async () => {
  server = await createTestServer()
  const app = fastify()
  acceptBodies(app)
  answerErrors(app, { serveClient: null })
  const types = new Map([attachment, plain].map((type) => [type.id, type]))
  registerRoutes(app, server.deps, fileRoutes({ ...deps(), types }))
  await app.ready()
  files = { app }
  owner = await createPerson(server.db, 'creator')
  stranger = await createPerson(server.db, 'creator')
  viewer = await createPerson(server.db, 'viewer')
  admin = await createPerson(server.db, 'admin')
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(async () => {
  await files.app.close()
  await server.close()
})

let serial = 0
const question = (id: string, type: string, options: FormDefinition['questions'][number]['options']) => ({
  id,
  type,
  title: {},
  required: false,
  span: 24,
  options,
})
const createForm = async (status = 2, ownerId = owner.id) => {
  const key = `form${String(++serial).padStart(4, '0')}`
  const definition: FormDefinition = {
    ...emptyDefinition({ en: 'F' }, 'en'),
    questions: [
      question('files1', 'test-attachment', { extensions: ['png', 'txt', 'pdf', 'html', 'svg'], maxMb: 1 }),
      question('text01', 'test-plain', {}),
      { ...question('hidden', 'test-attachment', { extensions: ['png'], maxMb: 1 }), hidden: true },
      {
        ...question('rows01', 'test-plain', {}),
        children: [question('child1', 'test-attachment', { extensions: ['txt'], maxMb: 1 })],
      },
    ],
  }
  const { id } = await server.db
    .insertInto('form')
    .values({
      form_key: key,
      owner_id: ownerId,
      name: 'F',
      draft: JSON.stringify(definition),
      status,
      published_version: 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await server.db
    .insertInto('form_version')
    .values({ form_id: id, version: 1, definition: JSON.stringify(definition), definition_hash: Buffer.from('x') })
    .execute()
  return { id, key }
}
const createSubmission = async (formId: string) => {
  const { id } = await server.db
    .insertInto('submission')
    .values({
      form_id: formId,
      version: 1,
      serial_number: '1',
      client_submission_id: crypto.randomUUID(),
      content_hash: Buffer.from('x'),
      answers: '{}',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
const png = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
const text = { name: 'notes.txt', content: Buffer.from('hello 你好\n') }
const send = (key: string, options: Parameters<typeof upload>[2]) => upload(files, `/form/file/upload/${key}`, options)
const stored = async () => {
  const names: string[] = []
  for (const shard of await readdir(server.storageFolder))
    for (const name of await readdir(join(server.storageFolder, shard))) names.push(name)
  return names.sort()
}
const rowIds = async () => (await server.db.selectFrom('form_file').select('id').execute()).map((row) => row.id).sort()

test('an anonymous respondent uploads to a collecting form; the bytes lie under a random id', async () => {
  const form = await createForm()
  const { code, data } = await send(form.key, { fields: { questionId: 'files1' }, files: [text] })
  expect(code).toBe(200)
  expect(data).toEqual({
    id: expect.stringMatching(/^[0-9A-Za-z]{28}$/),
    name: 'notes.txt',
    size: 13,
    url: `/sapi/file/${data.id}`,
  })
  const row = await server.db.selectFrom('form_file').selectAll().where('id', '=', data.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    kind: 'answer',
    form_id: form.id,
    question_id: 'files1',
    submission_id: null,
    mime: 'text/plain',
  })
  expect(row.sha256).toEqual(createHash('sha256').update(text.content).digest())
  const child = await send(form.key, { fields: { questionId: 'child1' }, files: [text] })
  expect(child.code).toBe(200)
})

test('forms that do not collect, foreign, hidden and unsuitable questions take no files', async () => {
  const form = await createForm()
  const draft = await createForm(1)
  const closed = await createForm(3)
  const binned = await createForm()
  await server.db.updateTable('form').set({ deleted_at: new Date() }).where('id', '=', binned.id).execute()
  for (const { key } of [draft, closed, binned, { key: 'nosuchform' }])
    expect((await send(key, { fields: { questionId: 'files1' }, files: [text] })).msg).toBe(
      '表单未开放收集，无法上传文件',
    )
  const before = await stored()
  for (const fields of [{ questionId: 'text01' }, { questionId: 'hidden' }, { questionId: 'nosuch' }, {}] as Record<
    string,
    string
  >[])
    expect((await send(form.key, { fields, files: [text] })).msg).toBe('该题目不支持上传文件')
  expect(await stored()).toEqual(before)
})

test('extension, bytes, size and number must all be right, in the words of the spec', async () => {
  const form = await createForm()
  const before = await stored()
  const fields = { questionId: 'files1' }
  const wrong = '文件格式不正确, 请上传png/txt/pdf/html/svg格式文件!'
  const tries: [string, Buffer, string][] = [
    ['run.exe', Buffer.from('MZ'), wrong],
    ['noextension', text.content, wrong],
    // Allowed by the author, taken by nobody.
    ['page.html', Buffer.from('<html></html>'), wrong],
    ['x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), wrong],
    ['page.txt', Buffer.from(' <script>alert(1)</script>'), wrong],
    ['binary.txt', Buffer.from([1, 2, 3, 0]), wrong],
    ['fake.png', Buffer.from('<html></html>'), wrong],
    ['fake.pdf', await png(), wrong],
    ['empty.txt', Buffer.alloc(0), '文件是空的（0 字节），请选择其他文件'],
    ['big.txt', Buffer.alloc(1024 * 1024 + 1, 'a'), '上传文件大小不能超过 1 MB!'],
  ]
  for (const [name, content, msg] of tries) {
    const answer = await send(form.key, { fields, files: [{ name, content }] })
    expect([name, answer.code, answer.msg]).toEqual([name, 500, msg])
  }
  expect((await send(form.key, { fields, files: [text, text] })).msg).toBe('只允许上传单个文件')
  expect((await send(form.key, { fields, files: [] })).msg).toBe('请选择要上传的文件')
  expect((await send(form.key, { fields, files: [{ ...text, field: 'other' }] })).msg).toBe('请选择要上传的文件')
  expect(await stored()).toEqual(before)
  expect(
    (await send(form.key, { fields, files: [{ name: 'full.txt', content: Buffer.alloc(1024 * 1024, 'a') }] })).code,
  ).toBe(200)
})

test('an upload may not pose as JSON, nor name its own path', async () => {
  const form = await createForm()
  const answer = await call(files, 'POST', `/form/file/upload/${form.key}`, { body: { file: 'x' } })
  expect(answer.code).toBe(500)
  const climbing = await send(form.key, {
    fields: { questionId: 'files1' },
    files: [{ ...text, name: '../../../etc/passwd.txt' }],
  })
  expect(climbing.data.name).toBe('passwd.txt')
})

test('names are made harmless', () => {
  expect(displayName('C:\\Users\\me\\报告.pdf')).toBe('报告.pdf')
  expect(displayName('invoice\u202Efdp.exe')).toBe('invoicefdp.exe')
  expect(displayName('a\r\nset-cookie: x.txt')).toBe('aset-cookie_ x.txt')
  expect(displayName('../..')).toBe('')
  const long = displayName(`${'长'.repeat(300)}.pdf`)
  expect([[...long].length, long.endsWith('长.pdf')]).toEqual([120, true])
})

test('twenty uploads a minute from one address', async () => {
  const form = await createForm()
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => send(form.key, { fields: { questionId: 'files1' }, files: [text] })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(10)
})

test('answer files go to those who may read the form, as an attachment that can do nothing', async () => {
  const form = await createForm()
  const { data } = await send(form.key, {
    fields: { questionId: 'files1' },
    files: [{ ...text, name: "a'b报告.txt" }],
  })
  const get = (as: TestPerson | null) =>
    files.app.inject({ method: 'GET', url: data.url, ...(as && { headers: { authorization: `Bearer ${as.token}` } }) })
  for (const as of [owner, viewer, admin]) {
    const response = await get(as)
    expect(response.rawPayload).toEqual(text.content)
    expect(response.headers).toMatchObject({
      'content-type': 'text/plain',
      'content-disposition': "attachment; filename*=UTF-8''a%27b%E6%8A%A5%E5%91%8A.txt",
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
  expect((await get(stranger)).json().code).toBe(404)
  expect((await get(stranger)).statusCode, 'a broken picture leaves a trace').toBe(404)
  expect((await get(null)).statusCode).toBe(401)
  expect((await get(await createPerson(server.db, null))).json().code).toBe(404)
  expect((await get(null)).json().code).toBe(401)
  // Indistinguishable from a file that does not exist.
  const missing = `/sapi/file/${'a'.repeat(28)}`
  expect((await files.app.inject({ method: 'GET', url: missing })).json().code).toBe(401)
  expect((await call(files, 'GET', missing.slice(5), { as: stranger })).code).toBe(404)
})

test('a ticket opens one file, once, for a minute, and nothing else', async () => {
  const form = await createForm()
  const first = (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data
  const second = (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data
  const ticketFor = async (fileId: string, as: TestPerson | null) =>
    call(files, 'POST', '/file/ticket', { as, body: { fileId } })
  expect((await ticketFor(first.id, stranger)).code).toBe(404)
  expect((await ticketFor(first.id, null)).code).toBe(401)

  const { data } = await ticketFor(first.id, owner)
  const open = (url: string) => files.app.inject({ method: 'GET', url })
  const elsewhere = await open(`/sapi/file/${second.id}?Authorization=Bearer%20${data.ticket}`)
  expect(elsewhere.json().code).toBe(401)
  const opened = await Promise.all(Array.from({ length: 10 }, () => open(data.url)))
  expect(opened.filter((response) => response.rawPayload.equals(text.content))).toHaveLength(1)
  expect((await open(data.url)).json().code).toBe(401)

  const stale = (await ticketFor(first.id, owner)).data
  await server.db
    .updateTable('download_ticket')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .execute()
  expect((await open(stale.url)).json().code).toBe(401)
  // A ticket is no session.
  const fresh = (await ticketFor(first.id, owner)).data
  expect((await call(server, 'GET', '/getInfo', { as: { token: fresh.ticket } })).code).toBe(401)
  expect(server.logged()).not.toContain(fresh.ticket)
})

test('a session token in the query opens downloads (the spec allows it) and nothing else', async () => {
  const form = await createForm()
  const { data } = await send(form.key, { fields: { questionId: 'files1' }, files: [text] })
  const response = await files.app.inject({ method: 'GET', url: `${data.url}?Authorization=Bearer%20${owner.token}` })
  expect(response.rawPayload).toEqual(text.content)
  const ticket = await call(files, 'POST', `/file/ticket?Authorization=Bearer%20${owner.token}`, {
    body: { fileId: data.id },
  })
  expect(ticket.code).toBe(401)
})

test('pictures for rich text are made anew: webp, upright, without EXIF, public', async () => {
  const photo = await sharp({ create: { width: 30, height: 10, channels: 3, background: 'blue' } })
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(photo.includes('secret place')).toBe(true)
  const { code, data } = await upload(files, '/user/file/upload', {
    as: owner,
    files: [{ name: 'me.jpg', content: photo }],
  })
  expect(code).toBe(200)
  const response = await files.app.inject({ method: 'GET', url: data })
  expect(response.headers['content-type']).toBe('image/webp')
  expect(response.headers['content-disposition']).toMatch(/^inline/)
  expect(response.headers['content-security-policy']).toContain('sandbox')
  expect(response.headers['cross-origin-resource-policy'] ?? 'same-origin').toBe('same-origin')
  const meta = await sharp(response.rawPayload).metadata()
  expect([meta.format, meta.width, meta.height, meta.exif]).toEqual(['webp', 10, 30, undefined])
  expect(response.rawPayload.includes('secret place')).toBe(false)
})

test('pictures that are none, or would need too much memory, are refused and leave nothing', async () => {
  const before = await stored()
  const huge = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  const polyglot = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')])
  for (const content of [huge, polyglot]) {
    const { code, msg } = await upload(files, '/user/file/upload', { as: owner, files: [{ name: 'x.png', content }] })
    expect([code, msg]).toEqual([500, '图片无法识别或尺寸过大'])
  }
  const svg = { name: 'x.svg', content: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') }
  expect((await upload(files, '/user/file/upload', { as: owner, files: [svg] })).code).toBe(500)
  expect(await stored()).toEqual(before)
})

test('uploading for the console needs the permission', async () => {
  const file = { name: 'x.png', content: await png() }
  const fields = { types: 'png,txt' }
  for (const path of ['/user/file/upload', '/common/upload']) {
    expect((await upload(files, path, { fields, files: [file] })).code).toBe(401)
    expect((await upload(files, path, { as: viewer, fields, files: [file] })).code).toBe(403)
  }
  const picture = await upload(files, '/common/upload', { as: owner, fields, files: [file] })
  expect((await files.app.inject({ method: 'GET', url: picture.data })).headers['content-type']).toBe('image/webp')
  const notes = await upload(files, '/common/upload', { as: owner, files: [text] })
  expect((await files.app.inject({ method: 'GET', url: notes.data })).json().code).toBe(401)
  expect(
    (await files.app.inject({ method: 'GET', url: notes.data, headers: { authorization: `Bearer ${stranger.token}` } }))
      .rawPayload,
  ).toEqual(text.content)
})

test('an export is for who asked for it', async () => {
  const form = await createForm()
  async function* content() {
    yield Buffer.from('a,b\r\n')
  }
  const id = await saveFile(deps(), {
    kind: 'export',
    formId: form.id,
    userId: owner.id,
    name: 'F.csv',
    mime: 'text/csv',
    content: content(),
  })
  const get = (as: TestPerson) =>
    files.app.inject({ method: 'GET', url: `/sapi/file/${id}`, headers: { authorization: `Bearer ${as.token}` } })
  expect((await get(owner)).body).toBe('a,b\r\n')
  expect((await get(viewer)).json().code).toBe(404)
  expect((await get(stranger)).json().code).toBe(404)

  // Once the form is somebody else's, or its maker may export nothing any more, the file is no way around that.
  const move = (to: TestPerson) =>
    server.db.updateTable('form').set({ owner_id: to.id }).where('id', '=', form.id).execute()
  await move(stranger)
  expect((await get(owner)).json().code).toBe(404)
  const ticket = await call(server, 'POST', '/file/ticket', { as: owner, body: { fileId: id } })
  expect(ticket.code).toBe(404)
  await move(owner)
  expect((await get(owner)).body).toBe('a,b\r\n')
})

/** As the storing transaction does it: without all of them, nothing is kept. */
const bind = async (...claim: Parameters<typeof claimFiles>) => {
  if (!(await claimFiles(...claim))) throw new Error('unclaimable')
}

test('a record claims files of its own form and question that are still free, all or none', async () => {
  const form = await createForm()
  const other = await createForm()
  const one = (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data.id
  const two = (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data.id
  const foreign = (await send(other.key, { fields: { questionId: 'files1' }, files: [text] })).data.id
  const record = await createSubmission(form.id)
  const second = await createSubmission(form.id)
  const claim = (submissionId: string, claims: { fileId: string; questionId: string }[]) =>
    server.db.transaction().execute((trx) => bind(trx, { formId: form.id, submissionId, claims }))
  const of = (fileId: string, questionId = 'files1') => ({ fileId, questionId })

  for (const bad of [
    [of(foreign)],
    [of(one, 'child1')],
    [of('a'.repeat(28))],
    [of(one), of(foreign)],
    [of(one), of(one)],
  ])
    await expect(claim(record, bad)).rejects.toThrow('unclaimable')
  await claim(record, [of(one), of(two)])
  await claim(record, [of(one)])
  await expect(claim(second, [of(one)])).rejects.toThrow('unclaimable')
})

test('of two records that claim one file at once, one gets it', async () => {
  const form = await createForm()
  const fileId = (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data.id
  const records = await Promise.all([createSubmission(form.id), createSubmission(form.id), createSubmission(form.id)])
  const results = await Promise.allSettled(
    records.map((submissionId) =>
      server.db
        .transaction()
        .execute((trx) => bind(trx, { formId: form.id, submissionId, claims: [{ fileId, questionId: 'files1' }] })),
    ),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the sweep removes what nobody claimed within a day and, after an hour, bytes without a row, and nothing else', async () => {
  const form = await createForm()
  const keep = async () => (await send(form.key, { fields: { questionId: 'files1' }, files: [text] })).data.id as string // uploads answer ids
  const [claimed, fresh, stale] = [await keep(), await keep(), await keep()]
  const submissionId = await createSubmission(form.id)
  await server.db
    .transaction()
    .execute((trx) =>
      claimFiles(trx, { formId: form.id, submissionId, claims: [{ fileId: claimed, questionId: 'files1' }] }),
    )
  const dayAgo = new Date(Date.now() - 25 * 3_600_000)
  await server.db.updateTable('form_file').set({ created_at: dayAgo }).where('id', 'in', [claimed, stale]).execute()
  const [orphan, freshOrphan] = ['o'.repeat(28), 'p'.repeat(28)]
  async function* bytes() {
    yield Buffer.from('x')
  }
  for (const id of [orphan, freshOrphan]) await storage().put(id, bytes())
  const overAnHourAgo = new Date(Date.now() - 61 * 60_000)
  await utimes(join(server.storageFolder, orphan.slice(0, 2), orphan), overAnHourAgo, overAnHourAgo)

  await sweepFiles(deps())
  const [rows, onDisk] = [await rowIds(), await stored()]
  expect([rows.includes(claimed), rows.includes(fresh), rows.includes(stale)]).toEqual([true, true, false])
  expect(onDisk).toEqual([...rows, freshOrphan].sort())
})

test('a storage keeps all of a file or nothing, and never leaves its folder', async () => {
  const id = 'q'.repeat(28)
  async function* failing() {
    yield Buffer.from('half')
    throw new Error('connection lost')
  }
  await expect(storage().put(id, failing())).rejects.toThrow('connection lost')
  expect(await stored()).not.toContain(id)
  expect((await stored()).filter((name) => name.endsWith('.part'))).toEqual([])
  for (const bad of ['../../etc/passwd', '', 'a'.repeat(200), `${'a'.repeat(27)}/`])
    await expect(storage().open(bad)).rejects.toThrow()
})
