// A receipt goes to whom a respondent says, with what they may know, and never so often that it bothers strangers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { defaultFormSetting, type FormSetting } from '#shared/contract/form-setting'
import type { Json, Question } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { input, published, radio, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson
let admin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  ;[lin, admin] = [await createPerson(server.db, 'creator'), await createPerson(server.db, 'admin')]
})
beforeEach(async () => {
  await server.db.deleteFrom('rate_bucket').execute()
  await server.db.deleteFrom('mail').execute()
  await mailIs({ enabled: true, type: 'TEST' })
})
afterAll(() => server.close())

const mailIs = async (envValue: Record<string, Json>) => {
  const body = { envKey: 'emailEnvConfig', envValue }
  expect((await call(server, 'POST', '/system/env/config/save', { as: admin, body })).code).toBe(200)
}
const offering = async (questions: readonly Question[], after: Partial<FormSetting['after']> = {}) => {
  const formKey = await published(server, lin, questions)
  const { data } = await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })
  const setting = { ...defaultFormSetting, after: { ...defaultFormSetting.after, copy: true, ...after } }
  const body = { formKey, version: data.version, setting }
  expect((await call(server, 'POST', '/user/form/setting/save', { as: lin, body })).code).toBe(200)
  return formKey
}
const handedIn = async (formKey: string, answers: Record<string, Json>): Promise<string> => {
  const { data } = await submit(server, formKey, answers)
  expect(data.copy).toMatch(new RegExp(`^/public/form/${formKey}/receipt/[0-9a-f-]{36}$`))
  return data.copy
}
const ask = (address: string, to = 'li@example.org', language = 'en') =>
  call(server, 'POST', address, { body: { to, language } })
const mails = () => server.db.selectFrom('mail').selectAll().orderBy('created_at').execute()

it('says what the page says, in the language of the filling, and whatever was entered is text', async () => {
  const formKey = await offering([input('q1'), radio('q2', ['a', 'b']), input('q3', { hidden: true })])
  const copy = await handedIn(formKey, { q1: '<b>Lin</b> & "Co"', q2: { ids: ['b'] } })
  expect((await ask(copy)).data).toEqual({ outcome: 'asked' })
  const [mail] = await mails()
  expect(mail).toMatchObject({ address: 'li@example.org', subject: 'Your answers: Test form (reference 1)' })
  expect(mail?.body_text).toContain('Test form\n\nReference: 1\nSubmitted: ')
  expect(mail?.body_text).toContain('Question q1\n<b>Lin</b> & "Co"\n\nQuestion q2\nChoice b\n\n-- \nYou get this mail')
  expect(mail?.body_html).toContain('&#60;b&#62;Lin&#60;/b&#62; &#38; &#34;Co&#34;')
  expect(mail?.body_html).not.toContain('<b>')
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('q3')

  await ask(copy, 'li@example.org', 'zh-cn')
  expect((await mails())[1]).toMatchObject({
    subject: '您的答案：测试表单（编号 1）',
    body_text: expect.stringContaining('选项b'),
  })
  // A language the form does not have.
  await ask(copy, 'li@example.org', 'ja')
  expect((await mails())[2]?.subject).toContain('测试表单')
})

it('leaves out the answers where the author does not show them', async () => {
  const formKey = await offering([input('q1')], { showAnswers: false })
  await ask(await handedIn(formKey, { q1: 'secret words' }))
  const [mail] = await mails()
  expect(mail?.body_text).toContain('Reference: 1')
  expect(`${mail?.body_text}${mail?.body_html}`).not.toContain('secret words')
})

describe('nothing is sent', () => {
  it('where the author does not offer it, or nobody has set up mail', async () => {
    const silent = await published(server, lin, [input('q1')])
    const id = randomUUID()
    const { data } = await submit(server, silent, { q1: 'a' }, { clientSubmissionId: id })
    expect(data.copy).toBeUndefined()
    expect((await ask(`/public/form/${silent}/receipt/${id}`)).code).toBe(404)

    const formKey = await offering([input('q1')])
    const copy = await handedIn(formKey, { q1: 'a' })
    await mailIs({})
    expect((await submit(server, formKey, { q1: 'b' })).data.copy).toBeUndefined()
    expect((await ask(copy)).code).toBe(404)
    expect((await call(server, 'GET', `/user/form/setting/${formKey}`, { as: lin })).data.canMail).toBe(false)
    expect(await mails()).toEqual([])
  })

  it('of what nobody has handed in, or long ago', async () => {
    const formKey = await offering([input('q1')])
    expect((await ask(`/public/form/${formKey}/receipt/${randomUUID()}`)).code).toBe(404)
    const copy = await handedIn(formKey, { q1: 'a' })
    await server.db
      .updateTable('submission')
      .set({ submitted_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute()
    expect((await ask(copy)).code).toBe(404)
    expect(await mails()).toEqual([])
  })

  it('to more or less than one address', async () => {
    const copy = await handedIn(await offering([input('q1')]), { q1: 'a' })
    for (const to of ['li', 'a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', ''])
      expect((await call(server, 'POST', copy, { body: { to, language: 'en' } })).code).toBe(500)
    expect(await mails()).toEqual([])
  })

  it('more than three times of one submission, however many ask at once', async () => {
    const copy = await handedIn(await offering([input('q1')]), { q1: 'a' })
    const body = (to: string) => ({ body: { to, language: 'en' } })
    const replies = await Promise.all(
      Array.from({ length: 6 }, (_, each) => call(server, 'POST', copy, body(`p${each}@example.org`))),
    )
    expect(replies.map(({ data }) => data.outcome).sort()).toEqual([
      'asked',
      'asked',
      'asked',
      'enough',
      'enough',
      'enough',
    ])
    expect(await mails()).toHaveLength(3)
  })

  it('more than five times a day to one address, and nobody is told', async () => {
    const formKey = await offering([input('q1')])
    for (let each = 0; each < 7; each++) {
      const copy = await handedIn(formKey, { q1: `${each}` })
      expect((await call(server, 'POST', copy, { body: { to: 'Li@example.org', language: 'en' } })).data).toEqual({
        outcome: 'asked',
      })
    }
    expect(await mails()).toHaveLength(5)
  })

  it('without end from one network', async () => {
    const formKey = await offering([input('q1')])
    const codes: number[] = []
    for (let each = 0; each < 8; each++) {
      const copy = await handedIn(formKey, { q1: `${each}` })
      for (const to of ['a', 'b', 'c'])
        codes.push(
          (await call(server, 'POST', copy, { body: { to: `${to}${each}@example.org`, language: 'en' } })).code,
        )
    }
    expect(codes.filter((code) => code === 200)).toHaveLength(20)
    expect(codes).toContain(429)
  })
})
