import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '#shared/form/definition'
import { asStored } from '#shared/form/upgrade'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { definitionOf, input, number, publish, published, radio, records, redraft, submit } from '../form/testing.ts'

let server: TestServer
let lin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const formIdOf = async (formKey: string): Promise<string> =>
  (await server.db.selectFrom('form').select('id').where('form_key', '=', formKey).executeTakeFirstOrThrow()).id

const rowsOf = async (formKey: string) =>
  server.db
    .selectFrom('submission')
    .selectAll()
    .where('form_id', '=', await formIdOf(formKey))
    .orderBy('serial_number')
    .execute()

describe('submitting', () => {
  it('stores what the engine accepts and answers with a receipt', async () => {
    const formKey = await published(server, lin, [input('q1', { required: true }), number('q2')])
    const { code, data } = await submit(server, formKey, { q1: '林', q2: 12.5 }, { durationMs: 4000, channel: 'qr' })
    expect(code).toBe(200)
    expect(data).toEqual({ id: expect.stringMatching(/^\d+$/), serialNumber: 1, submittedAt: expect.any(String) })
    const list = (await records(server, lin, formKey)).data
    expect(list).toMatchObject({ total: 1, current: 0, size: 1000 })
    expect(list.records[0]).toMatchObject({
      id: data.id,
      serialNumber: 1,
      version: 1,
      answers: { q1: '林', q2: 12.5 },
      durationMs: 4000,
      channel: 'qr',
      ip: '127.0.0.1',
    })
  })

  it('stores the default of a read-only question, whatever was posted, unless links may bring another', async () => {
    const { options } = input('q1')
    const readOnly = { default: 'CN-01', options: { ...(options as object), readOnly: true } }
    const formKey = await published(server, lin, [
      input('q1', readOnly),
      input('q2', { ...readOnly, name: 'branch' }),
      input('q3', { ...readOnly, required: true }),
    ])
    const sent = await submit(server, formKey, { q1: 'DE-99', q2: 'DE-99', q3: 'one\ntwo' })
    expect(sent.code).toBe(200)
    const [row] = await rowsOf(formKey)
    expect(row?.answers).toEqual({ q1: 'CN-01', q2: 'DE-99', q3: 'CN-01' })
  })

  it('keeps no time that nobody can have taken', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await submit(server, formKey, { q1: '林' }, { durationMs: Number.MAX_SAFE_INTEGER })
    expect((await records(server, lin, formKey)).data.records[0].durationMs).toBeNull()
  })

  it('refuses a missing required answer and a wrong one, by question', async () => {
    const formKey = await published(server, lin, [input('q1', { required: true }), number('q2')])
    const refused = await submit(server, formKey, { q2: 'many' })
    expect(refused).toMatchObject({
      code: 510,
      data: { reason: 'issues', issues: { q1: [{ code: 'required' }], q2: [{ code: 'malformed' }] } },
    })
    expect(await rowsOf(formKey)).toEqual([])
  })

  it('says of what is too long or too large that it is, also where the question sets no limit', async () => {
    const other = {
      ...radio('q3', ['yes']),
      options: { choices: [{ id: 'yes', label: { en: 'Yes', 'zh-cn': '是' }, allowText: true }], columns: 1 as const },
    }
    const formKey = await published(server, lin, [input('q1'), number('q2'), other])
    const response = await server.app.inject({
      method: 'POST',
      url: '/sapi/user/form/data/public/create',
      headers: { 'content-type': 'application/json' },
      // As a machine may write it, which JSON.stringify never does.
      payload: `{"formKey":"${formKey}","version":1,"clientSubmissionId":"${randomUUID()}","answers":{"q1":"${'a'.repeat(2001)}","q2":1e400,"q3":{"ids":["yes"],"other":"${'b'.repeat(501)}"}}}`,
    })
    expect(response.json()).toMatchObject({
      code: 510,
      data: {
        issues: {
          q1: [{ code: 'input.tooLong', params: { count: 2000 } }],
          q2: [{ code: 'number.tooLarge', params: { max: 999_999_999_999_999 } }],
          q3: [{ code: 'radio.otherTooLong', params: { count: 500 } }],
        },
      },
    })
    expect(await rowsOf(formKey)).toEqual([])
  })

  it('drops answers to hidden, unknown and display questions and records it', async () => {
    const formKey = await published(
      server,
      lin,
      [radio('q1', ['yes', 'no']), input('q2'), input('secret', { hidden: true })],
      [
        {
          id: 'r1',
          relation: 'AND',
          conditionList: [{ formItemId: 'q1', expression: 'eq', optionValue: 'yes' }],
          triggerList: [{ formItemId: 'q2', type: 'show' }],
        },
      ],
    )
    const { data } = await submit(server, formKey, { q1: { ids: ['no'] }, q2: 'x', secret: 'x', foreign: 'x' })
    const details = (await call(server, 'GET', `/user/form/data/details/${data.id}`, { as: lin })).data
    expect(details.answers).toEqual({ q1: { ids: ['no'] } })
    expect(details.dropped).toHaveLength(3)
    expect(details.dropped).toEqual(
      expect.arrayContaining([
        { questionId: 'q2', reason: 'hidden' },
        { questionId: 'secret', reason: 'hidden' },
        { questionId: 'foreign', reason: 'unknown' },
      ]),
    )
  })

  it('refuses a choice that does not exist', async () => {
    const formKey = await published(server, lin, [radio('q1', ['a', 'b'])])
    expect(await submit(server, formKey, { q1: { ids: ['c'] } })).toMatchObject({
      code: 510,
      data: { reason: 'issues' },
    })
  })

  it('takes no server-owned field from the body', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const sent = {
      id: '1',
      formId: '999',
      serialNumber: 77,
      submittedAt: '2000-01-01T00:00:00Z',
      userId: lin.id,
      createdBy: lin.id,
      ip: '6.6.6.6',
      revision: 9,
      status: 2,
      dropped: [],
    }
    const { data } = await submit(server, formKey, { q1: 'a' }, sent)
    expect(data.serialNumber).toBe(1)
    const [row] = await rowsOf(formKey)
    expect(row).toMatchObject({ created_by: null, ip: '127.0.0.1', revision: 1, dropped: null })
    expect(row?.submitted_at.getFullYear()).toBeGreaterThan(2020)
  })

  it('knows who is signed in', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await call(server, 'POST', '/user/form/data/public/create', {
      as: lin,
      body: { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } },
    })
    expect((await rowsOf(formKey))[0]?.created_by).toBe(lin.id)
  })

  it('takes a record under somebody’s own name, and from no stranger', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const create = (as?: TestPerson) =>
      call(server, 'POST', '/user/form/data/create', {
        ...(as && { as }),
        body: { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } },
      })
    expect((await create()).code).toBe(401)
    expect((await create(lin)).code).toBe(200)
    expect((await rowsOf(formKey)).map(({ created_by }) => created_by)).toEqual([lin.id])
  })

  it('keeps text that PostgreSQL cannot store, without what it cannot store', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const text = 'a\u0000b\ud800c\\u0000😀'
    expect((await submit(server, formKey, { q1: text })).code).toBe(200)
    expect((await rowsOf(formKey))[0]?.answers).toEqual({ q1: 'ab\ufffdc\\u0000😀' })
  })

  it('accepts answers under an earlier version, and none under a version that never was', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await redraft(server, lin, formKey, definitionOf([input('q2', { required: true })]))
    await publish(server, lin, formKey)
    expect((await submit(server, formKey, { q1: 'old page' }, { version: 1 })).code).toBe(200)
    expect((await submit(server, formKey, { q2: 'new page' }, { version: 2 })).code).toBe(200)
    expect(await submit(server, formKey, { q2: 'x' }, { version: 3 })).toMatchObject({
      code: 510,
      data: { reason: 'version' },
    })
    expect((await rowsOf(formKey)).map(({ version }) => version)).toEqual([1, 2])
  })

  it('accepts an earlier version for a day after it was followed by another, then asks for the new one', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const clientSubmissionId = randomUUID()
    const first = await submit(server, formKey, { q1: 'in time' }, { version: 1, clientSubmissionId })
    await redraft(server, lin, formKey, definitionOf([input('q2', { required: true })]))
    await publish(server, lin, formKey)
    // Versions are never changed, so the test goes round the guard.
    await sql`alter table form_version disable trigger user`.execute(server.db)
    const age = (hours: number) =>
      sql`update form_version set published_at = now() - make_interval(hours => ${hours})
        where version = 2 and form_id = (select id from form where form_key = ${formKey})`.execute(server.db)
    await age(23)
    expect((await submit(server, formKey, {}, { version: 1 })).code).toBe(200)
    await age(25)
    expect(await submit(server, formKey, {}, { version: 1 })).toMatchObject({ code: 510, data: { reason: 'version' } })
    expect((await submit(server, formKey, { q2: 'x' }, { version: 2 })).code).toBe(200)
    // What was stored in time is still answered as it was.
    const again = await submit(server, formKey, { q1: 'in time' }, { version: 1, clientSubmissionId })
    expect(again.data).toEqual(first.data)
    await sql`alter table form_version enable trigger user`.execute(server.db)
  })

  it('refuses what no page of the form sends before it is judged: strange answers, depth, and length', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const strangers = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, 'x']))
    const nested = (depth: number): Json => (depth === 0 ? 'x' : [nested(depth - 1)])
    const refused = { code: 500, data: { place: 'body' } }
    expect(await submit(server, formKey, strangers(102))).toMatchObject({ ...refused, msg: '参数 answers 不正确' })
    expect((await submit(server, formKey, strangers(101))).code).toBe(200)
    expect(await submit(server, formKey, { q1: nested(20) })).toMatchObject({ ...refused, msg: '参数 answers 不正确' })
    expect((await submit(server, formKey, { x: nested(19) })).code).toBe(200)
    expect(await submit(server, formKey, { q1: 'x'.repeat(257 * 1024) })).toMatchObject({
      ...refused,
      msg: '请求内容过大',
    })
    // A long form takes long answers.
    const long = await published(
      server,
      lin,
      Array.from({ length: 40 }, (_, n) => input(`q${n}`)),
    )
    expect((await submit(server, long, { strange: 'x'.repeat(257 * 1024) })).code).toBe(200)
  })

  it('an unknown form is not found', async () => {
    expect((await submit(server, 'nothere1', {})).code).toBe(404)
  })
})

