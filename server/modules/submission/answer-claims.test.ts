// What a type's server half takes hold of while a record is stored: exactly as much as there is, by whomever, however fast.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { noIssues } from '#sdk'
import { defineServerHalf, type ServerHalf } from '#sdk/server'
import { createDatabase, type DatabaseClient } from '../../db/client.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { serverHalves } from '../../plugins/question-types.ts'
import { createCompiledForms } from '../form/compiled-forms.ts'
import { input, published, question, records, submit } from '../form/testing.ts'
import { pluginJob } from './plugin-jobs.ts'
import { createPluginServices } from './plugin-services.ts'
import { deleteStaleState, pluginState } from './plugin-state-repository.ts'

const stock = 3
const done: unknown[] = []
/** `a,b` takes one of `a` and one of `b`, in the order written: two may well wait for each other. */
const shop = defineServerHalf({
  claim: async (answer, { state, schedule }) => {
    for (const key of String(answer).split(','))
      if (!(await state.take(key, 1, stock))) return [{ code: 'input.soldOut', params: { key } }]
    await schedule('pack', { answer: String(answer) })
    return noIssues
  },
  release: async (answer, { state }) => {
    for (const key of String(answer).split(',')) await state.give(key, 1)
  },
  jobs: {
    pack: {
      payload: z.object({ answer: z.string() }),
      run: async (payload, { state }) => {
        done.push([payload, (await state.get('a')).amount])
      },
    },
  },
})

let server: TestServer
let lin: TestPerson
/** Another process, as far as the database can tell. */
let elsewhere: DatabaseClient
beforeAll(async () => {
  // The type of short texts has no server half of its own; for this file it keeps a shop.
  const halves = serverHalves as Map<string, ServerHalf<never>>
  halves.set('input', shop as ServerHalf<never>)
  server = await createTestServer()
  elsewhere = createDatabase({ connection: server.database.url, poolSize: 20 })
  lin = await createPerson(server.db, 'creator')
})
afterAll(async () => {
  await elsewhere.kysely.destroy()
  await server.close()
})

const formOf = async () => {
  const formKey = await published(server, lin, [input('q1')])
  const { id } = await server.db
    .selectFrom('form')
    .select('id')
    .where('form_key', '=', formKey)
    .executeTakeFirstOrThrow()
  const taken = async (key: string) => (await pluginState(server.db, { formId: id, questionId: 'q1' }).get(key)).amount
  return { formKey, formId: id, taken }
}

