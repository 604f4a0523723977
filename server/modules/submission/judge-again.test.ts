// A judge that fails costs nobody the answers: the record is kept, the log says so, and it is judged again.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { defineFormMode } from '#sdk'
import type { Json } from '#shared/form/definition'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { modeJudges, modes } from '../../plugins/form-modes.ts'
import { createForm, definitionOf, input, publish, records, submit } from '../form/testing.ts'

const mode = defineFormMode({ id: 'test-fragile', form: z.object({}), question: z.object({}), defaults: {} })
/** How often it still throws. */
let failures = 0
const judge = {
  outcome: (answers: Readonly<Record<string, Json>>) => {
    if (failures-- > 0) throw new Error('lost my key')
    return { length: String(answers.q1).length }
  },
  facts: ({ length }: { length: number }) => [{ part: 'length', number: length }],
}

let server: TestServer
let lin: TestPerson
let formKey = ''
beforeAll(async () => {
  ;(modes as Map<string, unknown>).set(mode.id, mode)
  ;(modeJudges as Map<string, unknown>).set(mode.id, judge)
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  const definition = { ...definitionOf([input('q1')]), mode: { id: mode.id, form: {}, questions: {} } }
  formKey = await createForm(server, lin, definition)
  expect((await publish(server, lin, formKey)).code).toBe(200)
})
afterAll(async () => {
  ;(modes as Map<string, unknown>).delete(mode.id)
  ;(modeJudges as Map<string, unknown>).delete(mode.id)
  await server.close()
})

const outcomes = async () =>
  (await records(server, lin, formKey)).data.records.map((row: { outcome?: Json }) => row.outcome ?? null)
const waiting = () => server.db.selectFrom('job').select('payload').where('kind', '=', 'judge').execute()

it('keeps the record, says which one, and judges it again, as with a correction', async () => {
  failures = 1
  const sent = await submit(server, formKey, { q1: 'abc' })
  expect(sent.code).toBe(200)
  await submit(server, formKey, { q1: 'ab' })
  expect(await outcomes()).toEqual([{ length: 2 }, null])
  expect(await waiting()).toMatchObject([{ payload: { submissionId: sent.data.id } }])
  const line = server
    .logged()
    .split('\n')
    .find((text) => text.includes('lost my key'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ level: 50, mode: mode.id, submissionId: sent.data.id })

  failures = 1
  const body = { dataId: sent.data.id, revision: 1, answers: { q1: 'abcd' } }
  expect((await call(server, 'POST', '/user/form/data/update', { as: lin, body })).code).toBe(200)
  // One waits for each record.
  expect(await waiting()).toHaveLength(1)

  // From now on jobs are worked off.
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(outcomes, { timeout: 10_000 }).toEqual([{ length: 2 }, { length: 4 }])
  const { data } = await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: lin })
  expect(data.outcome).toMatchObject([{ part: 'length', numbers: { count: 2, sum: 6 } }])
})
