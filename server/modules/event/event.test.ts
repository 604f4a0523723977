import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../db/testing.ts'
import { type AnyListener, jobOf } from '../../kernel/event.ts'
import { startWorker } from '../job/worker.ts'
import { emit } from './emit.ts'
import { type Loop, startLoop } from './loop.ts'
import { deleteMissing, noteMissing, setChosen, subscribe } from './repository.ts'
import { createTaker } from './taker.ts'
import { calling, createNotes, happened, notesOf, noting } from './testing.ts'

let database: TestDatabase
const logged: string[] = []
const log = { error: (details: object, message: string) => logged.push(`${message} ${JSON.stringify(details)}`) }
const deps = () => ({ db: database.kysely, log, isBusy: () => false })

beforeAll(async () => {
  database = await createTestDatabase()
  await createNotes(database.kysely)
})
afterEach(async () => {
  for (const table of ['outbox', 'job', 'event_choice', 'event_listener'] as const)
    await database.kysely.deleteFrom(table).execute()
  await sql`truncate note restart identity`.execute(database.kysely)
  logged.length = 0
})
afterAll(() => database.drop())

const join = (...listeners: readonly AnyListener[]) =>
  subscribe(
    database.kysely,
    listeners.map(({ name, wants }) => ({ listener: name, kind: happened.kind, isChoosy: wants === 'chosen' })),
  )
const happen = (numbers: readonly number[], formId?: string) =>
  database.kysely.transaction().execute((trx) =>
    emit(
      trx,
      happened,
      numbers.map((number) => ({ number, ...(formId !== undefined && { formId }) })),
    ),
  )
const waiting = async (listener: string): Promise<number> =>
  (await database.kysely.selectFrom('outbox').select('id').where('listener', '=', listener).execute()).length
/** Until nothing waits that could be taken, whatever was put off before. */
const takeAll = async (listener: AnyListener, forms: readonly (string | null)[] = [null]) => {
  await database.kysely.updateTable('outbox').set({ available_at: sql`now()` }).execute()
  const { take } = createTaker(listener, deps())
  for (const formId of forms) while ((await take(formId, { mayWait: true })) > 0);
}
const until = (condition: () => Promise<boolean>) => expect.poll(condition, { timeout: 30_000 }).toBe(true)
const numbersOf = async (listener: string) => (await notesOf(database.kysely, listener)).map(({ number }) => number)

describe('an event', () => {
  it('is there with its cause, and gone with it', async () => {
    const listener = noting('a')
    await join(listener)
    await happen([1])
    const failing = database.kysely.transaction().execute(async (trx) => {
      await emit(trx, happened, [{ number: 2 }])
      throw new Error('the cause failed')
    })
    await expect(failing).rejects.toThrow('the cause failed')
    await takeAll(listener)
    expect(await numbersOf('a')).toEqual([1])
  })

  it('is written for those who listen when it happens: nothing without any, only later ones for who comes later', async () => {
    await happen([1])
    expect(await database.kysely.selectFrom('outbox').selectAll().execute()).toEqual([])
    const [first, second] = [noting('first'), noting('second')]
    await join(first)
    await happen([2])
    await join(second)
    await happen([3])
    await takeAll(first)
    await takeAll(second)
    expect([await numbersOf('first'), await numbersOf('second')]).toEqual([[2, 3], [3]])
  })

  it('of a form nobody has chosen costs a listener that chooses nothing', async () => {
    const listener = noting('choosy', { wants: 'chosen' })
    await join(listener)
    const ids = await insertForms(2)
    const [chosen = '', other = ''] = ids
    const choose = (isChosen: boolean) => setChosen(database.kysely, { listener: 'choosy', formId: chosen, isChosen })
    await choose(true)
    await choose(true)
    await happen([1], chosen)
    await happen([2], other)
    await happen([3])
    await choose(false)
    await happen([4], chosen)
    expect(await waiting('choosy')).toBe(1)
    await takeAll(listener, [chosen])
    expect(await numbersOf('choosy')).toEqual([1])
  })

  it('that cannot be applied is put off, and those around it are not', async () => {
    let isBroken = true
    const listener = noting('a', {
      beforeEach: async (number) => {
        if (isBroken && number === 3) throw new Error('cannot three')
      },
    })
    await join(listener)
    await happen([1, 2, 3, 4, 5, 6, 7])
    const { take } = createTaker(listener, deps())
    while ((await take(null, { mayWait: true })) > 0);
    expect(await numbersOf('a')).toEqual([1, 2, 4, 5, 6, 7])
    const [left] = await database.kysely.selectFrom('outbox').selectAll().execute()
    expect(left).toMatchObject({ about: { number: 3 }, attempts: 1 })
    expect(left?.available_at.getTime()).toBeGreaterThan(Date.now())
    expect(logged).toEqual([expect.stringContaining('cannot three')])
    isBroken = false
    await takeAll(listener)
    expect(await numbersOf('a')).toEqual([1, 2, 4, 5, 6, 7, 3])
  })

  it('of a kind that says something else by now waits, and says so', async () => {
    const listener = noting('a')
    await join(listener)
    await happen([1])
    await database.kysely
      .updateTable('outbox')
      .set({ about: JSON.stringify({ number: 'one' }) })
      .execute()
    await createTaker(listener, deps()).take(null, { mayWait: true })
    expect([await waiting('a'), await numbersOf('a'), logged.length]).toEqual([1, [], 1])
  })
})

