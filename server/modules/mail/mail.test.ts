// Mail goes out through the server an administrator has named: once its cause is committed, until it is taken or given up.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EnvValue } from '#shared/contract/config'
import { isMailAddress } from '#shared/mail-address'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createMailer, mailJob } from './outbox.ts'
import type { Mail } from './ports.ts'
import { deleteOldMails } from './repository.ts'
import { startMailServer, type TestMailServer } from './smtp-server.testing.ts'

let server: TestServer
let admin: TestPerson
let smtp: TestMailServer
beforeAll(async () => {
  server = await createTestServer()
  admin = await createPerson(server.db, 'admin')
  smtp = await startMailServer()
})
afterAll(async () => {
  await smtp.close()
  await server.close()
})

const bySmtp = (): EnvValue => ({
  enabled: true,
  type: 'SMTP',
  host: '127.0.0.1',
  port: smtp.port,
  security: 'none',
  username: 'post',
  password: 'hunter2',
  from: 'forms@example.com',
  fromName: '表单',
})
const configure = async (envValue: EnvValue) => {
  const body = { envKey: 'emailEnvConfig', envValue }
  expect((await call(server, 'POST', '/system/env/config/save', { as: admin, body })).code).toBe(200)
}
beforeEach(async () => {
  smtp.received.length = 0
  for (const name of Object.keys(smtp.answers)) Reflect.deleteProperty(smtp.answers, name)
  await server.db.deleteFrom('mail').execute()
  await server.db.deleteFrom('job').execute()
  await server.db.deleteFrom('rate_bucket').execute()
  await configure(bySmtp())
})

const mail: Mail = { to: 'li@example.org', subject: '收据 1', text: 'Hello\n.\nbye', html: '<p>Hello</p>' }
const send = (more: Partial<Mail> = {}) => createMailer(server.deps).send(server.db, { ...mail, ...more })
/** Makes every attempt that waits, as a worker does. */
const attempt = async (): Promise<unknown[]> => {
  const jobs = await server.db.selectFrom('job').select('payload').where('kind', '=', 'mail').execute()
  const context = { jobId: '', userId: null, signal: new AbortController().signal, progress: () => undefined }
  const { payload, run } = mailJob(server.deps)
  return Promise.all(jobs.map((job) => run(payload.parse(job.payload), context).catch((error: unknown) => error)))
}
const stored = () => server.db.selectFrom('mail').selectAll().execute()
const kept = async () => (await call(server, 'GET', '/system/env/mail/kept', { as: admin })).data

it('goes out as text and HTML, signed in, and nothing of it stays', async () => {
  await send()
  await attempt()
  const [received] = smtp.received
  expect(received).toMatchObject({ from: 'forms@example.com', to: ['li@example.org'], signedIn: 'post:hunter2' })
  expect(received?.source).toMatch(/^From: =\?UTF-8\?.* <forms@example\.com>$/m)
  expect(received?.source).toMatch(/^To: li@example\.org$/m)
  expect(received?.source).toMatch(/^Auto-Submitted: auto-generated$/m)
  expect(received?.source).toContain('<p>Hello</p>')
  expect(received?.source).toMatch(/^Hello\r\n\.\r\nbye/m)
  expect(await stored()).toEqual([])
  await attempt()
  expect(smtp.received).toHaveLength(1)
})

