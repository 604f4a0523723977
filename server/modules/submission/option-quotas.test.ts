// Options that only so many records may choose, over two processes; and texts that no two records may have.
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { published, question, records, submit } from '../form/testing.ts'
import { twoProcesses } from './two-processes.testing.ts'

let server: TestServer
let lin: TestPerson
let processes: ReturnType<typeof twoProcesses>
beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
  processes = twoProcesses(server)
})
afterEach(() => vi.useRealTimers())
afterAll(async () => {
  await processes.close()
  await server.close()
})

const outings = (more: object = {}, quota = 40) =>
  question('q1', 'checkbox', {
    columns: 1,
    choices: [
      { id: 'boat', label: { 'zh-cn': '划船' }, quota },
      { id: 'walk', label: { 'zh-cn': '散步' } },
    ],
    ...more,
  })
const left = async (formKey: string, id = 'q1') =>
  (await call(server, 'POST', `/public/form/${formKey}/question/${id}/left`, { body: {} })).data.left

describe('an option with places for forty', () => {
  it('is chosen by forty of two hundred who come at once to two processes, and by others when some go', async () => {
    const formKey = await published(server, lin, [outings({ showLeft: true })])
    const rush = async (people: number) => {
      const stored: string[] = []
      const turns = Array.from({ length: people }, (_, turn) => turn).values()
      const lane = async () => {
        for (const turn of turns) {
          const receipt = await processes
            .at(turn)
            .submit({
              formKey,
              version: 1,
              clientSubmissionId: randomUUID(),
              // Ids in either order: whoever wants both must not block whoever wants them the other way round.
              answers: { q1: { ids: turn % 3 === 0 ? ['boat', 'walk'] : ['walk', 'boat'] } },
              userId: null,
              ip: '203.0.113.7',
              userAgent: 'test',
              length: 100,
            })
            .catch(() => null)
          if (receipt) stored.push(receipt.id)
        }
      }
      await Promise.all(Array.from({ length: 12 }, lane))
      return stored
    }
    const stored = await rush(200)
    expect(stored).toHaveLength(40)
    expect((await records(server, lin, formKey)).data.total).toBe(40)
    expect(await left(formKey)).toEqual({ boat: 0 })
    const refused = await submit(server, formKey, { q1: { ids: ['boat'] } })
    expect(refused.data.issues).toEqual({ q1: [{ code: 'checkbox.full' }] })
    expect((await submit(server, formKey, { q1: { ids: ['walk'] } })).code).toBe(200)

    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: stored.slice(0, 7) } })
    expect(await rush(30)).toHaveLength(7)
  })

  it('tells nobody how many are left where the author does not want it', async () => {
    const formKey = await published(server, lin, [outings({}, 2)])
    expect(await left(formKey)).toEqual({ boat: null })
    for (let time = 0; time < 2; time++) await submit(server, formKey, { q1: { ids: ['boat'] } })
    expect(await left(formKey)).toEqual({ boat: 0 })
  })

  it('begins anew each day, and what goes later gives back the place of its own day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 12) })
    const formKey = await published(server, lin, [outings({ showLeft: true, quotaCycle: 'day' }, 1)])
    expect((await submit(server, formKey, { q1: { ids: ['boat'] } })).code).toBe(200)
    expect((await submit(server, formKey, { q1: { ids: ['boat'] } })).data.issues.q1).toEqual([
      { code: 'checkbox.full' },
    ])
    const [first] = (await records(server, lin, formKey)).data.records

    vi.setSystemTime(new Date(2026, 10, 24, 12))
    expect(await left(formKey)).toEqual({ boat: 1 })
    expect((await submit(server, formKey, { q1: { ids: ['boat'] } })).code).toBe(200)
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: [first.id] } })
    expect(await left(formKey)).toEqual({ boat: 0 })
    vi.setSystemTime(new Date(2026, 10, 23, 13))
    expect(await left(formKey)).toEqual({ boat: 1 })
  })

  it('begins anew on Monday where it lasts a week', async () => {
    // A Sunday.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 12) })
    const formKey = await published(server, lin, [outings({ showLeft: true, quotaCycle: 'week' }, 1)])
    await submit(server, formKey, { q1: { ids: ['boat'] } })
    expect(await left(formKey)).toEqual({ boat: 0 })
    vi.setSystemTime(new Date(2026, 10, 23, 12))
    expect(await left(formKey)).toEqual({ boat: 1 })
  })
})

