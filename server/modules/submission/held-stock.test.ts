// Stock that is held while people fill in a form: as many as there are, over any number of processes, and none lost.
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDatabase, type DatabaseClient } from '../../db/client.ts'
import { createPerson, createTestServer, type TestServer } from '../../http/testing.ts'
import { input, published } from '../form/testing.ts'
import { deleteStaleState, dropHolds, holdStock, pluginState } from './plugin-state-repository.ts'

let server: TestServer
/** Another process, as far as the database can tell. */
let elsewhere: DatabaseClient
let formId: string
beforeAll(async () => {
  server = await createTestServer()
  elsewhere = createDatabase({ connection: server.database.url, poolSize: 10 })
  const lin = await createPerson(server.db, 'creator')
  const formKey = await published(server, lin, [input('q1')])
  const form = server.db.selectFrom('form').select('id').where('form_key', '=', formKey)
  formId = (await form.executeTakeFirstOrThrow()).id
})
afterAll(async () => {
  await elsewhere.kysely.destroy()
  await server.close()
})

const newPlace = () => ({ formId, questionId: randomUUID().slice(0, 8) })
/** Does it for all, as many at a time as there are connections: who waits for one longer than a moment is turned away. */
const rush = async <Item, Result>(items: readonly Item[], work: (item: Item, turn: number) => Promise<Result>) => {
  const results: Result[] = []
  const left = items.entries()
  const lane = async () => {
    for (const [turn, item] of left) results[turn] = await work(item, turn)
  }
  await Promise.all(Array.from({ length: 20 }, lane))
  return results
}
const times = (count: number) => Array.from({ length: count }, (_, turn) => turn)
const databaseAt = (turn: number) => (turn % 2 ? elsewhere.kysely : server.db)
const soon = () => new Date(Date.now() + 60_000)
const past = () => new Date(Date.now() - 1000)
/** Networks of their own, so that only the stock limits who holds. */
const holdAt = (
  turn: number,
  place: { formId: string; questionId: string },
  wanted: { key: string; amount: number; max: number }[],
  until = soon(),
  filling: string = randomUUID(),
) =>
  holdStock(databaseAt(turn), place, { filling, network: filling }, { wanted, until }).then((missing) => ({
    filling,
    missing,
  }))

