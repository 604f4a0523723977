import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checksumOf, type Migration, migrate, ownMigrations, schemaHash } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})

afterEach(() => database.drop())

const sqlMigration = (name: string, up: string): Migration => ({ name, up, checksum: checksumOf(up) })
const first = sqlMigration('0001-first', 'create table fruit (name text primary key)')
const second = sqlMigration('0002-second', `insert into fruit values ('plum')`)

describe('migrate', () => {
  it('applies what is missing, in order, and nothing twice', async () => {
    expect(await migrate(database.pool, [first])).toEqual(['0001-first'])
    expect(await migrate(database.pool, [first, second])).toEqual(['0002-second'])
    expect(await migrate(database.pool, [first, second])).toEqual([])
    expect(await fruit()).toEqual(['plum'])
  })

  it('runs a migration that needs code in the same transaction as its bookkeeping', async () => {
    const code: Migration = {
      name: '0002-code',
      checksum: checksumOf('code'),
      up: async (sql) => {
        const [row] = await sql('select count(*)::int as count from fruit')
        await sql('insert into fruit values ($1)', [`fruit ${row?.count}`])
      },
    }
    await migrate(database.pool, [first, code])
    expect(await fruit()).toEqual(['fruit 0'])
  })

  it('leaves nothing of a migration that fails, and keeps those before it', async () => {
    const broken = sqlMigration('0002-broken', `insert into fruit values ('fig'); insert into nowhere values (1)`)
    await expect(migrate(database.pool, [first, broken])).rejects.toThrow(
      'The migration 0002-broken failed and was undone: relation "nowhere" does not exist.',
    )
    expect(await fruit()).toEqual([])
    expect(await migrate(database.pool, [first, second])).toEqual(['0002-second'])
  })

  it('stops when an applied migration was changed', async () => {
    await migrate(database.pool, [first])
    const changed = sqlMigration('0001-first', 'create table fruit (name varchar primary key)')
    await expect(migrate(database.pool, [changed])).rejects.toThrow(
      'The migration 0001-first was changed after it had been applied to this database.',
    )
  })

  it('does not take other line ends for a change', async () => {
    const text = 'create table a ();\ncreate table b ()'
    await migrate(database.pool, [sqlMigration('0001-a', text)])
    expect(await migrate(database.pool, [sqlMigration('0001-a', text.replace('\n', '\r\n'))])).toEqual([])
  })

  it('refuses the schema of a newer version', async () => {
    await migrate(database.pool, [first, second])
    await expect(migrate(database.pool, [first])).rejects.toThrow(
      'The database was made by a newer version of Formloom (it has the migration 0002-second).',
    )
  })

  it('refuses a migration numbered below one that is applied', async () => {
    await migrate(
      database.pool,
      [second].map((migration) => ({ ...migration, up: 'select 1' })),
    )
    await expect(migrate(database.pool, [first, second])).rejects.toThrow(
      'The migration 0001-first comes before 0002-second, which is already applied.',
    )
  })

  it('is safe when many processes start at once', async () => {
    const slow = sqlMigration('0002-slow', `select pg_sleep(0.3); insert into fruit values ('plum')`)
    const applied = await Promise.all(Array.from({ length: 8 }, () => migrate(database.pool, [first, slow])))
    expect(applied.flat().sort()).toEqual(['0001-first', '0002-slow'])
    expect(await fruit()).toEqual(['plum'])
  })

  it('outlasts the time limit of ordinary statements', async () => {
    await database.pool.query(
      `alter database ${database.url.split('/').at(-1)?.split('?')[0]} set statement_timeout = '100ms'`,
    )
    const slow = sqlMigration('0001-slow', 'select pg_sleep(0.4)')
    expect(await migrate(database.pool, [slow])).toEqual(['0001-slow'])
  })
})

describe('the migrations of this version', () => {
  it('have names that sort in their order and no number twice', () => {
    const numbers = ownMigrations.map(({ name }) => /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1])
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('build the schema on an empty database', async () => {
    expect(await migrate(database.pool)).toEqual(ownMigrations.map(({ name }) => name))
  })

  it('change the hash of the schema when one is edited or added', () => {
    const hashes = [[first], [first, second], [sqlMigration('0001-first', 'select 1'), second]].map(schemaHash)
    expect(new Set(hashes).size).toBe(3)
  })
})

async function fruit(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('select name from fruit order by name')
  return rows.map(({ name }) => name)
}
