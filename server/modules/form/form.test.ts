import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createForm, definitionOf, input, publish, published, radio, records, redraft, submit } from './testing.ts'

let server: TestServer
let lin: TestPerson
let other: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  other = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const post = (path: string, body: unknown, as: TestPerson | null = lin) => call(server, 'POST', path, { as, body })
const get = (path: string, as: TestPerson | null = lin) => call(server, 'GET', path, { as })

describe('forms', () => {
  it('are created, listed, renamed, copied', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1')]), '第一张表单')
    const list = await get('/user/form/page?name=第一张')
    expect(list.data).toMatchObject({ total: 1, current: 1, size: 20, pages: 1 })
    expect(list.data.records).toEqual(list.data.rows)
    expect(list.data.rows[0]).toMatchObject({
      formKey,
      name: '第一张表单',
      status: 1,
      statusDesc: '未发布',
      publishedVersion: null,
      hasUnpublishedChanges: true,
      answerCount: 0,
    })
    expect((await post('/user/form/update', { formKey, name: '新名字' })).code).toBe(200)
    expect((await get(`/user/form/draft/${formKey}`)).data).toMatchObject({
      revision: 2,
      definition: { title: { 'zh-cn': '新名字', en: 'Test form' } },
    })
    expect((await get(`/user/form/${formKey}`)).data.name).toBe('新名字')

    const copy = await post('/user/form/copy', { formKey })
    const draft = (await get(`/user/form/draft/${copy.data.formKey}`)).data
    expect(draft.definition.title['zh-cn']).toBe('新名字（副本）')
    expect(draft.definition.questions[0].id).toMatch(/^[0-9A-Za-z]{6}$/)
    expect(draft).toMatchObject({ revision: 1, publishedVersion: null, status: 1 })
  })

  it('a copy follows its own ids in rules, pipes and options', async () => {
    const definition = definitionOf(
      [radio('color1', ['red001', 'blue01']), input('name01', { title: { 'zh-cn': '为什么是{{q:color1}}？red001' } })],
      [
        {
          id: 'rule01',
          relation: 'AND',
          conditionList: [{ formItemId: 'color1', expression: 'eq', optionValue: 'red001' }],
          triggerList: [{ formItemId: 'name01', type: 'show' }],
        },
      ],
    )
    const formKey = await createForm(server, lin, definition)
    const copy = (await post('/user/form/copy', { formKey })).data.formKey
    const { questions, rules } = (await get(`/user/form/draft/${copy}`)).data.definition
    expect(questions[0].options.choices[0].id).not.toBe('red001')
    expect(questions[0].options.choices[0].label['zh-cn']).toBe('选项red001')
    expect(questions[1].title['zh-cn']).toBe(`为什么是{{q:${questions[0].id}}}？red001`)
    expect(rules[0]).toEqual({
      id: rules[0].id,
      relation: 'AND',
      conditionList: [
        { formItemId: questions[0].id, expression: 'eq', optionValue: questions[0].options.choices[0].id },
      ],
      triggerList: [{ formItemId: questions[1].id, type: 'show' }],
    })
    expect(rules[0].id).not.toBe('rule01')
    expect((await publish(server, lin, copy)).code).toBe(200)
  })

  it('a draft that someone else saved meanwhile is not overwritten', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1')]))
    const save = (baseRevision: number, id: string) =>
      post('/user/form/draft/save', { formKey, baseRevision, definition: definitionOf([input('q1'), input(id)]) })
    expect(await save(1, 'q2')).toMatchObject({ code: 200, data: { revision: 2, conflict: false } })
    expect(await save(1, 'q3')).toMatchObject({ code: 510, data: { revision: 2, conflict: true } })
    const draft = (await get(`/user/form/draft/${formKey}`)).data
    expect(draft.definition.questions.map(({ id }: { id: string }) => id)).toEqual(['q1', 'q2'])
  })

  it('a save whose answer was lost is gone on from, and one that arrives late overwrites nothing', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1')]))
    const save = (baseRevision: number, id: string, attempt: { id: string; unanswered: string[] }) =>
      post('/user/form/draft/save', {
        formKey,
        baseRevision,
        definition: definitionOf([input('q1'), input(id)]),
        attempt,
      })
    const [first, second, third] = ['attempt-1', 'attempt-2', 'attempt-3'] as const
    expect((await save(1, 'q2', { id: first, unanswered: [] })).code).toBe(200)
    expect(await save(1, 'q3', { id: second, unanswered: [first] })).toMatchObject({ code: 200, data: { revision: 3 } })
    expect((await save(1, 'q2', { id: first, unanswered: [] })).code, 'the first one, once more').toBe(510)
    const draft = (await get(`/user/form/draft/${formKey}`)).data
    expect(draft.definition.questions.map(({ id }: { id: string }) => id)).toEqual(['q1', 'q3'])

    expect((await save(3, 'q4', { id: 'of-another', unanswered: [] })).code).toBe(200)
    const late = await save(3, 'q5', { id: third, unanswered: [first, second] })
    expect(late, 'somebody else has saved since').toMatchObject({ code: 510, data: { revision: 4 } })
  })

  it('an invalid draft is saved with findings and cannot be published', async () => {
    const broken = definitionOf([input('q1'), { ...radio('q2', ['a']), options: { choices: 'none' } }])
    const formKey = await createForm(server, lin, definitionOf([input('q1')]))
    const saved = await redraft(server, lin, formKey, broken)
    expect(saved.code).toBe(200)
    expect(saved.data.findings).toContainEqual({ severity: 'error', code: 'question.invalidOptions', questionId: 'q2' })
    const refused = await publish(server, lin, formKey)
    expect(refused.code).toBe(510)
    expect(refused.data.findings).toContainEqual({
      severity: 'error',
      code: 'question.invalidOptions',
      questionId: 'q2',
    })
    expect((await get(`/user/form/details/${formKey}`, null)).code).toBe(404)
  })

  it('an empty form cannot be published', async () => {
    const formKey = await createForm(server, lin, definitionOf([]))
    const refused = await publish(server, lin, formKey)
    expect(refused).toMatchObject({ code: 510, data: { findings: [{ code: 'form.noQuestions' }] } })
  })

  it('ids are remembered for ever', async () => {
    const formKey = await createForm(server, lin, definitionOf([radio('q1', ['aa0001', 'aa0002']), input('q2')]))
    await redraft(server, lin, formKey, definitionOf([input('q2')]))
    const { usedIds } = (await get(`/user/form/draft/${formKey}`)).data
    expect([...usedIds].sort()).toEqual(['aa0001', 'aa0002', 'q1', 'q2'])
    expect((await post('/user/form/item/create', { formKey, question: input('q1') })).code).toBe(500)
    expect((await post('/user/form/item/create', { formKey, question: input('q3') })).code).toBe(200)
  })

  it('an id with answers does not come back as another type of question', async () => {
    const formKey = await published(server, lin, [input('q1'), input('q2')])
    await redraft(server, lin, formKey, definitionOf([input('q2')]))
    await publish(server, lin, formKey)
    await redraft(server, lin, formKey, definitionOf([radio('q1', ['a']), input('q2')]))
    expect((await publish(server, lin, formKey)).data.findings).toEqual([
      { severity: 'error', code: 'question.idReused', questionId: 'q1' },
    ])
    await redraft(server, lin, formKey, definitionOf([input('q1'), input('q2')]))
    expect((await publish(server, lin, formKey)).data).toEqual({ version: 3 })
  })

  it('single items are added, replaced, moved and removed', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1'), input('q2')]))
    const ids = async () => (await get(`/user/form/item/list?key=${formKey}`)).data.map(({ id }: { id: string }) => id)
    await post('/user/form/item/create', { formKey, question: input('q3'), afterId: 'q1' })
    await post('/user/form/item/batch/create', { formKey, questions: [input('q4'), input('q5')] })
    expect(await ids()).toEqual(['q1', 'q3', 'q2', 'q4', 'q5'])
    await post('/user/form/item/sort', { formKey, formItemId: 'q5', afterPosition: 0 })
    await post('/user/form/item/delete', { formKey, formItemId: 'q2' })
    await post('/user/form/item/update', { formKey, question: input('q1', { title: { 'zh-cn': '改' } }) })
    expect(await ids()).toEqual(['q5', 'q1', 'q3', 'q4'])
    expect((await get(`/user/form/item/list?key=${formKey}`)).data[1].title).toEqual({ 'zh-cn': '改' })
    expect((await post('/user/form/item/delete', { formKey, formItemId: 'q2' })).code).toBe(404)
  })

  it('somebody else sees nothing of them', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1')]), '私有')
    expect((await get(`/user/form/${formKey}`, other)).code).toBe(404)
    expect((await get('/user/form/page?name=私有', other)).data.total).toBe(0)
    expect((await post('/user/form/publish', { formKey }, other)).code).toBe(404)
  })
})

