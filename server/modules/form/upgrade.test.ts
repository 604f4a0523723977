// What an earlier build stored, read by this one: a type whose options and answers have changed since, everywhere.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyQuestionType, TypeStep } from '#sdk'
import type { Json } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { definitions } from '../../plugins/question-types.ts'
import { exportForm } from '../export/service.ts'
import { fileUrl } from '../file/service.ts'
import { recount } from '../statistics/projector.ts'
import { recountType } from '../statistics/repository.ts'
import { createCompiledForms } from './compiled-forms.ts'
import { insertStoredForm } from './stored-testing.ts'
import { definitionOf, publish, question, records, redraft, submit } from './testing.ts'

/** The rating as if it once had said `most`, which its schema would have dropped, and had stored `{ stars }`. */
const steps: readonly TypeStep[] = [
  { name: 'most-to-max', options: ({ most, ...rest }) => ({ ...rest, max: most ?? null }) },
  { name: 'bare-number', answer: (answer) => Number(Object(answer).stars) },
]
const types = definitions as Map<string, AnyQuestionType>
const rate = types.get('rate')

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  if (!rate) throw new Error('This test needs the rating.')
  types.set('rate', { ...rate, steps })
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(async () => {
  if (rate) types.set('rate', rate)
  await server.close()
})

const then = { most: 8, allowHalf: false, icon: 'star', levels: [] }
const now = { max: 8, allowHalf: false, icon: 'star', levels: [] }
const oldForm = (): Json => {
  const { mode: _, ...form } = definitionOf([question('q1', 'rate', then)])
  return JSON.parse(JSON.stringify({ ...form, format: 1 }))
}
const store = (answers: readonly Json[] = [{ q1: { stars: 7 } }]) =>
  insertStoredForm(server, lin, { definition: oldForm(), records: answers.map((each) => ({ answers: each })) })
const get = async (path: string) => (await call(server, 'GET', path, { as: lin })).data

describe('a definition stored by an earlier build', () => {
  it('is brought up to date wherever it is read: draft, version, items, fields, public page', async () => {
    const { formKey } = await store()
    const current = { format: 2, mode: { id: 'survey' }, questions: [{ options: now, step: 2 }] }
    expect((await get(`/user/form/draft/${formKey}`)).definition).toMatchObject(current)
    expect((await get(`/user/form/version/${formKey}/1`)).definition).toMatchObject(current)
    expect((await get(`/user/form/details/${formKey}`)).definition).toMatchObject(current)
    expect((await get(`/user/form/item/list?key=${formKey}`))[0].options).toEqual(now)
    expect((await get(`/user/form/item/fields/${formKey}`))[0].question.options).toEqual(now)
    expect(await get(`/user/form/version/list?formKey=${formKey}`)).toMatchObject([{ questionCount: 1 }])
  })

  it('is brought up to date in a template, in its card and in a form made of it', async () => {
    const { formKey } = await store()
    const fields = { name: 'T', description: '', category: 'office', isPublic: false }
    const made = await call(server, 'POST', '/form/template/create', { as: lin, body: { formKey, ...fields } })
    expect(made).toMatchObject({ code: 200 })
    const { templateKey } = made.data
    await server.db
      .updateTable('form_template')
      .set({ definition: JSON.stringify(oldForm()) })
      .where('template_key', '=', templateKey)
      .execute()
    const template = await get(`/form/template/details/${templateKey}`)
    expect(template.definition.questions[0].options).toEqual(now)
    expect(template.opening.questions).toMatchObject([{ type: 'rate', options: now }])
    const { data } = await call(server, 'POST', '/user/form/use-template/create', { as: lin, body: { templateKey } })
    expect((await get(`/user/form/draft/${data.formKey}`)).definition.questions[0].options).toEqual(now)
  })

  it('loses no member that was renamed when its draft is saved, and is the same version when nothing else changed', async () => {
    const { formKey } = await store()
    const { definition } = await get(`/user/form/draft/${formKey}`)
    await redraft(server, lin, formKey, definition)
    expect((await get(`/user/form/draft/${formKey}`)).definition.questions[0]).toMatchObject({ options: now, step: 2 })
    expect((await publish(server, lin, formKey)).data).toEqual({ version: 1 })
  })

  it('may still be sent by a tab that was open before', async () => {
    const { formKey } = await store()
    const saved = await call(server, 'POST', '/user/form/draft/save', {
      as: lin,
      body: { formKey, baseRevision: 1, definition: oldForm() },
    })
    expect(saved).toMatchObject({ code: 200, data: { findings: [] } })
    expect((await get(`/user/form/draft/${formKey}`)).definition.questions[0].options).toEqual(now)
  })
})

