import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'
import { appendToOutbox, takeFromOutbox } from './repository.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const append = (count: number, topic: string) =>
  database.kysely.transaction().execute((trx) =>
    appendToOutbox(
      trx,
      Array.from({ length: count }, (_, index) => ({ topic, formId: '7', subjectId: String(index), payload: [index] })),
    ),
  )
const left = async (topic: string) =>
  (await database.kysely.selectFrom('outbox').selectAll().where('topic', '=', topic).execute()).length

test('entries come back in order, with what was written, and only of their topic', async () => {
  await append(3, 'a')
  await append(1, 'b')
  const taken = await database.kysely.transaction().execute((trx) => takeFromOutbox(trx, 'a', 2))
  expect(taken).toMatchObject([
    { formId: '7', subjectId: '0', payload: [0] },
    { formId: '7', subjectId: '1', payload: [1] },
  ])
  expect([await left('a'), await left('b')]).toEqual([1, 1])
})

test('an effect that fails leaves its entries where they were', async () => {
  await append(5, 'c')
  await expect(
    database.kysely.transaction().execute(async (trx) => {
      await takeFromOutbox(trx, 'c', 5)
      throw new Error('effect failed')
    }),
  ).rejects.toThrow('effect failed')
  expect(await left('c')).toBe(5)
})

test('an entry written with its cause is gone with its cause', async () => {
  await database.kysely
    .transaction()
    .execute(async (trx) => {
      await appendToOutbox(trx, [{ topic: 'd' }])
      throw new Error('cause failed')
    })
    .catch(() => undefined)
  expect(await left('d')).toBe(0)
})

test('sixteen takers at once, some of them failing, apply each of 400 effects exactly once', async () => {
  await append(400, 'e')
  const applied: string[] = []
  let rounds = 0
  const taker = async () => {
    while ((await left('e')) > 0) {
      const failing = ++rounds % 3 === 0
      await database.kysely
        .transaction()
        .execute(async (trx) => {
          const rows = await takeFromOutbox(trx, 'e', 7)
          if (failing) throw new Error('crash')
          return rows
        })
        .then((rows) => applied.push(...rows.map((row) => row.subjectId ?? '')))
        .catch(() => undefined)
    }
  }
  await Promise.all(Array.from({ length: 16 }, taker))
  expect(applied.map(Number).sort((a, b) => a - b)).toEqual(Array.from({ length: 400 }, (_, index) => index))
})