describe('publishing', () => {
  it('freezes versions; an unchanged draft makes no new one', async () => {
    const formKey = await published(server, lin, [input('q1')])
    expect((await publish(server, lin, formKey)).data).toEqual({ version: 1 })
    expect((await get(`/user/form/${formKey}`)).data).toMatchObject({ status: 2, hasUnpublishedChanges: false })
    // A page break is no question.
    const fold = { ...input('fold'), type: 'pagination', options: { nextLabel: {}, backLabel: {} } }
    await redraft(server, lin, formKey, definitionOf([input('q1'), fold, input('q2')]))
    expect((await get(`/user/form/${formKey}`)).data.hasUnpublishedChanges).toBe(true)
    expect((await publish(server, lin, formKey)).data).toEqual({ version: 2 })
    expect((await get(`/user/form/version/${formKey}/1`)).data.definition.questions).toHaveLength(1)
    const versions = (await get(`/user/form/version/list?formKey=${formKey}`)).data
    expect(versions).toMatchObject([
      { version: 2, questionCount: 2, publishedBy: lin.userName },
      { version: 1, questionCount: 1 },
    ])
    const row = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirstOrThrow()
    await expect(
      server.db.updateTable('form_version').set({ version: 9 }).where('form_id', '=', row.id).execute(),
    ).rejects.toThrow(/immutable/)
  })

  it('publishes what the author saw, or nothing', async () => {
    const formKey = await createForm(server, lin, definitionOf([input('q1')]))
    await redraft(server, lin, formKey, definitionOf([input('q2')]))
    expect(await post('/user/form/publish', { formKey, revision: 1 })).toMatchObject({
      code: 510,
      data: { revision: 2 },
    })
    expect(await post('/user/form/publish', { formKey, revision: 2 })).toMatchObject({ code: 200 })
  })

  it('the public form leaves hidden questions out', async () => {
    const formKey = await published(server, lin, [input('q1'), input('secret', { hidden: true })])
    const { data, response } = await get(`/user/form/details/${formKey}`, null)
    expect(data).toMatchObject({
      formKey,
      state: 'open',
      version: 1,
      traits: { input: { collects: true, flow: 'none' } },
    })
    expect(data.definition.questions.map(({ id }: { id: string }) => id)).toEqual(['q1'])
    expect(response.body).not.toContain('secret')
  })

  it('stops, resumes, recycles and restores', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const state = async () => (await get(`/user/form/details/${formKey}`, null)).data
    expect((await post('/user/form/stop', { formKey })).code).toBe(200)
    expect(await state()).toMatchObject({ state: 'stopped', definition: null })
    expect(await submit(server, formKey, { q1: 'a' })).toMatchObject({ code: 510, data: { reason: 'stopped' } })
    expect((await post('/user/form/resume', { formKey })).code).toBe(200)
    expect(await state()).toMatchObject({ state: 'open' })
    expect((await post('/user/form/delete', { formKey })).code).toBe(200)
    expect((await get(`/user/form/details/${formKey}`, null)).code).toBe(404)
    expect((await submit(server, formKey, { q1: 'a' })).code, 'the same to who submits as to who opens').toBe(404)
    expect((await get('/user/form/recycle/page')).data.rows).toContainEqual(expect.objectContaining({ formKey }))
    expect((await get(`/user/form/${formKey}`)).code).toBe(404)
    expect((await post('/user/form/recycle/restore', { formKey })).code).toBe(200)
    expect(await state()).toMatchObject({ state: 'open' })
  })

  it('two processes agree about a form that stops', async () => {
    const second = await createSecondProcess()
    try {
      const formKey = await published(server, lin, [input('q1')])
      const state = async () => (await call(second, 'GET', `/user/form/details/${formKey}`)).data.state
      expect(await state()).toBe('open')
      await post('/user/form/stop', { formKey })
      await expect.poll(state, { timeout: 3000 }).toBe('stopped')
    } finally {
      await second.app.close()
    }
  })

  it('counts views', async () => {
    const formKey = await published(server, lin, [input('q1')])
    await Promise.all(Array.from({ length: 20 }, () => post(`/user/form/data/view/${formKey}`, undefined, null)))
    expect((await get(`/user/form/report/stats?formKey=${formKey}`)).data.views).toBe(20)
  })
})

