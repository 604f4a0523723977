// Uploads that end badly, never end, or tell more than they should; and who sees what was sent.
import { readdir } from 'node:fs/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  call,
  createPerson,
  createTestServer,
  type TestFile,
  type TestPerson,
  type TestServer,
  upload,
} from '../../http/testing.ts'
import { published, question, submit } from '../form/testing.ts'
import { reserveRoom, uploadBudget } from './room.ts'
import { sweepUnreferred } from './sweep.ts'

let server: TestServer
let owner: TestPerson
let stranger: TestPerson
let formKey: string
beforeAll(async () => {
  server = await createTestServer()
  owner = await createPerson(server.db, 'creator')
  stranger = await createPerson(server.db, 'creator')
  formKey = await published(server, owner, [
    question('files1', 'upload', { maxCount: 3, maxMegabytes: 5, extensions: ['txt', 'jpg', 'png', 'webp', 'mp4'] }),
  ])
})
beforeEach(() => server.db.deleteFrom('rate_bucket').execute())
afterAll(() => server.close())

const text = { name: 'notes.txt', content: Buffer.from('hello 你好\n') }
const path = () => `/form/file/upload/${formKey}`
const fields = { questionId: 'files1' }
const send = (file: TestFile, cookie?: string) => sendAll([file], cookie)
const sendAll = async (files: TestFile[], cookie?: string) => {
  const answer = await upload(server, path(), { fields, files, headers: cookie ? { cookie } : {} })
  const [holder = ''] = String(answer.response.headers['set-cookie'] ?? '').split(';')
  return { ...answer, holder }
}
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })
const stored = async () =>
  (await readdir(server.storageFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
const tokensOf = async () =>
  (await server.db.selectFrom('rate_bucket').select(['bucket', 'tokens']).execute()).find(({ bucket }) =>
    bucket.startsWith('upload-bytes'),
  )

describe('an upload that goes wrong after its file has arrived whole', () => {
  const whole = { ...text, content: Buffer.alloc(400_000, 'a') }
  const manyFields = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`f${at}`, 'x']))

  test('leaves no file behind and takes nothing of the day’s amount', async () => {
    const before = await stored()
    expect((await sendAll([whole, text, text])).code).toBe(500)
    expect((await upload(server, path(), { fields, files: [whole], fieldsAfter: manyFields })).code).toBe(500)
    const cut = await upload(server, path(), { fields, files: [whole], cutOff: 30 })
    expect([cut.code, cut.msg]).toEqual([500, '请求格式不正确'])
    expect(await stored()).toEqual(before)
    expect((await tokensOf())?.tokens).toBeGreaterThan(200 * 1024 * 1024 - 10)
  })

  test('is the caller’s fault wherever it breaks off, and none of ours', async () => {
    const person = await createPerson(server.db, 'admin')
    const picture = { name: 'a.png', content: Buffer.alloc(200_000, 'a') }
    for (const [where, as] of [
      [path(), null],
      ['/common/upload', person],
      ['/user/file/upload', person],
      ['/user/profile/avatar', person],
      ['/system/user/importData', person],
    ] as const)
      for (const cutOff of [10, 100_000]) {
        const { msg } = await upload(server, where, { as, fields, files: [picture], cutOff })
        expect([where, msg]).not.toEqual([where, '系统未知错误，请反馈给管理员'])
      }
    expect(server.logged()).not.toContain('unhandled error')
  })
})

test('room is set aside before the bytes come: of many at once, only as many get in as a day allows', async () => {
  const budget = uploadBudget({ userId: null, ip: '203.0.113.9' })
  const deps = { db: server.db, storage: server.deps.storage }
  const bytes = 50 * 1024 * 1024
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => reserveRoom(deps, { bytes, budget })))
  const inside = tries.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  expect(inside).toHaveLength(4)
  for (const reservation of inside) await reservation.settle(0)
  await (await reserveRoom(deps, { bytes, budget })).settle(bytes)
})

test('a disk that is nearly full takes nothing, whoever asks', async () => {
  const full = { ...server.deps.storage, room: async () => ({ freeBytes: 1024 ** 3, totalBytes: 1024 ** 4 }) }
  const budget = uploadBudget({ userId: owner.id, ip: '203.0.113.9' })
  await expect(reserveRoom({ db: server.db, storage: full }, { bytes: 1, budget })).rejects.toThrow('file.noRoom')
})

test('somebody who is signed in sends twenty files a minute and no more', async () => {
  const answers = await Promise.all(
    Array.from({ length: 25 }, () => upload(server, '/common/upload', { as: owner, files: [text] })),
  )
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(20)
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(5)
  // A session lifts the limit of nobody's address; it has one of its own.
  const mine = await upload(server, path(), { as: stranger, fields, files: [text] })
  expect(mine.code).toBe(200)
  expect(await server.db.selectFrom('rate_bucket').select('bucket').execute()).toContainEqual({
    bucket: `upload-bytes:user:${stranger.id}`,
  })
})

test('/common/upload takes the spec’s types with their newer formats, and others when asked', async () => {
  const picture = { name: 'a.png', content: await sharp({ create: blank }).png().toBuffer() }
  const refused = await upload(server, '/common/upload', { as: owner, files: [picture] })
  expect(refused.msg).toBe('文件格式不正确, 请上传doc/xls/ppt/txt/pdf格式文件!')
  const docx = { name: 'a.docx', content: Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(50)]) }
  expect((await upload(server, '/common/upload', { as: owner, files: [docx] })).code).toBe(200)
  const asked = await upload(server, '/common/upload', { as: owner, fields: { types: 'png' }, files: [picture] })
  expect(asked.code).toBe(200)
})
const blank = { width: 8, height: 4, channels: 3, background: 'blue' } as const