describe('the same submission again', () => {
  it('50 parallel copies make one row and 50 equal replies', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const clientSubmissionId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => submit(server, formKey, { q1: 'a' }, { clientSubmissionId })),
    )
    expect(new Set(replies.map(({ response }) => response.body)).size).toBe(1)
    expect(replies[0]?.code).toBe(200)
    expect(await rowsOf(formKey)).toHaveLength(1)
    const later = await submit(server, formKey, { q1: 'a' }, { clientSubmissionId })
    expect(later.response.body).toBe(replies[0]?.response.body)
  })

  it('copies sent to two processes make one row and equal replies', async () => {
    const { buildApp } = await import('../../app.ts')
    const app = await buildApp(server.deps)
    await app.ready()
    try {
      const formKey = await published(server, lin, [input('q1')])
      for (let round = 0; round < 20; round++) {
        const body = { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: String(round) } }
        const path = '/user/form/data/public/create'
        const replies = await Promise.all([
          call(server, 'POST', path, { body }),
          call({ app }, 'POST', path, { body }),
          call({ app }, 'POST', path, { body }),
        ])
        expect(new Set(replies.map(({ response }) => response.body)).size).toBe(1)
        expect(replies[0]?.code).toBe(200)
      }
      expect(await rowsOf(formKey)).toHaveLength(20)
    } finally {
      await app.close()
    }
  })

  it('other content under a taken id is refused, at once and later', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const clientSubmissionId = randomUUID()
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        submit(server, formKey, { q1: `text ${index % 2}` }, { clientSubmissionId }),
      ),
    )
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(10)
    expect(replies.filter(({ data }) => data?.reason === 'conflict')).toHaveLength(10)
    expect(await submit(server, formKey, { q1: 'third' }, { clientSubmissionId })).toMatchObject({
      code: 510,
      data: { reason: 'conflict' },
    })
    expect(await rowsOf(formKey)).toHaveLength(1)
  })

  it('is answered from what is stored even after the form has stopped', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const clientSubmissionId = randomUUID()
    const first = await submit(server, formKey, { q1: 'a' }, { clientSubmissionId })
    await call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } })
    expect((await submit(server, formKey, { q1: 'a' }, { clientSubmissionId })).data).toEqual(first.data)
    expect(await submit(server, formKey, { q1: 'a' })).toMatchObject({ code: 510, data: { reason: 'stopped' } })
  })

  it('belongs to one form', async () => {
    const [a, b] = [await published(server, lin, [input('q1')]), await published(server, lin, [input('q1')])]
    const clientSubmissionId = randomUUID()
    expect((await submit(server, a, { q1: 'a' }, { clientSubmissionId })).code).toBe(200)
    expect((await submit(server, b, { q1: 'other' }, { clientSubmissionId })).code).toBe(200)
  })
})