describe('held stock', () => {
  it('goes to a hundred of two thousand who reach for it at once, and to as many again of those who come after', async () => {
    const place = newPlace()
    const reach = (turn: number) => holdAt(turn, place, [{ key: 'seat', amount: 1, max: 100 }])
    const tried = await rush(times(2000), reach)
    const holders = tried.filter(({ missing }) => missing.length === 0)
    expect(holders).toHaveLength(100)

    // All two thousand hand in: those who hold get what they hold, whatever the others do.
    const take = ({ filling }: { filling: string }, turn: number) =>
      pluginState(databaseAt(turn), place, { filling }).take('seat', 1, 100)
    const taken = await rush(tried, take)
    expect(tried.filter((_, turn) => taken[turn])).toEqual(holders)
    expect((await pluginState(server.db, place).get('seat')).amount).toBe(100)

    // Thirty are given back, and given again to exactly thirty.
    await rush(times(30), (turn) => pluginState(databaseAt(turn), place).give('seat', 1))
    const late = await rush(times(300), (turn) => take({ filling: randomUUID() }, turn))
    expect(late.filter(Boolean)).toHaveLength(30)
    expect(Object.fromEntries(await pluginState(server.db, place).stock(['seat', 'other']))).toEqual({
      seat: { taken: 100, held: 0, own: 0, waiting: 0 },
      other: { taken: 0, held: 0, own: 0, waiting: 0 },
    })
  })

  it('is free for others when its time is over, when its filling lets go, and when the filling is over', async () => {
    const place = newPlace()
    const one = [{ key: 'chair', amount: 1, max: 1 }]
    const other = pluginState(server.db, place, { filling: 'other' })
    expect((await holdAt(0, place, one, soon(), 'first')).missing).toEqual([])
    expect([await other.take('chair', 1, 1), (await other.stock(['chair'])).get('chair')]).toEqual([
      false,
      { taken: 0, held: 1, own: 0, waiting: 0 },
    ])
    // To the one who holds it, it is not held.
    const own = pluginState(server.db, place, { filling: 'first' })
    expect((await own.stock(['chair'])).get('chair')).toMatchObject({ held: 0, own: 1 })

    await holdAt(0, place, one, past(), 'first')
    expect((await holdAt(1, place, one, soon(), 'second')).missing).toEqual([])
    await holdAt(1, place, [], soon(), 'second')
    expect((await holdAt(0, place, one, soon(), 'third')).missing).toEqual([])
    await dropHolds(server.db, formId, 'third')
    expect(await other.take('chair', 1, 1)).toBe(true)

    await deleteStaleState(server.db)
    const { rows } = await sql`select 1 from plugin_hold where question_id = ${place.questionId}`.execute(server.db)
    expect(rows).toEqual([])
  })

  it('is not all held from one place', async () => {
    const place = newPlace()
    const fillings = Array.from({ length: 80 }, () => randomUUID())
    const tried: boolean[] = []
    for (const filling of fillings) {
      const wanted = [{ key: 'seat', amount: 1, max: 1000 }]
      const missing = await holdStock(server.db, place, { filling, network: 'same' }, { wanted, until: soon() })
      tried.push(missing.length === 0)
    }
    expect(tried.filter(Boolean)).toHaveLength(60)
    // What cannot be held can still be taken.
    expect(await pluginState(server.db, place, { filling: 'x' }).take('seat', 1, 1000)).toBe(true)
  })

  it('never gives more than there is, whatever is held, let go, taken and given back by whom', async () => {
    const step = fc.record({
      who: fc.constantFrom('a', 'b', 'c'),
      act: fc.constantFrom('hold', 'expire', 'take', 'give', 'leave'),
      key: fc.constantFrom('x', 'y'),
      amount: fc.integer({ min: 1, max: 4 }),
    })
    const max = 5
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const place = newPlace()
        const taken: Record<string, number> = { x: 0, y: 0 }
        const held = new Map<string, { key: string; amount: number }>()
        const others = (key: string, who: string) =>
          [...held].reduce((sum, [by, each]) => sum + (by !== who && each.key === key ? each.amount : 0), 0)
        for (const { who, act, key, amount } of steps) {
          const before = taken[key] ?? 0
          const fits = before + amount + others(key, who) <= max
          if (act === 'hold' || act === 'expire') {
            const until = act === 'hold' ? soon() : past()
            const { missing } = await holdAt(0, place, [{ key, amount, max }], until, who)
            expect(missing.length === 0).toBe(fits)
            held.delete(who)
            if (fits && act === 'hold') held.set(who, { key, amount })
          } else if (act === 'take') {
            expect(await pluginState(server.db, place, { filling: who }).take(key, amount, max)).toBe(fits)
            if (fits) {
              taken[key] = before + amount
              if (held.get(who)?.key === key) held.delete(who)
            }
          } else if (act === 'give') {
            await pluginState(server.db, place).give(key, amount)
            taken[key] = Math.max(0, before - amount)
          } else {
            await holdAt(0, place, [], soon(), who)
            held.delete(who)
          }
          const stock = await pluginState(server.db, place, { filling: who }).stock(['x', 'y'])
          for (const each of ['x', 'y'])
            expect(stock.get(each)).toMatchObject({ taken: taken[each], held: others(each, who), waiting: 0 })
        }
      }),
      { numRuns: 25 },
    )
  })
})

describe('a series', () => {
  it('gives every number once, to five hundred who ask at once', async () => {
    const place = newPlace()
    const asked = await rush(times(500), (turn) => pluginState(databaseAt(turn), place).next('serial'))
    const numbers = asked.toSorted((a, b) => a - b)
    expect(numbers).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  })
})

describe('a waiting line', () => {
  it('takes as many as may wait, in the order they came, and none twice', async () => {
    const place = newPlace()
    const joins = Array.from({ length: 50 }, (_, turn) =>
      pluginState(databaseAt(turn), place).line.join('day', String(turn + 1), 7),
    )
    expect((await Promise.all(joins)).filter(Boolean)).toHaveLength(7)
    const { line, stock } = pluginState(server.db, place)
    expect((await stock(['day'])).get('day')?.waiting).toBe(7)
    const order: string[] = []
    for (let next = await line.first('day'); next !== null; next = await line.first('day')) {
      expect([await line.leave('day', next), await line.leave('day', next)]).toEqual([true, false])
      order.push(next)
    }
    expect([order.length, new Set(order).size]).toEqual([7, 7])
    expect(await line.join('day', '99', 1)).toBe(true)
    expect([await line.join('day', '99', 2), await line.first('day')]).toEqual([false, '99'])
  })
})
