import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '../plugins/migrations.ts'
import { checksumOf, coreMigrations, type Migration, migrate, schemaHash } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase

beforeEach(async () => {
  database = await createTestDatabase({ empty: true })
})

afterEach(() => database.drop())

const sqlMigration = (name: string, up: string, sequence = ''): Migration => ({
  name,
  up,
  sequence,
  checksum: checksumOf(up),
})
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
      sequence: '',
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

describe('sequences of their own', () => {
  const page = sqlMigration('page/0001-first', 'create table basket as select name from fruit', 'page')
  const pageLater = sqlMigration('page/0002-second', `insert into basket values ('fig')`, 'page')

  it('come behind the core’s on an empty database, and join an old one whatever has been applied to it', async () => {
    expect(await migrate(database.pool, [first, second, page])).toEqual([first.name, second.name, page.name])
    const other = sqlMigration('another/0001-first', 'create table shelf ()', 'another')
    const third = sqlMigration('0003-third', 'select 1')
    expect(await migrate(database.pool, [first, second, third, other, page, pageLater])).toEqual([
      third.name,
      other.name,
      pageLater.name,
    ])
  })

  it('keep their own order', async () => {
    await migrate(
      database.pool,
      [first, pageLater].map((migration) => ({ ...migration, up: 'select 1' })),
    )
    await expect(migrate(database.pool, [first, page, pageLater])).rejects.toThrow(
      'The migration page/0001-first comes before page/0002-second, which is already applied.',
    )
  })

  it('refuse a newer version of the plugin, but not that it is gone', async () => {
    await migrate(database.pool, [first, page, pageLater])
    await expect(migrate(database.pool, [first, page])).rejects.toThrow(
      'The database was made by a newer version of the plugin page (it has the migration page/0002-second).',
    )
    expect(await migrate(database.pool, [first, second])).toEqual([second.name])
    expect(await migrate(database.pool, [first, second, page, pageLater])).toEqual([])
  })

  it('may take over a migration that was the core’s, under the name databases know', async () => {
    await migrate(database.pool, [first, second])
    const moved = { ...second, sequence: 'page' }
    expect(await migrate(database.pool, [first, sqlMigration('0003-third', 'select 1'), moved])).toEqual(['0003-third'])
    // And may go with its plugin then.
    expect(await migrate(database.pool, [first, sqlMigration('0003-third', 'select 1')])).toEqual([])
  })
})

describe('the migrations of this version', () => {
  it('have names that sort in their order and no number twice', () => {
    const numbers = coreMigrations.map(({ name }) => /^(\d{4})-[a-z0-9-]+$/.exec(name)?.[1])
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers).not.toContain(undefined)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('build the schema on an empty database', async () => {
    expect(await migrate(database.pool, migrations)).toEqual(migrations.map(({ name }) => name))
  })

  it('of the core need none of a page', async () => {
    expect(await migrate(database.pool, coreMigrations)).toEqual(coreMigrations.map(({ name }) => name))
    // The pages come later.
    expect(await migrate(database.pool, migrations)).toEqual(
      migrations.flatMap(({ name, sequence }) => (sequence === '' ? [] : [name])),
    )
  })

  it('bring a database to date that has those of pages from when they were the core’s', async () => {
    const moved = migrations.filter(
      ({ name }) => /^\d/.test(name) && !coreMigrations.some((core) => core.name === name),
    )
    expect(moved.map(({ name }) => name)).toEqual(['0046-announcements', '0047-own-themes'])
    const past = [...coreMigrations.filter(({ name }) => name < '0063'), ...moved]
      .map((migration) => ({ ...migration, sequence: '' }))
      .sort((a, b) => (a.name < b.name ? -1 : 1))
    await migrate(database.pool, past)
    await database.pool.query('alter table schema_migration drop column sequence')
    const applied = new Set(past.map(({ name }) => name))
    expect(await migrate(database.pool, migrations)).toEqual(
      migrations.flatMap(({ name }) => (applied.has(name) ? [] : [name])),
    )
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
