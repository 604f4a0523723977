// Places on days and at times: never one more than there are, and each that comes free goes to who waits for it.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { createCompiledForms } from '../form/compiled-forms.ts'
import { published, question, records, submit } from '../form/testing.ts'
import { pluginJob } from './plugin-jobs.ts'
import { createPluginServices } from './plugin-services.ts'

let server: TestServer
let lin: TestPerson
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const monday = '2035-06-04'
const shared = {
  from: '2035-06-01',
  until: '2035-06-30',
  notice: 0,
  closed: [],
  multiple: false,
  waiting: 2,
  hold: 10,
  showLeft: true,
}
const byDay = (places: number, more: object = {}) =>
  published(server, lin, [
    question('r1', 'reserve-day', {
      ...shared,
      items: [{ id: 'tour', label: { 'zh-cn': '参观' }, quota: [places, 0, 0, 0, 0, 0, 0] }],
      ...more,
    }),
  ])
const reserve = (formKey: string, entry: unknown, clientSubmissionId: string = randomUUID()) =>
  submit(server, formKey, { r1: { tour: entry as string } }, { clientSubmissionId })
const waitFor = { when: monday, waiting: true }
const act = async (formKey: string, action: string, more: object = {}, filling?: string) => {
  const path = `/public/form/${formKey}/question/r1/${action}`
  const body = { item: 'tour', from: '2035-06-01', days: 30, ...more }
  return (await call(server, 'POST', path, { body, ...(filling && { headers: { 'x-form-filling': filling } }) })).data
}
const key = `tour ${monday}`
const remove = (formKey: string, ...ids: string[]) =>
  call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids } })
const entryOf = async (formKey: string, id: string) => {
  const rows: { id: string; answers: { r1: { tour: unknown } } }[] = (await records(server, lin, formKey)).data.records
  return rows.find((row) => row.id === id)?.answers.r1.tour
}

/** Does the jobs of question types that wait, as a worker would, until there are none. */
const work = async (): Promise<void> => {
  const { db, deps } = server
  const services = createPluginServices(deps)
  const job = pluginJob({ db, forms: createCompiledForms({ db }), services })
  const context = { jobId: 'x', userId: null, signal: new AbortController().signal, progress: () => undefined }
  for (;;) {
    const [next] = await db
      .deleteFrom('job')
      .where('kind', '=', 'question-type')
      .returning('payload')
      .execute()
      .then(inOrder)
    if (!next) return
    for (const { payload } of next) await job.run(payload as never, context)
  }
}
const inOrder = <Row>(rows: Row[]): [Row[]?] => (rows.length === 0 ? [] : [rows])