describe('counted stock', () => {
  it('is exact for two hundred takers through two pools of connections', async () => {
    const { formId } = await formOf()
    const at = [server.db, elsewhere.kysely].map((db) => pluginState(db, { formId, questionId: 'q1' }))
    const takes = await Promise.all(Array.from({ length: 200 }, (_, n) => at[n % 2]?.take('chair', 1, 37)))
    expect(takes.filter(Boolean)).toHaveLength(37)
    expect((await at[0]?.get('chair'))?.amount).toBe(37)
  })

  it('is what a plain count says, after anything that may be done to it', async () => {
    const { formId } = await formOf()
    const step = fc.record({
      key: fc.constantFrom('a', 'b', '__proto__'),
      act: fc.constantFrom('take', 'give', 'put'),
      amount: fc.integer({ min: 0, max: 6 }),
      max: fc.integer({ min: 0, max: 9 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const questionId = randomUUID().slice(0, 6)
        const state = pluginState(server.db, { formId, questionId })
        const counted = new Map<string, number>()
        for (const { key, act, amount, max } of steps) {
          const before = counted.get(key) ?? 0
          if (act === 'take') {
            const fits = before + amount <= max
            expect(await state.take(key, amount, max)).toBe(fits)
            if (fits) counted.set(key, before + amount)
          } else if (act === 'give') {
            await state.give(key, amount)
            counted.set(key, Math.max(0, before - amount))
          } else await state.put(key, { amount })
          expect((await state.get(key)).amount).toBe(counted.get(key) ?? 0)
        }
      }),
      { numRuns: 40 },
    )
  })

  it('forgets a value when its time is over, and keeps the count beside it', async () => {
    const { formId } = await formOf()
    const state = pluginState(server.db, { formId, questionId: 'q1' })
    await state.take('code', 2, 5)
    await state.put('code', '1234', { until: new Date(Date.now() + 60_000) })
    expect(await state.get('code')).toEqual({ amount: 2, value: '1234' })
    await state.put('code', '1234', { until: new Date(Date.now() - 1) })
    await deleteStaleState(server.db)
    expect(await state.get('code')).toEqual({ amount: 2, value: null })
  })
})

describe('answers that take something', () => {
  it('are stored as many as there is stock for, in a rush, and the others hear why', async () => {
    const { formKey, taken } = await formOf()
    const answers = await Promise.all(Array.from({ length: 20 }, () => submit(server, formKey, { q1: 'a' })))
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(stock)
    const [refused] = answers.filter(({ code }) => code !== 200)
    expect(refused).toMatchObject({ code: 510, data: { issues: { q1: [{ code: 'input.soldOut' }] } } })
    expect([await taken('a'), (await records(server, lin, formKey)).data.total]).toEqual([stock, stock])
  })

  it('take all they name or nothing, also when two wait for each other', async () => {
    const { formKey, taken } = await formOf()
    const sent = Array.from({ length: 12 }, (_, n) => submit(server, formKey, { q1: n % 2 ? 'a,b' : 'b,a' }))
    const stored = (await Promise.all(sent)).filter(({ code }) => code === 200).length
    expect([stored, await taken('a'), await taken('b')]).toEqual([stock, stock, stock])
    expect((await submit(server, formKey, { q1: 'c,a' })).code).toBe(510)
    expect(await taken('c')).toBe(0)
  })

  it('take once, however often the same submission is sent', async () => {
    const { formKey, taken } = await formOf()
    const body = { formKey, version: 1, clientSubmissionId: randomUUID(), answers: { q1: 'a' } }
    const send = () => call(server, 'POST', '/user/form/data/public/create', { body })
    const ids = (await Promise.all(Array.from({ length: 6 }, send))).map(({ data }) => data.id)
    ids.push((await send()).data.id)
    expect([new Set(ids).size, await taken('a')]).toEqual([1, 1])
  })

  it('give back what they no longer name, and all of it when the record goes', async () => {
    const { formKey, taken } = await formOf()
    const { data } = await submit(server, formKey, { q1: 'a,b' })
    const { revision } = await server.db
      .selectFrom('submission')
      .select('revision')
      .where('id', '=', data.id)
      .executeTakeFirstOrThrow()
    const change = { dataId: data.id, revision, answers: { q1: 'b,c' } }
    expect((await call(server, 'POST', '/user/form/data/update', { as: lin, body: change })).code).toBe(200)
    expect([await taken('a'), await taken('b'), await taken('c')]).toEqual([0, 1, 1])
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: [data.id] } })
    expect([await taken('a'), await taken('b'), await taken('c')]).toEqual([0, 0, 0])
  })

  it('say at which row of a container something is sold out', async () => {
    const rows = question('q1', 'sub-form', { addLabel: {}, minRows: 1 }, { children: [input('c1')] })
    const formKey = await published(server, lin, [rows])
    for (let n = 0; n < stock; n++)
      expect((await submit(server, formKey, { q1: [{ c1: `only${n}` }, { c1: 'a' }] })).code).toBe(200)
    expect((await submit(server, formKey, { q1: [{ c1: 'other' }, { c1: 'a' }] })).data.issues).toEqual({
      q1: [{ code: 'input.soldOut', path: [1, 'c1'], params: { key: 'a' } }],
    })
  })

  it('have work done once they are stored, and none when they are not', async () => {
    const { formKey, formId } = await formOf()
    await submit(server, formKey, { q1: 'a' })
    await submit(server, formKey, { q1: 'a,a,a,a' })
    const jobs = await server.db.selectFrom('job').selectAll().where('kind', '=', 'question-type').execute()
    const own = jobs.filter(({ payload }) => Reflect.get(Object(payload), 'formId') === formId)
    expect(own).toHaveLength(1)
    const context = { jobId: 'x', userId: null, signal: new AbortController().signal, progress: () => undefined }
    const { db, deps } = server
    const services = createPluginServices(deps)
    await pluginJob({ db, forms: createCompiledForms({ db }), services }).run(own[0]?.payload as never, context)
    expect(done).toEqual([[{ answer: 'a' }, 1]])
  })
})