it('is not sent without its cause', async () => {
  const undone = server.db.transaction().execute(async (trx) => {
    await createMailer(server.deps).send(trx, mail)
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  expect(await attempt()).toEqual([])
  expect(await stored()).toEqual([])
})

it('has one recipient and the headers it was meant to have, whatever is in subject and address', async () => {
  await send({ subject: 'a\r\nBcc: eve@example.org\r\n\r\nbody' })
  await attempt()
  const [received] = smtp.received
  expect(received?.to).toEqual(['li@example.org'])
  expect(received?.source).not.toMatch(/^Bcc:/im)
  for (const to of [
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example,c@d.example',
    'A <a@b.example>',
    '"a b"@b.example',
    'a@b',
  ])
    await expect(send({ to })).rejects.toThrow('one plain address')
  expect(isMailAddress('li.lei+forms@mail.example.org')).toBe(true)
})

it('is tried again after trouble that may pass, under the same Message-ID, and then no more', async () => {
  smtp.answers.END = '451 later'
  await send()
  expect(await attempt()).toMatchObject([{ message: 'The mail server answered 451.' }])
  // It may have been taken, or not: nobody knows.
  smtp.answers.END = ''
  await attempt()
  expect(await stored()).toMatchObject([{ state: 'waiting', attempts: 2, body_text: mail.text }])
  Reflect.deleteProperty(smtp.answers, 'END')
  await attempt()
  const ids = smtp.received.map(({ source }) => /^Message-ID: (<\w+@example\.com>)$/im.exec(source)?.[1] ?? 'none')
  expect(ids).toEqual([expect.stringContaining('@'), ids[0]])
  expect(await stored()).toEqual([])
})

it('is given up after eight attempts, and its text goes', async () => {
  smtp.answers.MAIL = '451 later'
  await send()
  for (let attempts = 0; attempts < 8; attempts++) await attempt()
  expect(await stored()).toMatchObject([{ state: 'failed', attempts: 8, body_text: '', body_html: null }])
  Reflect.deleteProperty(smtp.answers, 'MAIL')
  await attempt()
  expect(smtp.received).toEqual([])
})

it('is given up at once where its address is refused, and the administrator reads why', async () => {
  smtp.answers.RCPT = '550 5.1.1 no such user li@example.org'
  await send()
  await attempt()
  expect(await kept()).toMatchObject([
    { state: 'failed', to: 'li@example.org', text: '', reason: '550 5.1.1 no such user li@example.org' },
  ])
  expect(server.logged()).not.toContain('no such user')
})

it('waits for a mail server to be named', async () => {
  await configure({ ...bySmtp(), enabled: false })
  await send()
  await attempt()
  expect(await stored()).toMatchObject([{ state: 'waiting' }])
  await configure(bySmtp())
  await attempt()
  expect(smtp.received).toHaveLength(1)
})

it('goes nowhere in the test mode, which keeps the last fifty to be looked at', async () => {
  await configure({ enabled: true, type: 'TEST' })
  for (let number = 1; number <= 52; number++) await send({ subject: `${number}` })
  await attempt()
  expect(smtp.received).toEqual([])
  const list = await kept()
  expect(list).toHaveLength(50)
  expect(list[0]).toMatchObject({ state: 'shown', to: mail.to, text: mail.text })
  await server.db
    .updateTable('mail')
    .set({ created_at: new Date(Date.now() - 8 * 86_400_000) })
    .execute()
  await deleteOldMails(server.db)
  expect(await kept()).toEqual([])
})

it('is offered by nobody where nothing is set, or not all that is needed', async () => {
  const { isSetUp } = createMailer(server.deps)
  expect(await isSetUp()).toBe(true)
  for (const broken of [{ port: 0 }, { host: 'a b' }, { from: 'nobody' }, { security: 'maybe' }, { enabled: false }]) {
    await configure({ ...bySmtp(), ...broken })
    expect(await isSetUp()).toBe(false)
  }
})

describe('an administrator who tries it out', () => {
  const tried = (as = admin, to = 'ann@example.org') =>
    call(server, 'POST', '/system/env/mail/try', { as, body: { to }, headers: { 'accept-language': 'en' } })

  it('is told that it went out', async () => {
    expect((await tried()).data).toEqual({ outcome: 'sent' })
    expect(smtp.received).toMatchObject([{ to: ['ann@example.org'], source: expect.stringContaining('Subject: ') }])
    const { data } = await call(server, 'GET', '/system/env/config/emailEnvConfig', { as: admin })
    expect(data.envValue).toMatchObject({ host: '127.0.0.1', from: 'forms@example.com', password: '******' })
  })

  it('is told what the server said, that it cannot be reached, and that there is none', async () => {
    smtp.answers.AUTH = '535 5.7.8 wrong password'
    expect((await tried()).data).toEqual({ outcome: 'refused', said: '535 5.7.8 wrong password' })
    await configure({ ...bySmtp(), port: 1 })
    expect((await tried()).data).toEqual({ outcome: 'unreachable', why: expect.stringContaining('ECONNREFUSED') })
    await configure({ ...bySmtp(), host: '169.254.169.254' })
    expect((await tried()).data).toEqual({ outcome: 'unreachable', why: expect.stringContaining('may not be called') })
    await configure({})
    expect((await tried()).data).toEqual({ outcome: 'none' })
    await configure({ enabled: true, type: 'TEST' })
    expect((await tried()).data).toEqual({ outcome: 'test' })
    expect(await kept()).toMatchObject([{ state: 'shown', to: 'ann@example.org' }])
    expect(server.logged()).not.toContain('hunter2')
  })

  it('says no password in the clear where the line was to be secured', async () => {
    await configure({ ...bySmtp(), security: 'starttls' })
    expect((await tried()).data.outcome).not.toBe('sent')
    await configure({ ...bySmtp(), security: 'tls' })
    expect((await tried()).data.outcome).toBe('unreachable')
    expect(smtp.received).toEqual([])
  })

  it('needs an address, and the right to change settings', async () => {
    expect((await tried(admin, 'ann')).code).toBe(500)
    const creator = await createPerson(server.db, 'creator')
    expect((await tried(creator)).code).toBe(403)
    expect((await call(server, 'GET', '/system/env/mail/kept', { as: creator })).code).toBe(403)
    expect(smtp.received).toEqual([])
  })
})
