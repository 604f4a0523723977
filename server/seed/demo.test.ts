import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../db/testing.ts'
import { call, createPerson, createTestServer, type TestPerson, type TestServer } from '../http/testing.ts'
import { readCounters } from '../modules/statistics/repository.ts'
import { loadDemoForms } from './demo.ts'
import type { DemoLanguage } from './demo-language.ts'
import { seedDatabase } from './seed.ts'

let server: TestServer
let admin: TestPerson

beforeAll(async () => {
  server = await createTestServer({ env: { DEMO_DATA: '1' } })
  admin = await createPerson(server.db, 'admin')
  await loadDemoForms(server.db, 'zh-cn')
})
afterAll(() => server.close())

const get = async (path: string) => (await call(server, 'GET', path, { as: admin })).data

it('offers six forms in every state', async () => {
  const { rows } = await get('/user/form/page?size=50')
  expect(rows).toHaveLength(5)
  expect(new Set(rows.map(({ status }: { status: number }) => status))).toEqual(new Set([1, 2, 3]))
  expect((await get('/user/form/recycle/page')).rows).toHaveLength(1)
  const changed = rows.filter(
    (row: { status: number; hasUnpublishedChanges: boolean }) => row.status === 2 && row.hasUnpublishedChanges,
  )
  expect(changed).toMatchObject([{ name: '客户满意度调查', answerCount: 5000 }])
})

it('5,000 answers are counted, over thirty days', async () => {
  const stats = await get('/user/form/report/stats?formKey=sat5Xw9c')
  expect(stats.records).toBe(5000)
  expect(stats.perDay.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(5000)
  expect(stats.perDay.filter(({ count }: { count: number }) => count > 30).length).toBeGreaterThan(25)
  const [overall] = await get('/user/form/report/analysis?formKey=sat5Xw9c&language=en')
  expect(overall).toMatchObject({ title: 'How satisfied are you with our service?', answered: 5000 })
  expect(overall.parts[0].numbers.mean).toBeGreaterThan(3)
})

it('tells one story: published before the first answer, and no day stands out, least of all the last ones', async () => {
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from submission join form_version using (form_id, version)
    where published_at > submitted_at`.execute(server.db)
  expect(rows).toEqual([{ late: 0 }])
  const { perDay } = await get('/user/form/report/stats?formKey=sat5Xw9c')
  const counts: number[] = perDay.map(({ count }: { count: number }) => count)
  const middle = counts.toSorted((a, b) => a - b)[Math.floor(counts.length / 2)] ?? 0
  expect(Math.max(...counts)).toBeLessThan(2 * middle)
  expect(Math.max(...counts.slice(-2))).toBeLessThan(1.6 * middle)
})

it('every question of a form with answers has some, and drafts can be published', async () => {
  for (const { formKey, status } of (await get('/user/form/page?size=50')).rows) {
    if (status !== 1)
      for (const { questionId, answered } of await get(`/user/form/report/analysis?formKey=${formKey}`))
        expect(answered, `${formKey} ${questionId}`).toBeGreaterThan(0)
    const { code, data } = await call(server, 'POST', '/user/form/publish', { as: admin, body: { formKey } })
    expect({ formKey, code, data }).toMatchObject({ code: 200 })
  }
})

it('is the same on every machine, and loaded once', async () => {
  expect(await loadDemoForms(server.db, 'zh-cn')).toBeNull()
  const now = new Date('2026-11-20T12:00:00')
  const figures = await Promise.all(
    [1, 2].map(async () => {
      const database = await createTestDatabase()
      try {
        const env = { adminPassword: 'test-password', demoData: true, demoLanguage: 'zh-cn' as const }
        await seedDatabase({ db: database.kysely, env, log: { info: () => {} } })
        const result = await loadDemoForms(database.kysely, 'zh-cn', now)
        const { id } = await database.kysely
          .selectFrom('form')
          .select('id')
          .where('form_key', '=', 'sat5Xw9c')
          .executeTakeFirstOrThrow()
        const counters = await readCounters(database.kysely, id)
        return { result, counters: counters.map((counter) => JSON.stringify(counter)).sort() }
      } finally {
        await database.drop()
      }
    }),
  )
  expect(figures[0]?.result).toMatchObject({ forms: 6 })
  expect(figures[0]).toEqual(figures[1])
})

it('does not come back when all of it was deleted, and leaves no mark among the settings', async () => {
  const database = await createTestDatabase()
  const { kysely: db } = database
  try {
    const env = { adminPassword: 'test-password', demoData: true, demoLanguage: 'zh-cn' as const }
    await seedDatabase({ db, env, log: { info: () => {} } })
    expect(await loadDemoForms(db, 'zh-cn')).toMatchObject({ forms: 6 })
    await sql`truncate form cascade`.execute(db)
    expect(await loadDemoForms(db, 'zh-cn')).toBeNull()
    expect(await db.selectFrom('config').select('id').where('config_key', 'ilike', '%demo%').execute()).toEqual([])
  } finally {
    await database.drop()
  }
})

it('loaded before breakfast, nothing piles up in the last minutes', async () => {
  const database = await createTestDatabase()
  try {
    const env = { adminPassword: 'test-password', demoData: true, demoLanguage: 'zh-cn' as const }
    await seedDatabase({ db: database.kysely, env, log: { info: () => {} } })
    const now = new Date('2026-11-20T06:30:00')
    await loadDemoForms(database.kysely, 'zh-cn', now)
    const { rows } = await sql<{ latest: Date; most: number }>`
      select max(latest) as latest, max(answers)::int as most
      from (select max(submitted_at) as latest, count(*) as answers from submission where form_id = (select id from form where form_key = 'sat5Xw9c') group by date_trunc('minute', submitted_at)) minutes
    `.execute(database.kysely)
    expect(rows[0]?.latest.getTime()).toBeLessThanOrEqual(now.getTime())
    expect(rows[0]?.most).toBeLessThan(6)
  } finally {
    await database.drop()
  }
})

it('is told in the language that was asked for: people, departments, forms, and what is answered', async () => {
  const told = async (demoLanguage: DemoLanguage) => {
    const database = await createTestDatabase()
    const { kysely: db } = database
    try {
      const env = { adminPassword: 'test-password', demoData: true, demoLanguage }
      await seedDatabase({ db, env, log: { info: () => {} } })
      const result = await loadDemoForms(db, demoLanguage, new Date('2026-11-20T12:00:00'))
      const rows = [
        ...(await db.selectFrom('user_account').select(['nick_name']).execute()),
        ...(await db.selectFrom('dept').select(['dept_name', 'leader']).execute()),
        ...(await db.selectFrom('post').select('post_name').execute()),
        ...(await db.selectFrom('form').select('name').execute()),
        ...(await db.selectFrom('submission').select('answers').execute()),
        ...(await db.selectFrom('announcement').select(['title', 'content']).execute()),
      ]
      return { result, text: JSON.stringify(rows) }
    } finally {
      await database.drop()
    }
  }
  const [chinese, german] = [await told('zh-cn'), await told('de')]
  expect(german.text).not.toMatch(/[\u4e00-\u9fff]/)
  expect(german.text).toContain('Umfrage zur Kundenzufriedenheit')
  expect(german.text).toContain('Forschung und Entwicklung')
  expect(german.result, 'the same story').toEqual(chinese.result)
})