test('a photo among the answers does not tell where it was taken', async () => {
  const canary = 'secret place'
  const content = await sharp({ create: blank })
    .withExif({ IFD0: { Copyright: canary }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { data } = await send({ name: 'me.jpg', content })
  const { rawPayload } = await get(data.url, { authorization: `Bearer ${owner.token}` })
  expect([content.includes(canary), rawPayload.includes(canary)]).toEqual([true, false])
  expect([rawPayload.length, (await sharp(rawPayload).metadata()).orientation]).toEqual([data.size, 6])
})

describe('the draft of a respondent who is nobody to us', () => {
  test('shows its files to the browser that sent them, and to no other', async () => {
    const { data, holder, response } = await send(text)
    expect(String(response.headers['set-cookie'])).toMatch(/; HttpOnly; SameSite=Strict$/)
    expect((await get(data.url, { cookie: holder })).rawPayload).toEqual(text.content)
    const { holder: other } = await send(text)
    for (const cookie of ['', other, `${holder}x`]) expect((await get(data.url, { cookie })).statusCode).toBe(401)
    // Another upload of the same browser belongs to the same draft.
    const second = await send(text, holder)
    expect(second.holder).toBe(holder)
    expect((await get(second.data.url, { cookie: holder })).statusCode).toBe(200)
  })

  test('opens nothing any more once it has been handed in', async () => {
    const { data, holder } = await send(text)
    const { id, name, size } = data
    expect((await submit(server, formKey, { files1: [{ id, name, size }] })).code).toBe(200)
    expect((await get(data.url, { cookie: holder })).statusCode).toBe(401)
    expect((await get(data.url, { authorization: `Bearer ${owner.token}` })).statusCode).toBe(200)
  })
})

describe('a ticket to look at a file', () => {
  const ticketOf = async (fileId: string, as: TestPerson, more: object = {}) =>
    (await call(server, 'POST', '/file/ticket', { as, body: { fileId, use: 'view', ...more } })).data

  test('opens it as often as the page asks, keeps its address while it is renewed, and ends with the right', async () => {
    const { data } = await send(text)
    const ticket = await ticketOf(data.id, owner)
    expect(ticket).toMatchObject({ name: 'notes.txt', mime: 'text/plain', size: text.content.length })
    for (let round = 0; round < 3; round++) expect((await get(ticket.url)).rawPayload).toEqual(text.content)
    expect((await ticketOf(data.id, owner, { ticket: ticket.ticket })).url).toBe(ticket.url)
    await server.db.updateTable('form').set({ owner_id: stranger.id }).where('form_key', '=', formKey).execute()
    expect((await get(ticket.url)).statusCode).toBe(404)
    await server.db.updateTable('form').set({ owner_id: owner.id }).where('form_key', '=', formKey).execute()
    await server.db
      .updateTable('download_ticket')
      .set({ expires_at: new Date(0) })
      .execute()
    expect((await get(ticket.url)).statusCode).toBe(401)
    expect((await ticketOf(data.id, owner, { ticket: ticket.ticket })).url).not.toBe(ticket.url)
  })

  test('answers with the part a player asks for', async () => {
    const film = Buffer.concat([Buffer.from('\0\0\0\u0018ftypmp42', 'latin1'), Buffer.alloc(90, 'v')])
    const { data } = await send({ name: 'film.mp4', content: film })
    const { url } = await ticketOf(data.id, owner)
    const part = (range: string, more: Record<string, string> = {}) => get(url, { range, ...more })
    const middle = await part('bytes=4-9')
    expect([middle.statusCode, middle.headers['content-range'], middle.body]).toEqual([206, 'bytes 4-9/102', 'ftypmp'])
    expect((await part('bytes=100-')).rawPayload).toEqual(film.subarray(100))
    expect((await part('bytes=-5')).headers['content-range']).toBe('bytes 97-101/102')
    expect((await part('bytes=0-999')).headers['content-length']).toBe('102')
    expect((await part('bytes=102-')).statusCode).toBe(416)
    for (const odd of ['bytes=9-4', 'bytes=-', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=x'])
      expect((await part(odd)).statusCode, odd).toBe(200)
    const whole = await get(url)
    expect(whole.headers['accept-ranges']).toBe('bytes')
    const tag = String(whole.headers.etag)
    expect((await part('bytes=0-0', { 'if-range': tag })).statusCode).toBe(206)
    expect((await part('bytes=0-0', { 'if-range': '"another"' })).statusCode).toBe(200)
  })
})

test('pictures nothing refers to go after a week, whatever table still shows the others', async () => {
  const picture = { name: 'a.png', content: await sharp({ create: blank }).png().toBuffer() }
  const made = async () => String((await upload(server, '/user/file/upload', { as: owner, files: [picture] })).data)
  const [lost, young, inText, inForm] = [await made(), await made(), await made(), await made()]
  const idOf = (url: string) => url.split('/').at(-1) ?? ''
  await server.db
    .insertInto('message')
    .values({
      user_id: owner.id,
      msg_type: 'NOTICE',
      body: JSON.stringify({ content: { type: 'doc', content: [{ src: inText }] } }),
    })
    .execute()
  await server.db
    .updateTable('form')
    .set({ draft: JSON.stringify({ picture: inForm }) as never })
    .where('form_key', '=', formKey)
    .execute()
  const weekAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  await server.db
    .updateTable('form_file')
    .set({ created_at: weekAgo })
    .where('id', 'in', [lost, inText, inForm].map(idOf))
    .execute()
  await sweepUnreferred({ db: server.db, storage: server.deps.storage })
  const left = await stored()
  expect([lost, young, inText, inForm].map((url) => left.includes(idOf(url)))).toEqual([false, true, true, true])
  expect((await get(lost)).statusCode).toBe(401)
})