describe('many at once', () => {
  it('500 good and bad ones: every good one stored once, numbered without gaps', async () => {
    const formKeys = await Promise.all([1, 2, 3].map(() => published(server, lin, [input('q1', { required: true })])))
    const sent = Array.from({ length: 500 }, (_, index) => ({
      formKey: formKeys[index % 3] ?? '',
      isGood: index % 5 !== 0,
      text: `answer ${index}`,
    }))
    const replies = await Promise.all(
      sent.map(({ formKey, isGood, text }) => submit(server, formKey, isGood ? { q1: text } : {})),
    )
    for (const [index, { isGood }] of sent.entries()) expect(replies[index]?.code).toBe(isGood ? 200 : 510)
    for (const formKey of formKeys) {
      const own = sent.flatMap((each, index) => (each.formKey === formKey && each.isGood ? [index] : []))
      const rows = await rowsOf(formKey)
      expect(rows.map(({ serial_number }) => Number(serial_number))).toEqual(own.map((_, index) => index + 1))
      expect(new Set(rows.map(({ answers }) => asStored({ answers, answerSteps: null }).q1))).toEqual(
        new Set(own.map((index) => sent[index]?.text)),
      )
      for (const index of own) {
        const stored = rows.find(({ id }) => id === replies[index]?.data.id)
        expect(stored).toMatchObject({
          answers: { q1: sent[index]?.text },
          serial_number: String(replies[index]?.data.serialNumber),
        })
      }
    }
  })

  it('a row the database refuses does not take its neighbours along', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await server.database.pool.query(
      `alter table submission add constraint no_poison check (answers ->> 'q1' is distinct from 'poison')`,
    )
    try {
      const replies = await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          submit(server, formKey, { q1: index === 30 ? 'poison' : `text ${index}` }),
        ),
      )
      expect(replies.map(({ code }, index) => (index === 30 ? code === 500 : code === 200))).not.toContain(false)
      expect(await rowsOf(formKey)).toHaveLength(59)
    } finally {
      await server.database.pool.query('alter table submission drop constraint no_poison')
    }
  })

  it('a form that stops meanwhile: everything acknowledged is stored, nothing else', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const replies: ReturnType<typeof submit>[] = []
    const send = (count: number) => {
      for (let index = 0; index < count; index++)
        replies.push(submit(server, formKey, { q1: `text ${replies.length}` }))
    }
    send(40)
    await replies[0]
    let hasStopped = false
    const stopping = call(server, 'POST', '/user/form/stop', { as: lin, body: { formKey } }).finally(() => {
      hasStopped = true
    })
    while (!hasStopped) {
      send(5)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    send(5)
    expect((await stopping).code).toBe(200)
    const answered = await Promise.all(replies)
    const acknowledged = answered.filter(({ code }) => code === 200)
    const refused = answered.filter(({ data }) => data?.reason === 'stopped')
    const rows = await rowsOf(formKey)
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(acknowledged.map(({ data }) => data.id)))
    expect(acknowledged.length + refused.length).toBe(answered.length)
    expect(refused.length).toBeGreaterThanOrEqual(5)
    expect(await submit(server, formKey, { q1: 'late' })).toMatchObject({ data: { reason: 'stopped' } })
  })
})

