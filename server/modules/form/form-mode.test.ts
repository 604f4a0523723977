// A form whose mode has keys: what it makes of answers reaches table, export and figures, and the keys reach nobody who
// fills it in. The mode is this test's own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineFormMode, defineModeView } from '#sdk'
import { defineModeJudge } from '#sdk/server'
import type { FormDefinition, Json } from '#shared/form/definition'
import type { ModeJudge, ModeView } from '#shared/form/form-mode'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { modeJudges, modes, modeViews } from '../../plugins/form-modes.ts'
import { exportForm } from '../export/service.ts'
import { fileUrl } from '../file/service.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { createForm, definitionOf, input, publish, radio, records, redraft, submit } from './testing.ts'

const quiz = defineFormMode({
  id: 'test-quiz',
  form: z.object({ minutes: z.int(), secret: z.string() }),
  question: z.object({ points: z.number(), key: z.string() }),
  defaults: { minutes: 10, secret: '' },
})
const view = defineModeView<typeof quiz>({
  form: ({ minutes }) => ({ minutes }),
  question: ({ points }) => ({ points }),
})
const judge = defineModeJudge<typeof quiz>()({
  outcome: (answers, { questions }) => ({
    score: Object.entries(questions).reduce(
      (sum, [id, { key, points }]) => sum + (JSON.stringify(answers[id] ?? null).includes(key) ? points : 0),
      0,
    ),
  }),
  facts: ({ score }) => [{ part: 'score', number: score }],
  columns: [{ title: { 'zh-cn': '得分', en: 'Score' }, cell: ({ score }) => score }],
})

const registered = { modes: modes as Map<string, typeof quiz>, views: modeViews, judges: modeJudges }
let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  registered.modes.set(quiz.id, quiz)
  // Joined by folder name in the registry, which erases what belongs together.
  ;(registered.views as Map<string, unknown>).set(quiz.id, view satisfies ModeView<never, never>)
  ;(registered.judges as Map<string, unknown>).set(quiz.id, judge as unknown as ModeJudge<never, never, never>)
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(async () => {
  registered.modes.delete(quiz.id)
  ;(registered.views as Map<string, unknown>).delete(quiz.id)
  ;(registered.judges as Map<string, unknown>).delete(quiz.id)
  await server.close()
})

const key = 'keyB42'
const exam = (): FormDefinition => ({
  ...definitionOf([radio('q1', ['keyA41', key]), input('q2', { hidden: true }), input('q3')]),
  mode: {
    id: quiz.id,
    form: { minutes: 30, secret: 'only-the-author' },
    questions: {
      q1: { points: 5, key: 'key-of-question-one' },
      q2: { points: 1, key: 'key-of-question-two' },
      gone: { points: 9, key: 'x' },
    },
  },
})
const opened = async (definition = exam()): Promise<string> => {
  const formKey = await createForm(server, lin, definition)
  expect((await publish(server, lin, formKey)).code).toBe(200)
  return formKey
}
const scored = (): FormDefinition => {
  const form = exam()
  return { ...form, mode: { ...form.mode, questions: { q1: { points: 5, key }, q3: { points: 2, key: 'yes' } } } }
}