describe('answers stored by an earlier build', () => {
  it('are brought up to date in the table, the record, the export and the figures', async () => {
    const { formKey, formId, recordIds } = await store()
    expect((await records(server, lin, formKey)).data.records).toMatchObject([{ answers: { q1: 7 } }])
    expect(await get(`/user/form/data/details/${recordIds[0]}`)).toMatchObject({ answers: { q1: 7 } })
    const request = { formId, type: 'csv', ids: null, language: 'en' } as const
    const { content } = await exportForm(
      { db: server.db, forms: createCompiledForms({ db: server.db }), fileUrl },
      request,
    )
    let csv = ''
    for await (const chunk of content) csv += Buffer.from(chunk).toString()
    expect(csv.split('\r\n')[1]?.split(',')[2]).toBe('7')
    const [figures] = await get(`/user/form/report/analysis?formKey=${formKey}&language=en`)
    expect(figures.parts[0].numbers).toMatchObject({ count: 1, mean: 7 })
  })

  it('stand beside those given today, which have seen every step', async () => {
    const { formKey, recordIds } = await store()
    expect((await submit(server, formKey, { q1: 8 })).code).toBe(200)
    expect((await submit(server, formKey, { q1: { stars: 8 } })).code).toBe(510)
    expect((await records(server, lin, formKey)).data.records.map(({ answers }: { answers: Json }) => answers)).toEqual(
      [{ q1: 8 }, { q1: 7 }],
    )
    const changed = await call(server, 'POST', '/user/form/data/update', {
      as: lin,
      body: { dataId: recordIds[0], revision: 1, answers: { q1: 3 } },
    })
    expect(changed.code).toBe(200)
    expect(await get(`/user/form/data/details/${recordIds[0]}`)).toMatchObject({ answers: { q1: 3 } })
  })

  it('that no step can take, and those of types that are gone, stay as they were given', async () => {
    const odd = { q1: 'odd', gone1: { any: 1 } }
    const { formKey } = await store([odd])
    expect((await records(server, lin, formKey)).data.records).toMatchObject([{ answers: odd }])
  })

  it('are counted anew once, when a step has changed how they read', async () => {
    const { formKey, formId, recordIds } = await store()
    // As the earlier build counted them.
    const forms = createCompiledForms({ db: server.db })
    await server.db.transaction().execute(async (trx) => {
      const versionOf = async () => {
        const version = await forms.version(formId, 1)
        return version && { ...version, answersOf: () => ({ q1: 1 }) }
      }
      await recount(trx, { formId, ids: recordIds, versionOf })
    })
    await server.db.deleteFrom('outbox').where('form_id', '=', formId).execute()
    const mean = async () =>
      (await get(`/user/form/report/analysis?formKey=${formKey}&language=en`))[0].parts[0].numbers.mean
    expect(await mean()).toBe(1)
    const again = () => server.db.transaction().execute((trx) => recountType(trx, 'rate', steps.length))
    await server.db.deleteFrom('counted_step').execute()
    expect(await again()).toBe(true)
    expect(await mean()).toBe(7)
    expect(await again()).toBe(false)
  })
})