describe('places on a day', () => {
  it('are given as many as there are in a rush, and the next hears that it is full', async () => {
    const formKey = await byDay(3)
    const replies = await Promise.all(Array.from({ length: 20 }, () => reserve(formKey, monday)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(3)
    expect(replies.find(({ code }) => code !== 200)?.data.issues).toEqual({
      r1: [{ code: 'reserve-day.full', path: ['tour'] }],
    })
    expect((await act(formKey, 'left')).left[key]).toBe(0)
  })

  it('are held for who fills in, and shown to everybody else as less', async () => {
    const formKey = await byDay(1)
    const [ann, ben] = [randomUUID(), randomUUID()]
    expect(await act(formKey, 'hold', { answer: { tour: monday } }, ann)).toMatchObject({ missing: [], seconds: 600 })
    expect(await act(formKey, 'hold', { answer: { tour: monday } }, ben)).toMatchObject({ missing: [key], seconds: 0 })
    expect([(await act(formKey, 'left', {}, ann)).left[key], (await act(formKey, 'left')).left[key]]).toEqual([1, 0])
    expect((await reserve(formKey, monday, ben)).data.issues.r1[0].code).toBe('reserve-day.held')
    expect((await reserve(formKey, monday, ann)).code).toBe(200)
  })

  it('are only on days that are open', async () => {
    const formKey = await byDay(3, { closed: ['2035-06-11'] })
    for (const day of ['2035-06-05', '2035-06-11', '2035-07-02', '2020-06-01'])
      expect((await reserve(formKey, day)).data.issues.r1[0].code).toBe('reserve-day.closed')
  })
})

describe('a waiting list', () => {
  it('takes as many as may wait, and gives each place that comes free to who came first', async () => {
    const formKey = await byDay(1)
    const holder = (await reserve(formKey, monday)).data.id
    const [first, second] = [(await reserve(formKey, waitFor)).data.id, (await reserve(formKey, waitFor)).data.id]
    expect((await reserve(formKey, waitFor)).data.issues.r1[0].code).toBe('reserve-day.lineFull')
    await work()
    expect([await entryOf(formKey, first), await entryOf(formKey, second)]).toEqual([waitFor, waitFor])

    await remove(formKey, holder)
    // The place is handed on in the same step: nobody snatches it before the record says so.
    expect((await reserve(formKey, monday)).code).toBe(510)
    await work()
    expect([await entryOf(formKey, first), await entryOf(formKey, second)]).toEqual([monday, waitFor])
    expect((await act(formKey, 'left')).waiting).toEqual({ [key]: 1 })
  })

  it('passes the place on when who was next has gone before it was written down', async () => {
    const formKey = await byDay(1)
    const holder = (await reserve(formKey, monday)).data.id
    const [first, second] = [(await reserve(formKey, waitFor)).data.id, (await reserve(formKey, waitFor)).data.id]
    await remove(formKey, holder)
    await remove(formKey, first)
    await work()
    expect(await entryOf(formKey, second)).toBe(monday)
    await remove(formKey, second)
    await work()
    expect(await act(formKey, 'left')).toMatchObject({ left: { [key]: 1 }, waiting: {} })
  })

  it('gives at once what is free, also when a hold ended that nobody gave back', async () => {
    const formKey = await byDay(1)
    const filling = randomUUID()
    await act(formKey, 'hold', { answer: { tour: monday } }, filling)
    const waiter = (await reserve(formKey, waitFor)).data.id
    await work()
    expect(await entryOf(formKey, waiter)).toEqual(waitFor)
    await act(formKey, 'hold', { answer: null }, filling)
    // Who looks sees that nothing is left for them, and has the line served.
    expect((await act(formKey, 'left')).left[key]).toBe(0)
    await work()
    expect(await entryOf(formKey, waiter)).toBe(monday)
  })

  it('is not joined where the author wants none', async () => {
    const formKey = await byDay(1, { waiting: 0 })
    expect((await reserve(formKey, waitFor)).data.issues.r1[0].code).toBe('reserve-day.noLine')
  })
})

describe('places at a time of day', () => {
  it('are counted for each time apart', async () => {
    const slots = [
      { from: '09:00', to: '10:00', quota: 1 },
      { from: '10:00', to: '11:00', quota: 2 },
    ]
    const items = [{ id: 'tour', label: { 'zh-cn': '参观' }, slots }]
    const weekdays = [true, false, false, false, false, false, false]
    const formKey = await published(server, lin, [
      question('r1', 'reserve-time-range', { ...shared, waiting: 0, items, weekdays }),
    ])
    const [early, late] = [`${monday}T09:00/10:00`, `${monday}T10:00/11:00`]
    const sent = [early, early, late, late, late].map((when) => reserve(formKey, when))
    expect((await Promise.all(sent)).filter(({ code }) => code === 200)).toHaveLength(3)
    expect((await act(formKey, 'left')).left).toMatchObject({
      [`tour ${early}`]: 0,
      [`tour ${late}`]: 0,
      'tour 2035-06-11T09:00/10:00': 1,
    })
    expect((await reserve(formKey, `${monday}T12:00/13:00`)).data.issues.r1[0].code).toBe('reserve-time-range.closed')
  })
})