describe('a form of a mode', () => {
  it('shows a respondent what the mode shows and not one byte of the rest', async () => {
    const formKey = await opened()
    const reply = await server.app.inject({ method: 'GET', url: `/sapi/user/form/details/${formKey}` })
    const { mode } = reply.json().data.definition
    expect(mode).toEqual({ id: quiz.id, form: { minutes: 30 }, questions: { q1: { points: 5 } } })
    for (const secret of ['only-the-author', 'key-of-question-one', 'key-of-question-two'])
      expect(reply.rawPayload.includes(secret), secret).toBe(false)
  })

  it('shows nothing where its mode has no view, fails, or is not installed', async () => {
    const formKey = await opened()
    const seen = async () => {
      // Another version, so that it is compiled anew.
      await redraft(server, lin, formKey, { ...exam(), title: { 'zh-cn': String(Math.random()) } })
      await publish(server, lin, formKey)
      return (await call(server, 'GET', `/user/form/details/${formKey}`)).data.definition.mode
    }
    const views = registered.views as Map<string, unknown>
    views.set(quiz.id, { form: () => Object(null).of.nothing, question: () => Object(null).of.nothing })
    expect(await seen()).toEqual({ id: quiz.id, form: {}, questions: {} })
    views.delete(quiz.id)
    expect(await seen()).toEqual({ id: quiz.id, form: {}, questions: {} })
    views.set(quiz.id, view)
  })

  it('keeps settings of its schema and of questions there are, and cannot be published with others', async () => {
    const formKey = await createForm(server, lin, exam())
    const draft = await call(server, 'GET', `/user/form/draft/${formKey}`, { as: lin })
    expect(Object.keys(draft.data.definition.mode.questions)).toEqual(['q1', 'q2'])
    const wrong = { ...exam(), mode: { ...exam().mode, questions: { q1: { points: 'many' } } } }
    expect((await redraft(server, lin, formKey, wrong)).data.findings).toMatchObject([
      { code: 'mode.invalidSettings', questionId: 'q1' },
    ])
    const unknown = { ...exam(), mode: { id: 'nobodys', form: { any: 1 }, questions: {} } }
    expect((await redraft(server, lin, formKey, unknown)).data.findings).toMatchObject([{ code: 'mode.unknown' }])
    expect((await publish(server, lin, formKey)).code).toBe(510)
  })

  it('is copied with the settings of its questions, whose keys follow the new ids', async () => {
    const formKey = await createForm(server, lin, scored())
    const { data } = await call(server, 'POST', '/user/form/copy', { as: lin, body: { formKey } })
    const { definition } = (await call(server, 'GET', `/user/form/draft/${data.formKey}`, { as: lin })).data
    const [first] = definition.questions
    expect(definition.mode.questions[first.id]).toEqual({ points: 5, key: first.options.choices[1].id })
  })
})

describe('what a mode makes of answers', () => {
  it('stands in the record, the table, the export and the figures, and follows a correction', async () => {
    const formKey = await opened(scored())
    const sent = await submit(server, formKey, { q1: { ids: [key] }, q3: 'yes' })
    expect(sent.code).toBe(200)
    expect(JSON.stringify(sent)).not.toContain('score')
    await submit(server, formKey, { q1: { ids: ['keyA41'] } })
    const rows: { outcome: Json }[] = (await records(server, lin, formKey)).data.records
    expect(rows.map(({ outcome }) => outcome)).toEqual([{ score: 0 }, { score: 7 }])
    const figures = async () =>
      (await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: lin })).data.outcome
    expect(await figures()).toMatchObject([{ part: 'score', numbers: { count: 2, sum: 7, max: 7 } }])

    const { id } = await server.db
      .selectFrom('form')
      .select('id')
      .where('form_key', '=', formKey)
      .executeTakeFirstOrThrow()
    const request = { formId: id, type: 'csv', ids: null, language: 'en' } as const
    let csv = ''
    for await (const chunk of (
      await exportForm({ db: server.db, forms: createCompiledForms({ db: server.db }), fileUrl }, request)
    ).content)
      csv += Buffer.from(chunk).toString()
    expect(csv.split('\r\n').map((line) => line.split(',')[2])).toEqual(['Score', '7', '0', undefined])

    const body = { dataId: sent.data.id, revision: 1, answers: { q1: { ids: ['keyA41'] }, q3: 'yes' } }
    expect((await call(server, 'POST', '/user/form/data/update', { as: lin, body })).code).toBe(200)
    expect(await figures()).toMatchObject([{ numbers: { count: 2, sum: 2, max: 2 } }])
  })

  it('is nothing in a survey, whose records say nothing of it', async () => {
    const formKey = await opened(definitionOf([input('q1')]))
    await submit(server, formKey, { q1: 'a' })
    const [row] = (await records(server, lin, formKey)).data.records
    expect(row).not.toHaveProperty('outcome')
    const { data } = await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: lin })
    expect(data.outcome).toEqual([])
  })
})
