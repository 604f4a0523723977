import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fact } from '#shared/form/question-type'
import { binOf } from '#shared/statistics/bins'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../../http/testing.ts'
import { checkbox, definitionOf, input, number, publish, published, radio, redraft, submit } from '../form/testing.ts'
import { dayOf } from './facts.ts'
import { readCounters } from './repository.ts'

let server: TestServer
let lin: TestPerson

beforeAll(async () => {
  server = await createTestServer()
  lin = await createPerson(server.db, 'creator')
})
afterAll(() => server.close())

const analysis = async (formKey: string, language = 'en') =>
  (await call(server, 'GET', `/user/form/report/analysis?formKey=${formKey}&language=${language}`, { as: lin })).data
const stats = async (formKey: string) =>
  (await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: lin })).data
const update = (dataId: string, revision: number, answers: object) =>
  call(server, 'POST', '/user/form/data/update', { as: lin, body: { dataId, revision, answers } })
const remove = (formKey: string, ids: readonly string[]) =>
  call(server, 'POST', `/user/form/data/delete/${formKey}`, { as: lin, body: { ids } })
const formIdOf = async (formKey: string): Promise<string> =>
  (await server.db.selectFrom('form').select('id').where('form_key', '=', formKey).executeTakeFirstOrThrow()).id

describe('analysis', () => {
  it('counts choices and numbers in the words of the asked language', async () => {
    const formKey = await published(server, lin, [radio('q1', ['a', 'b', 'c']), number('q2'), input('q3')])
    await submit(server, formKey, { q1: { ids: ['a'] }, q2: 10.5, q3: 'first' })
    await submit(server, formKey, { q1: { ids: ['a'] }, q2: -2 })
    await submit(server, formKey, { q1: { ids: ['c'] }, q3: 'third' })
    expect(await analysis(formKey)).toEqual([
      {
        questionId: 'q1',
        type: 'radio',
        title: 'Question q1',
        deleted: false,
        answered: 3,
        total: 3,
        parts: [
          {
            id: '',
            label: '',
            values: [
              { id: 'a', label: 'Choice a', count: 2 },
              { id: 'b', label: 'Choice b', count: 0 },
              { id: 'c', label: 'Choice c', count: 1 },
            ],
            numbers: null,
          },
        ],
        samples: [],
      },
      expect.objectContaining({
        questionId: 'q2',
        answered: 2,
        parts: [
          {
            id: '',
            label: '',
            values: [
              { id: '-2', label: '-2', count: 1 },
              { id: '10.5', label: '10.5', count: 1 },
            ],
            numbers: { count: 2, sum: 8.5, mean: 4.25, min: -2, max: 10.5 },
          },
        ],
      }),
      expect.objectContaining({ questionId: 'q3', answered: 2, samples: ['third', 'first'] }),
    ])
    expect((await analysis(formKey, 'zh-cn'))[0]).toMatchObject({
      title: '题目q1',
      parts: [{ values: [{ label: '选项a' }, { label: '选项b' }, { label: '选项c' }] }],
    })
  })

  it('shows what was typed beside a choice, and of a choice without words nothing but figures', async () => {
    const other = radio('q1', ['a'])
    const options = {
      ...(other.options as object),
      choices: [
        { id: 'a', label: { en: 'A' } },
        { id: 'b', label: { en: 'Other' }, allowText: true },
      ],
    }
    const formKey = await published(server, lin, [{ ...other, options }, radio('q2', ['a'])])
    await submit(server, formKey, { q1: { ids: ['b'], other: 'by tram' }, q2: { ids: ['a'] } })
    await submit(server, formKey, { q1: { ids: ['a'] } })
    expect((await analysis(formKey)).map(({ samples }: { samples: unknown }) => samples)).toEqual([['by tram'], []])
  })

  it('covers every version: removed choices and removed questions stay', async () => {
    const formKey = await published(server, lin, [radio('q1', ['a', 'b']), input('q2')])
    await submit(server, formKey, { q1: { ids: ['b'] }, q2: 'kept' })
    await redraft(server, lin, formKey, definitionOf([radio('q1', ['a'])]))
    await publish(server, lin, formKey)
    await submit(server, formKey, { q1: { ids: ['a'] } }, { version: 2 })
    const [q1, q2] = await analysis(formKey)
    expect(q1.parts[0].values).toEqual([
      { id: 'a', label: 'Choice a', count: 1 },
      { id: 'b', label: 'Choice b', count: 1 },
    ])
    expect(q2).toMatchObject({ questionId: 'q2', deleted: true, answered: 1, total: 2, samples: ['kept'] })
    const fields = (await call(server, 'GET', `/user/form/item/fields/${formKey}`, { as: lin })).data
    expect(fields).toMatchObject([
      { questionId: 'q1', deleted: false, lastVersion: 2 },
      { questionId: 'q2', deleted: true, lastVersion: 1 },
    ])
    const check = async (query: string) =>
      (await call(server, 'GET', `/user/form/item/data/check?formKey=${formKey}&${query}`, { as: lin })).data
    expect(await check('formItemId=q1&value=b')).toEqual({ hasData: true, dataCount: 1 })
    expect(await check('formItemId=q1')).toEqual({ hasData: true, dataCount: 2 })
    expect(await check('formItemId=q7')).toEqual({ hasData: false, dataCount: 0 })
  })

  it('finds the next extreme when the former one goes', async () => {
    const formKey = await published(server, lin, [number('q1')])
    const ids: string[] = []
    // All in one bin.
    for (const q1 of [1234.1, 1234.5, 1233.9, 1234.5]) ids.push((await submit(server, formKey, { q1 })).data.id)
    const range = async () => {
      const { min, max, count, sum } = (await analysis(formKey))[0].parts[0].numbers
      return { min, max, count, sum }
    }
    expect(await range()).toEqual({ min: 1233.9, max: 1234.5, count: 4, sum: 4937 })
    await remove(formKey, [ids[2] ?? ''])
    expect(await range()).toEqual({ min: 1234.1, max: 1234.5, count: 3, sum: 3703.1 })
    await update(ids[1] ?? '', 1, { q1: 1234.2 })
    expect(await range()).toEqual({ min: 1234.1, max: 1234.5, count: 3, sum: 3702.8 })
    await update(ids[3] ?? '', 1, { q1: 1234.15 })
    expect(await range()).toEqual({ min: 1234.1, max: 1234.2, count: 3, sum: 3702.45 })
  })
})

