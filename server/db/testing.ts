// Databases for tests. Needs the global setup of testing-setup.ts.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { createDatabase, type DatabaseClient } from './client.ts'
import { withDatabaseName } from './database-url.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where test files make their databases: an address of the server, and the template's name. */
    testDatabase: { url: string; template: string }
  }
}

export interface TestDatabase extends DatabaseClient {
  /** Address of this database, for a client of one's own. */
  url: string
  /** Closes every connection and removes the database. */
  drop(): Promise<void>
}

/**
 * A fresh database with the schema of this version and no rows, for one test file.
 *
 * @example
 * const database = await createTestDatabase()
 * afterAll(() => database.drop())
 */
export async function createTestDatabase(options: { empty?: boolean; poolSize?: number } = {}): Promise<TestDatabase> {
  const { url: server, template } = inject('testDatabase')
  const name = `formloom_test_${process.pid}_${randomBytes(4).toString('hex')}`
  const source = options.empty ? 'template1' : template
  // Neither name comes from outside, and the statement takes no parameters.
  await onServer(server, `create database ${name} template ${source}`)
  const url = withDatabaseName(server, name)
  const { kysely, pool } = createDatabase({ connection: url, poolSize: options.poolSize ?? 20 })
  let dropped: Promise<void> | null = null
  return {
    kysely,
    pool,
    url,
    drop: () => {
      dropped ??= kysely.destroy().then(() => dropDatabase(server, name))
      return dropped
    },
  }
}

/**
 * Not `with (force)`: that refuses when autovacuum, which belongs to a superuser, happens to be at work in there. A
 * plain drop sends autovacuum away by itself; connections a test left open are ours to end.
 */
async function dropDatabase(server: string, name: string): Promise<void> {
  await onServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and usename = current_user`,
  )
  await onServer(server, `drop database if exists ${name}`)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
