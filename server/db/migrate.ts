import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Runs one statement inside the migration's transaction. */
export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** A file of `migrations/`: either SQL, or code that needs to look at the data. */
export interface MigrationModule {
  up: string | ((sql: RunSql) => Promise<void>)
}

export interface Migration extends MigrationModule {
  /** File name without extension, such as `0001-people`; migrations run in the order of their names. */
  name: string
  /** SHA-256 of the SQL or, for code, of the file. An applied migration never changes. */
  checksum: string
}

/** The database cannot be brought to the schema of this version. The message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings the schema up to date: every migration that is not applied yet, in order, each in a transaction of its own.
 * Any number of processes may do this at once; one works and the others wait.
 *
 * @returns the names of the migrations that were applied by this call
 * @throws MigrationError when an applied migration was changed, the schema is newer than this code, the numbering has
 * a gap behind it, or PostgreSQL is older than 15
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[] = ownMigrations): Promise<string[]> {
  const client = await pool.connect()
  try {
    // Both waiting for another process and moving a large table may take longer than a request may.
    await client.query('set statement_timeout = 0')
    await requireVersion(client)
    await client.query('select pg_advisory_lock($1, $2)', [...migrationLock])
    await client.query(bookkeeping)
    const pending = await pendingOf(client, migrations)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    // Closes the connection instead of giving it back: lock and settings end with it, even after a failure.
    client.release(true)
  }
}

/**
 * One short text for the whole schema: changes whenever a migration is added or edited.
 * @fixture
 */
export function schemaHash(migrations: readonly Migration[] = ownMigrations): string {
  const text = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

const modules = import.meta.glob<MigrationModule>('./migrations/*.ts', { eager: true })
const sources = import.meta.glob<string>('./migrations/*.ts', { eager: true, query: '?raw', import: 'default' })

/** The migrations of this version. */
export const ownMigrations: readonly Migration[] = Object.entries(modules)
  .map(([path, { up }]) => {
    const name = path.replace(/^.*\//, '').replace(/\.ts$/, '')
    // The text of a function differs between development and the built server; the file does not.
    return { name, up, checksum: checksumOf(typeof up === 'string' ? up : (sources[path] ?? '')) }
  })
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** For lists that do not come from files. */
export function checksumOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n').trim()).digest('hex')
}

// Any two numbers, the same in every version; different from the lock of the embedded server's owner.
const migrationLock = [0x464f524d, 0x4d494752] as const
const oldestVersion = 15

const bookkeeping = `
create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

async function requireVersion(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new MigrationError(`The database is PostgreSQL ${version}, and Formloom needs ${oldestVersion} or later.`)
}

async function pendingOf(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name collate "C"',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationError(
        `The database was made by a newer version of Formloom (it has the migration ${name}). Start that version or a later one.`,
      )
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${name} was changed after it had been applied to this database. Restore the file; put changes into a new migration.`,
      )
    }
  }
  const done = new Set(applied.map(({ name }) => name))
  const pending = migrations.filter(({ name }) => !done.has(name))
  const last = applied.at(-1)?.name
  const late = pending.find(({ name }) => last !== undefined && name < last)
  if (late) {
    throw new MigrationError(
      `The migration ${late.name} comes before ${last}, which is already applied. Give it a higher number.`,
    )
  }
  return pending
}

async function apply(client: pg.PoolClient, { name, checksum, up }: Migration): Promise<void> {
  await client.query('begin')
  try {
    if (typeof up === 'string') await client.query(up)
    else await up(async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows)
    await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed and was undone: ${reason}.`, { cause: error })
  }
}