describe('stats', () => {
  it('knows records, views, durations and days', async () => {
    const formKey = await published(server, lin, [input('q1')])
    for (let view = 0; view < 4; view++) await call(server, 'POST', `/user/form/data/view/${formKey}`)
    await submit(server, formKey, { q1: 'a' }, { durationMs: 1000 })
    const { data } = await submit(server, formKey, { q1: 'b' }, { durationMs: 3000 })
    await submit(server, formKey, { q1: 'c' })
    const before = await stats(formKey)
    expect(before).toMatchObject({ records: 3, views: 4, completionRate: 0.75, meanDurationMs: 2000 })
    expect(before.perDay).toHaveLength(30)
    expect(before.perDay.at(-1)).toEqual({ day: dayOf(new Date()), count: 3 })
    await remove(formKey, [data.id])
    expect(await stats(formKey)).toMatchObject({ records: 2, meanDurationMs: 1000 })
    expect((await call(server, 'GET', `/user/form/${formKey}`, { as: lin })).data.answerCount).toBe(2)
  })
})

/** What an answer of the form below adds, written down independently of the question types. */
const factsOf: Record<string, (answer: never) => Fact[]> = {
  pick: ({ ids }: { ids: string[] }) => ids.map((value) => ({ value })),
  many: ({ ids }: { ids: string[] }) => ids.map((value) => ({ value })),
  amount: (answer: number) => [{ number: answer }],
  words: () => [],
}

interface Recount {
  count: number
  sum: number
  min: number | null
  max: number | null
}

/** Counts every stored answer anew. */
const recount = async (formId: string): Promise<Map<string, Recount>> => {
  const counts = new Map<string, Recount>()
  const add = (key: string, value: number | null) => {
    const entry = counts.get(key) ?? { count: 0, sum: 0, min: value, max: value }
    entry.count++
    if (value !== null) {
      entry.sum += value
      entry.min = Math.min(entry.min ?? value, value)
      entry.max = Math.max(entry.max ?? value, value)
    }
    counts.set(key, entry)
  }
  const rows = await server.db.selectFrom('submission').selectAll().where('form_id', '=', formId).execute()
  for (const row of rows) {
    add('||answered|', null)
    add(`|day|value|${dayOf(row.submitted_at)}`, null)
    add(`|version|value|${row.version}`, null)
    if (row.duration_ms !== null) add(`|duration|number|${binOf(row.duration_ms)}`, row.duration_ms)
    for (const [id, answer] of Object.entries(row.answers)) {
      add(`${id}||answered|`, null)
      for (const fact of factsOf[id]?.(answer as never) ?? []) {
        if ('value' in fact) add(`${id}||value|${fact.value}`, null)
        else add(`${id}||number|${binOf(fact.number)}`, fact.number)
      }
    }
  }
  return counts
}

const expectExact = async (formKey: string) => {
  const formId = await formIdOf(formKey)
  await stats(formKey)
  const counted = await readCounters(server.db, formId)
  const expected = await recount(formId)
  expect(counted.map(({ questionId, part, kind, value }) => `${questionId}|${part}|${kind}|${value}`).sort()).toEqual(
    [...expected.keys()].sort(),
  )
  for (const { questionId, part, kind, value, count, sum, min, max } of counted) {
    const key = `${questionId}|${part}|${kind}|${value}`
    const { sum: exactly, ...rest } = expected.get(key) ?? { sum: Number.NaN }
    expect({ count, min, max }, key).toEqual(rest)
    expect(Number(sum), key).toBeCloseTo(exactly, 6)
  }
}