describe('purging', () => {
  it('takes versions, answers, counters and outbox along', async () => {
    const formKey = await published(server, lin, [input('q1')])
    const { id } = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirstOrThrow()
    for (const q1 of ['a', 'b', 'c']) expect((await submit(server, formKey, { q1 })).code).toBe(200)
    expect((await records(server, lin, formKey)).data.total).toBe(3)
    await get(`/user/form/report/stats?formKey=${formKey}`)
    expect((await submit(server, formKey, { q1: 'late' })).code).toBe(200)

    const purge = (confirmName: string) => post('/user/form/recycle/delete', { formKey, confirmName })
    expect((await purge('测试表单')).code).toBe(404)
    await post('/user/form/delete', { formKey })
    expect((await purge('另一个')).code).toBe(500)
    expect((await purge('测试表单')).code).toBe(200)
    for (const table of ['form_version', 'submission', 'answer_value', 'answer_count', 'outbox'] as const) {
      const rows = await server.db.selectFrom(table).select('form_id').where('form_id', '=', id).execute()
      expect(rows, table).toEqual([])
    }
    expect(await server.db.selectFrom('form').select('id').where('id', '=', id).execute()).toEqual([])
  })
})

const createSecondProcess = async (): Promise<Pick<TestServer, 'app'>> => {
  const { buildApp } = await import('../../app.ts')
  const app = await buildApp(server.deps)
  await app.ready()
  return { app }
}