const transaction = fc.record({
  events: fc.array(fc.constantFrom('', '7', '8'), { minLength: 1, maxLength: 4 }),
  isRolledBack: fc.boolean(),
})

it('happens exactly once inside, in the order of its transaction, whatever is rolled back, breaks off or runs beside it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(transaction, { minLength: 10, maxLength: 30 }),
      fc.infiniteStream(fc.nat(11)),
      async (transactions, dice) => {
        await sql`truncate note`.execute(database.kysely)
        /** As if the process died: its connection is gone, with what it had taken. */
        const beforeEach = async (_number: number, db: TestDatabase['kysely']) => {
          if (dice.next().value === 0) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
        }
        const [a, b] = [noting('a', { beforeEach }), noting('b')]
        await join(a, b)
        const loops: Loop[] = [a, a, a, b, b].map((listener) => startLoop(listener, deps()))
        let next = 0
        const committed: number[][] = []
        await Promise.all(
          transactions.map(async ({ events, isRolledBack }) => {
            const numbered = events.map((formId) => ({ formId, number: next++ }))
            const done = database.kysely.transaction().execute(async (trx) => {
              for (const { formId, number } of numbered) {
                await emit(trx, happened, [{ number, ...(formId !== '' && { formId }) }])
                await sleep(dice.next().value ?? 0)
              }
              if (isRolledBack) throw new Error('no')
            })
            await done.catch(() => undefined)
            if (!isRolledBack)
              for (const form of ['', '7', '8'])
                committed.push(numbered.filter(({ formId }) => formId === form).map(({ number }) => number))
          }),
        )
        await until(async () => {
          // Only those that were put off: whoever takes passes over what another transaction holds, and so out of turn.
          await database.kysely
            .updateTable('outbox')
            .set({ available_at: sql`now()` })
            .where('attempts', '>', 0)
            .execute()
          return (await waiting('a')) + (await waiting('b')) === 0
        })
        await Promise.all(loops.map((loop) => loop.close()))
        const expected = committed.flat().sort((x, y) => x - y)
        for (const listener of ['a', 'b']) expect((await numbersOf(listener)).sort((x, y) => x - y)).toEqual(expected)
        const order = await numbersOf('b')
        for (const each of committed) expect(order.filter((number) => each.includes(number))).toEqual(each)
      },
    ),
    { numRuns: 8, seed: 20261122 },
  )
})