const answers = fc.record(
  {
    pick: fc.constantFrom('a', 'b', 'c').map((id) => ({ ids: [id] })),
    many: fc.subarray(['x', 'y', 'z'], { minLength: 1 }).map((ids) => ({ ids })),
    amount: fc.oneof(
      fc.integer({ min: -20, max: 20 }),
      // Crowded bins, so that extremes change inside one.
      fc.integer({ min: 123_400, max: 123_480 }).map((cents) => cents / 100),
    ),
    words: fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom('a', 'b', '字') }),
  },
  { requiredKeys: [] },
)
const operation = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('insert' as const), answers, durationMs: fc.option(fc.nat(99_999)) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('update' as const), answers, at: fc.nat(1000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('delete' as const), at: fc.nat(1000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('read' as const) }) },
)

describe('counters', () => {
  it('equal a recount after any sequence of inserts, updates and deletions', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 20, maxLength: 60 }), async (operations) => {
        const formKey = await published(server, lin, [
          radio('pick', ['a', 'b', 'c']),
          checkbox('many', ['x', 'y', 'z']),
          number('amount'),
          input('words'),
        ])
        const live: { id: string; revision: number }[] = []
        for (const each of operations) {
          if (each.kind === 'insert') {
            const more = each.durationMs === null ? {} : { durationMs: each.durationMs }
            live.push({ id: (await submit(server, formKey, each.answers, more)).data.id, revision: 1 })
          } else if (each.kind === 'read') {
            await expectExact(formKey)
          } else {
            const at = each.at % Math.max(1, live.length)
            const record = live[at]
            if (!record) continue
            if (each.kind === 'update') {
              const { code, data } = await update(record.id, record.revision, each.answers)
              expect(code).toBe(200)
              record.revision = data.revision
            } else {
              expect((await remove(formKey, [record.id])).data.deleted).toBe(1)
              live.splice(at, 1)
            }
          }
        }
        await expectExact(formKey)
      }),
      { numRuns: 12, seed: 20261121 },
    )
  })

  it('stay exact while everything happens at once', async () => {
    const formKey = await published(server, lin, [radio('pick', ['a', 'b', 'c']), number('amount')])
    const first = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        submit(server, formKey, { pick: { ids: [['a', 'b', 'c'][index % 3] ?? 'a'] }, amount: 1234 + index / 100 }),
      ),
    )
    const ids = first.map(({ data }): string => data.id)
    await Promise.all([
      ...Array.from({ length: 80 }, (_, index) => submit(server, formKey, { amount: index })),
      ...ids.slice(0, 20).map((id) => update(id, 1, { pick: { ids: ['b'] } })),
      ...ids.slice(20, 40).map((id) => remove(formKey, [id])),
      ...Array.from({ length: 10 }, () => analysis(formKey)),
    ])
    await expectExact(formKey)
    expect((await stats(formKey)).records).toBe(120)
  })
})

describe('overview', () => {
  const overview = async (as: TestPerson) => (await call(server, 'GET', '/user/form/report/overview', { as })).data
  it('counts over all forms of the caller, however many there are and whichever were changed last', async () => {
    const owner = await createPerson(server.db, 'creator')
    expect(await overview(owner)).toMatchObject({ published: 0 })
    const first = await published(server, owner, [input('q1')])
    const second = await published(server, owner, [input('q1')])
    for (const formKey of [first, first, second]) await submit(server, formKey, { q1: 'a' })
    // More forms than any screen lists, all of them newer and empty.
    for (let count = 0; count < 7; count++)
      await call(server, 'POST', '/user/form/create', { as: owner, body: { name: 'Empty', language: 'en' } })
    const found = await overview(owner)
    expect(found.published).toBe(2)
    expect(found.perDay).toHaveLength(30)
    expect(found.perDay.at(-1)).toEqual({ day: dayOf(new Date()), count: 3 })
    const own = await Promise.all(
      [first, second].map(
        async (formKey) =>
          (await call(server, 'GET', `/user/form/report/stats?formKey=${formKey}`, { as: owner })).data.records,
      ),
    )
    expect(own).toEqual([2, 1])
  })

  it('leaves out forms of others and forms in the recycle bin', async () => {
    const owner = await createPerson(server.db, 'creator')
    const formKey = await published(server, owner, [input('q1')])
    await submit(server, formKey, { q1: 'a' })
    const other = await createPerson(server.db, 'creator')
    const sum = async (as: TestPerson) =>
      (await overview(as)).perDay.reduce((all: number, { count }: { count: number }) => all + count, 0)
    expect(await sum(owner)).toBe(1)
    expect(await sum(other)).toBe(0)
    await call(server, 'POST', '/user/form/delete', { as: owner, body: { formKey } })
    expect(await sum(owner)).toBe(0)
  })
})
