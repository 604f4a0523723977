import { createHash } from 'node:crypto'
import type pg from 'pg'

/** Runs one statement inside the migration's transaction. */
export type RunSql = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

/** A file of `migrations/`: either SQL, or code that needs to look at the data. */
export interface MigrationModule {
  up: string | ((sql: RunSql) => Promise<void>)
  /** Of a migration that moved here from another sequence: the name databases know it by. */
  recordedAs?: string
}

export interface Migration extends Pick<MigrationModule, 'up'> {
  /** File name without extension, such as `0001-people`, behind the name of a sequence that is not the core's. */
  name: string
  /** SHA-256 of the SQL or, for code, of the file. An applied migration never changes. */
  checksum: string
  /**
   * Whose migrations it is one of: the core's ('') or those of a plugin, by its folder. Each sequence has an order and a
   * history of its own, so a plugin may come to a database at any time.
   */
  sequence: string
}

/** The database cannot be brought to the schema of this version. The message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError'
}

/**
 * Brings the schema up to date: every migration that is not applied yet, in order, each in a transaction of its own.
 * Any number of processes may do this at once; one works and the others wait. What the migrations of a plugin made that
 * is not there any more stays as it is.
 *
 * @param migrations in the order they are applied in where nothing is: the core's first
 * @returns the names of the migrations that were applied by this call
 * @throws MigrationError when an applied migration was changed, the schema is newer than this code, the numbering has
 * a gap behind it, or PostgreSQL is older than 15
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<string[]> {
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
export function schemaHash(migrations: readonly Migration[]): string {
  const text = migrations.map(({ name, checksum }) => `${name} ${checksum}`).join('\n')
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/**
 * Migrations out of the files of one sequence, in their order.
 *
 * @param files what the files export, and `sources` their text, by path
 */
export const migrationsOf = (
  sequence: string,
  files: Readonly<Record<string, MigrationModule>>,
  sources: Readonly<Record<string, string>>,
): readonly Migration[] =>
  Object.keys(files)
    .sort()
    .flatMap((path) => {
      const file = files[path]
      if (!file) return []
      const { up, recordedAs } = file
      const own = path.replace(/^.*\//, '').replace(/\.ts$/, '')
      const name = recordedAs ?? (sequence === '' ? own : `${sequence}/${own}`)
      // The text of a function differs between development and the built server; the file does not.
      return [{ name, up, sequence, checksum: checksumOf(typeof up === 'string' ? up : (sources[path] ?? '')) }]
    })

/** The core's. Those of plugins: server/plugins/migrations.ts. */
export const coreMigrations = migrationsOf(
  '',
  import.meta.glob<MigrationModule>('./migrations/*.ts', { eager: true }),
  import.meta.glob<string>('./migrations/*.ts', { eager: true, query: '?raw', import: 'default' }),
)

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
);
-- Written down, so that the migrations of a plugin are known for what they are when it is gone.
alter table schema_migration add column if not exists sequence text not null default ''`

async function requireVersion(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  )
  const version = rows[0]?.version ?? 0
  if (version >= oldestVersion) return
  throw new MigrationError(`The database is PostgreSQL ${version}, and Formloom needs ${oldestVersion} or later.`)
}

async function pendingOf(client: pg.PoolClient, migrations: readonly Migration[]): Promise<Migration[]> {
  await noteSequences(client, migrations)
  const { rows: applied } = await client.query<{ name: string; checksum: string; sequence: string }>(
    'select name, checksum, sequence from schema_migration order by name collate "C"',
  )
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  const sequences = new Set(['', ...migrations.map(({ sequence }) => sequence)])
  for (const { name, checksum, sequence } of applied) {
    if (!sequences.has(sequence)) continue
    const migration = known.get(name)
    if (!migration) {
      throw new MigrationError(
        `The database was made by a newer version of ${sequence === '' ? 'Formloom' : `the plugin ${sequence}`} (it has the migration ${name}). Start that version or a later one.`,
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
  for (const late of pending) {
    const own = migrations.filter(({ sequence }) => sequence === late.sequence)
    const after = own.slice(own.indexOf(late)).find(({ name }) => done.has(name))
    if (after)
      throw new MigrationError(
        `The migration ${late.name} comes before ${after.name}, which is already applied. Give it a higher number.`,
      )
  }
  return pending
}

/** Migrations that were applied before sequences were written down, or that moved into a plugin since. */
async function noteSequences(client: pg.PoolClient, migrations: readonly Migration[]): Promise<void> {
  await client.query(
    `update schema_migration set sequence = known.sequence
     from unnest($1::text[], $2::text[]) known (name, sequence)
     where schema_migration.name = known.name and schema_migration.sequence <> known.sequence`,
    [migrations.map(({ name }) => name), migrations.map(({ sequence }) => sequence)],
  )
}

async function apply(client: pg.PoolClient, { name, checksum, sequence, up }: Migration): Promise<void> {
  await client.query('begin')
  try {
    if (typeof up === 'string') await client.query(up)
    else await up(async (text, values) => (await client.query<Record<string, unknown>>(text, values)).rows)
    await client.query('insert into schema_migration (name, checksum, sequence) values ($1, $2, $3)', [
      name,
      checksum,
      sequence,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError(`The migration ${name} failed and was undone: ${reason}.`, { cause: error })
  }
}