describe('a column of a matrix with places for forty', () => {
  const shifts = (more: object = {}) =>
    question('m1', 'matrix-select', {
      rows: [
        { id: 'ann', label: { 'zh-cn': '甲' } },
        { id: 'ben', label: { 'zh-cn': '乙' } },
      ],
      columns: [
        { id: 'early', label: { 'zh-cn': '早班' }, quota: 40 },
        { id: 'late', label: { 'zh-cn': '晚班' }, quota: 90 },
        { id: 'night', label: { 'zh-cn': '夜班' } },
      ],
      multiple: true,
      requireEveryRow: false,
      showLeft: true,
      ...more,
    })

  it('is chosen forty times, over all rows of all who come at once to two processes, and given back with what goes', async () => {
    const formKey = await published(server, lin, [shifts()])
    const stored: string[] = []
    const turns = Array.from({ length: 90 }, (_, turn) => turn).values()
    const lane = async () => {
      for (const turn of turns) {
        const receipt = await processes
          .at(turn)
          .submit({
            formKey,
            version: 1,
            clientSubmissionId: randomUUID(),
            // Two places each; in either order: whoever wants both must not block whoever wants them the other way round.
            answers: {
              m1:
                turn % 2 === 0
                  ? { ann: ['early', 'late'], ben: ['early'] }
                  : { ben: ['late', 'early'], ann: ['early'] },
            },
            userId: null,
            ip: '203.0.113.7',
            userAgent: 'test',
            length: 100,
          })
          .catch(() => null)
        if (receipt) stored.push(receipt.id)
      }
    }
    await Promise.all(Array.from({ length: 12 }, lane))
    expect(stored).toHaveLength(20)
    expect((await records(server, lin, formKey)).data.total).toBe(20)
    expect(await left(formKey, 'm1')).toEqual({ early: 0, late: 70 })
    const refused = await submit(server, formKey, { m1: { ann: ['early'] } })
    expect(refused.data.issues).toEqual({ m1: [{ code: 'matrix-select.full', path: ['ann'] }] })
    expect((await submit(server, formKey, { m1: { ann: ['night'], ben: ['late'] } })).code).toBe(200)

    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids: stored.slice(0, 3) } })
    expect(await left(formKey, 'm1')).toEqual({ early: 6, late: 72 })
  })

  it('is not had in part: one place left is none for who wants it in two rows', async () => {
    const formKey = await published(server, lin, [
      shifts({
        columns: [
          { id: 'early', label: {}, quota: 3 },
          { id: 'late', label: {}, quota: 3 },
        ],
      }),
    ])
    const both = { m1: { ann: ['early'], ben: ['early'] } }
    expect((await submit(server, formKey, both)).code).toBe(200)
    expect((await submit(server, formKey, both)).data.issues).toEqual({
      m1: ['ann', 'ben'].map((row) => ({ code: 'matrix-select.full', path: [row] })),
    })
    expect(await left(formKey, 'm1')).toEqual({ early: 1, late: 3 })
    expect((await submit(server, formKey, { m1: { ann: ['late'], ben: ['early'] } })).code).toBe(200)
    expect(await left(formKey, 'm1')).toEqual({ early: 0, late: 2 })
  })

  it('keeps nothing where no column has a quota', async () => {
    const formKey = await published(server, lin, [shifts({ columns: [{ id: 'early', label: {} }] })])
    const kept = () => server.db.selectFrom('plugin_state').selectAll().execute()
    const before = await kept()
    expect((await submit(server, formKey, { m1: { ann: ['early'] } })).code).toBe(200)
    expect(await kept()).toEqual(before)
  })
})

describe('a question without a quota', () => {
  it('keeps nothing on the server', async () => {
    const plain = question('q1', 'radio', { columns: 1, choices: [{ id: 'yes', label: {} }] })
    const formKey = await published(server, lin, [plain, text(false)])
    const kept = () => server.db.selectFrom('plugin_state').selectAll().execute()
    const before = await kept()
    expect((await submit(server, formKey, { q1: { ids: ['yes'] }, t1: 'AB1234' })).code).toBe(200)
    expect(await kept()).toEqual(before)
  })
})

const text = (unique: boolean) =>
  question('t1', 'input', {
    placeholder: {},
    prefix: {},
    suffix: {},
    showCount: false,
    format: 'none',
    pattern: '',
    patternMessage: {},
    ...(unique && { unique, uniqueMessage: { 'zh-cn': '此工号已登记' } }),
  })

describe('a text that may be there once', () => {
  it('is taken from one of many who send it at once, and again when its record is gone', async () => {
    const formKey = await published(server, lin, [text(true)])
    const send = (at: number) => submit(server, formKey, { t1: at % 2 === 0 ? 'AB1234' : ' AB1234 ' })
    const replies = await Promise.all(Array.from({ length: 12 }, (_, at) => send(at)))
    expect(replies.filter(({ code }) => code === 200)).toHaveLength(1)
    expect(replies.find(({ code }) => code !== 200)?.data.issues).toEqual({
      t1: [{ code: 'input.taken', text: { 'zh-cn': '此工号已登记' } }],
    })
    const ids = (await records(server, lin, formKey)).data.records.map(({ id }: { id: string }) => id)
    await call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids } })
    expect((await send(0)).code).toBe(200)
  })
})