describe('a process that is killed', () => {
  const children: ChildProcess[] = []
  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
  })

  it('loses nothing and doubles nothing: inside once, outside at least once and under one key', async () => {
    const count = 600
    await join(noting('inside'), calling('outside', database.kysely))
    const numbers = Array.from({ length: count }, (_, number) => number)
    for (let start = 0; start < count; start += 20) await happen(numbers.slice(start, start + 20))
    // Counted before it runs: it takes forty and then waits for its end, which may be sooner than this process looks.
    const taken = async () => (await numbersOf('inside')).length
    let inTheMiddle = 0
    for (let kills = 0; inTheMiddle < 4 && kills < 12; kills++) {
      const before = await taken()
      const child = spawn(process.execPath, ['--input-type=module', '-e', takingProcess(database.url)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      children.push(child)
      const gone = once(child, 'exit')
      if (child.stdout) await once(child.stdout, 'data')
      // One that is slow to begin is killed as well: nothing says that it must have got anywhere.
      for (let look = 0; look < 100 && (await taken()) === before; look++) await sleep(50)
      child.kill('SIGKILL')
      await gone
      if ((await taken()) > before) inTheMiddle++
      expect(await waiting('inside')).toBeGreaterThan(0)
    }
    expect(inTheMiddle).toBeGreaterThan(0)
    // What the dead had begun there ends a moment later than they do.
    await until(async () => (await busyElsewhere()) === 0)
    const [inside, outside] = [noting('inside'), calling('outside', database.kysely)]
    await takeAll(inside)
    await takeAll(outside)
    // What the dead had in hand is free once their leases are over.
    await database.kysely.updateTable('job').set({ lease_until: sql`now()` }).where('status', '=', 'running').execute()
    const worker = startWorker({ db: database.kysely, log, kinds: jobOf(outside), pollMs: 10, concurrency: 8 })
    await until(async () => (await notesOf(database.kysely, 'outside')).length >= count && (await unfinished()) === 0)
    await worker.stop()
    expect((await numbersOf('inside')).sort((x, y) => x - y)).toEqual(numbers)
    const calls = await notesOf(database.kysely, 'outside')
    expect([...new Set(calls.map(({ number }) => number))].sort((x, y) => x - y)).toEqual(numbers)
    expect(new Set(calls.map(({ event }) => event)).size).toBe(count)
    // Four processes are started, one after the other.
  }, 180_000)

  const busyElsewhere = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
        and state <> 'idle'`.execute(database.kysely)
    return rows.length
  }

  const unfinished = async () =>
    (await database.kysely.selectFrom('job').select('id').where('status', 'in', ['waiting', 'running']).execute())
      .length

  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url).href)
  const takingProcess = (url: string) => `
    import { createDatabase } from ${module('../../db/client.ts')}
    import { jobOf } from ${module('../../kernel/event.ts')}
    import { startWorker } from ${module('../job/worker.ts')}
    import { calling, noting } from ${module('./testing.ts')}
    import { startLoop } from ${module('./loop.ts')}
    const { kysely: db } = createDatabase({ connection: ${JSON.stringify(url)}, poolSize: 6 })
    const log = { error: (details, message) => console.error(message, JSON.stringify(details)) }
    const deps = { db, log, isBusy: () => false }
    const outside = calling('outside', db)
    // Never through with all of them, however late the kill comes on a busy machine.
    let taken = 0
    const slowly = () => new Promise((resolve) => { if (++taken <= 40) setTimeout(resolve, 5) })
    startLoop(noting('inside', { beforeEach: slowly }), deps)
    startLoop(outside, deps)
    startWorker({ db, log, kinds: jobOf(outside), pollMs: 10 })
    console.log('ready')`
})

it('an outside listener that fails is tried again under the same key, until it is done', async () => {
  let failures = 2
  const listener = calling('outside', database.kysely, () => {
    if (failures-- > 0) throw new Error('nobody answers')
  })
  await join(listener)
  await happen([5])
  await takeAll(listener)
  expect(await waiting('outside')).toBe(0)
  const worker = startWorker({ db: database.kysely, log, kinds: jobOf(listener), pollMs: 10 })
  await until(async () => {
    // Nobody waits for the pause between two attempts here.
    await database.kysely.updateTable('job').set({ run_at: sql`now()` }).where('status', '=', 'waiting').execute()
    const [job] = await database.kysely.selectFrom('job').select('status').execute()
    return job?.status === 'done'
  })
  await worker.stop()
  const calls = await notesOf(database.kysely, 'outside')
  expect(calls.map(({ number }) => number)).toEqual([5, 5, 5])
  expect(new Set(calls.map(({ event }) => event)).size).toBe(1)
})

describe('a listener that is gone', () => {
  const present = { listener: 'stays', kind: happened.kind, isChoosy: false }
  const agree = async (days: number) => {
    await database.kysely
      .updateTable('event_listener')
      .set({ missing_since: sql`now() - make_interval(days => ${days}::int)` })
      .where('missing_since', 'is not', null)
      .execute()
  }

  it('is reported with what waits for it, waited for, and forgotten after a week', async () => {
    await join(noting('stays'), noting('goes'))
    await happen([1, 2])
    const missing = [{ listener: 'goes', kind: happened.kind, waiting: 2 }]
    expect(await noteMissing(database.kysely, [present])).toEqual(missing)
    await agree(6)
    // Another server that starts without it does not begin the week anew.
    expect(await noteMissing(database.kysely, [present])).toEqual(missing)
    await happen([3])
    expect(await deleteMissing(database.kysely)).toEqual({ listeners: [], events: 0 })
    await agree(8)
    expect(await deleteMissing(database.kysely)).toEqual({ listeners: ['goes'], events: 3 })
    await happen([4])
    expect([await waiting('stays'), await waiting('goes')]).toEqual([4, 0])
  })

  it('and comes back has missed nothing', async () => {
    await join(noting('stays'), noting('goes'))
    await noteMissing(database.kysely, [present])
    await happen([1])
    await agree(6)
    await join(noting('goes'))
    await agree(8)
    expect(await deleteMissing(database.kysely)).toEqual({ listeners: [], events: 0 })
    await takeAll(noting('goes'))
    expect(await numbersOf('goes')).toEqual([1])
  })
})

const insertForms = async (count: number): Promise<string[]> => {
  const { id: owner_id } = await database.kysely
    .insertInto('user_account')
    .values({ user_name: 'owner', nick_name: 'owner', password_hash: '-' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const forms = Array.from({ length: count }, (_, index) => ({
    form_key: `key${index}`,
    owner_id,
    name: '',
    draft: '{}',
    used_ids: [],
  }))
  const rows = await database.kysely.insertInto('form').values(forms).returning('id').execute()
  return rows.map(({ id }) => id)
}
