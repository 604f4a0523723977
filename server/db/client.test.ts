import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrations } from '../plugins/migrations.ts'
import { createDatabase } from './client.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.drop())

describe('createDatabase', () => {
  it('rounds no number and shifts no date', async () => {
    const { rows } = await database.pool.query(
      `select 9007199254740993::int8 as big, 0.1000000000000000055::numeric as exact, date '2026-03-01' as day,
              timestamptz '2026-03-01 12:00:00+00' as moment, '{"a":[1]}'::jsonb as json`,
    )
    expect(rows[0]).toEqual({
      big: '9007199254740993',
      exact: '0.1000000000000000055',
      day: '2026-03-01',
      moment: new Date('2026-03-01T12:00:00Z'),
      json: { a: [1] },
    })
  })

  it('cancels a statement that takes too long, and says who it is', async () => {
    const { kysely, pool } = createDatabase({ connection: database.url, statementTimeout: 100 })
    await expect(pool.query('select pg_sleep(5)')).rejects.toThrow(/statement timeout/)
    const { rows } = await pool.query<{ name: string }>(`select current_setting('application_name') as name`)
    expect(rows[0]?.name).toBe('formloom')
    await kysely.destroy()
  })

  it('gives up within two seconds when nobody answers', async () => {
    const { kysely, pool } = createDatabase({ connection: 'postgres://nobody@192.0.2.1:5432/none' })
    const start = performance.now()
    await expect(pool.query('select 1')).rejects.toThrow()
    expect(performance.now() - start).toBeLessThan(4_000)
    await kysely.destroy()
  })

  it('reports a connection that breaks while idle and goes on', async () => {
    const errors: Error[] = []
    const { kysely, pool } = createDatabase({ connection: database.url, onIdleError: (error) => errors.push(error) })
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => errors.length, { timeout: 5_000 }).toBe(1)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await kysely.destroy()
  })
})

describe('a connection that breaks in use', () => {
  it('fails its work and is reported, and the process goes on', async () => {
    const errors: Error[] = []
    const { kysely, pool } = createDatabase({ connection: database.url, onIdleError: (error) => errors.push(error) })
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    // Held, as between two statements of a transaction.
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect.poll(() => errors.length, { timeout: 5_000 }).toBeGreaterThan(0)
    await expect(client.query('select 1')).rejects.toThrow()
    client.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await kysely.destroy()
  })
})

describe('createTestDatabase', () => {
  it('has the schema and no rows', async () => {
    const applied = await database.pool.query<{ name: string }>(
      'select name from schema_migration order by name collate "C"',
    )
    expect(applied.rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name).sort())
    const { rows } = await database.pool.query('select from user_account')
    expect(rows).toEqual([])
  })

  it('gives every caller one of its own and removes it, open connections or not', async () => {
    const other = await createTestDatabase()
    await other.pool.query('create table only_here ()')
    await expect(database.pool.query('select from only_here')).rejects.toThrow(/does not exist/)
    const lingering = new pg.Client({ connectionString: other.url })
    lingering.on('error', () => {})
    await lingering.connect()
    await other.drop()
    const server = new pg.Client({ connectionString: inject('testDatabase').url })
    await server.connect()
    const name = /\/(formloom_test_\w+)/.exec(other.url)?.[1]
    expect((await server.query('select from pg_database where datname = $1', [name])).rowCount).toBe(0)
    await server.end()
  })
})