describe('records', () => {
  it('are paged from 0, newest first', async () => {
    const formKey = await published(server, lin, [input('q1')])
    for (const q1 of ['a', 'b', 'c']) await submit(server, formKey, { q1 })
    const page = async (current: number) =>
      (await call(server, 'POST', '/user/form/data/query', { as: lin, body: { formKey, current, size: 2 } })).data
    expect((await page(0)).rows.map(({ serialNumber }: { serialNumber: number }) => serialNumber)).toEqual([3, 2])
    expect((await page(1)).rows.map(({ serialNumber }: { serialNumber: number }) => serialNumber)).toEqual([1])
    expect(await page(1)).toMatchObject({ total: 3, pages: 2, current: 1 })
  })

  it('are changed under their own version, by revision, and judged again', async () => {
    const formKey = await published(server, lin, [input('q1', { required: true })])
    const { data } = await submit(server, formKey, { q1: 'before' })
    await redraft(server, lin, formKey, definitionOf([input('q9', { required: true })]))
    await publish(server, lin, formKey)
    const update = (revision: number, answers: Record<string, string>) =>
      call(server, 'POST', '/user/form/data/update', { as: lin, body: { dataId: data.id, revision, answers } })
    const changedBy = async () =>
      (await call(server, 'GET', `/user/form/data/details/${data.id}`, { as: lin })).data.changedBy
    expect(await update(1, {})).toMatchObject({
      code: 510,
      data: { reason: 'issues', issues: { q1: [{ code: 'required' }] } },
    })
    expect(await changedBy()).toBe('')
    expect(await update(1, { q1: 'after', q9: 'not of this version' })).toMatchObject({
      code: 200,
      data: { revision: 2 },
    })
    expect(await update(1, { q1: 'too late' })).toMatchObject({ code: 510, data: { reason: 'conflict' } })
    const [row] = await rowsOf(formKey)
    expect(row).toMatchObject({ answers: { q1: 'after' }, version: 1, revision: 2, updated_by: lin.id })
    expect(await changedBy()).toBe(lin.userName)
  })

  it('are changed once more when the answer to a change was lost', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const { data } = await submit(server, formKey, { q1: 'before' })
    const update = (revision: number, text: string, attempt: { id: string; unanswered: string[] }) =>
      call(server, 'POST', '/user/form/data/update', {
        as: lin,
        body: { dataId: data.id, revision, answers: { q1: text }, attempt },
      })
    expect((await update(1, 'after', { id: 'attempt-1', unanswered: [] })).code).toBe(200)
    expect((await update(1, 'again', { id: 'attempt-2', unanswered: ['attempt-1'] })).data).toEqual({ revision: 3 })
    expect((await update(3, 'another’s', { id: 'of-another', unanswered: [] })).code).toBe(200)
    const late = await update(3, 'too late', { id: 'attempt-3', unanswered: ['attempt-2'] })
    expect(late).toMatchObject({ code: 510, data: { reason: 'conflict' } })
    expect((await rowsOf(formKey))[0]).toMatchObject({ answers: { q1: 'another’s' }, revision: 4 })
  })

  it('are deleted only from the form that is named', async () => {
    const [a, b] = [await published(server, lin, [input('q1')]), await published(server, lin, [input('q1')])]
    const own = (await submit(server, a, { q1: 'a' })).data.id
    const foreign = (await submit(server, b, { q1: 'b' })).data.id
    const { data } = await call(server, 'POST', `/user/form/data/delete/${a}`, {
      as: lin,
      body: { ids: [own, foreign] },
    })
    expect(data).toEqual({ deleted: 1 })
    expect((await records(server, lin, a)).data.total).toBe(0)
    expect((await records(server, lin, b)).data.total).toBe(1)
  })

  it("somebody else's record is not found", async () => {
    const stranger = await createPerson(server.db, 'creator')
    const formKey = await published(server, lin, [input('q1')])
    const { id } = (await submit(server, formKey, { q1: 'a' })).data
    expect((await call(server, 'GET', `/user/form/data/details/${id}`, { as: stranger })).code).toBe(404)
    const body = { dataId: id, revision: 1, answers: { q1: 'x' } }
    expect((await call(server, 'POST', '/user/form/data/update', { as: stranger, body })).code).toBe(404)
  })
})
