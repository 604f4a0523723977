import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Database } from './database.ts'

export interface DatabaseOptions {
  /** Address of an external PostgreSQL, or where the embedded one answers. */
  connection: string | { host: string; port: number; user: string; password: string; database: string }
  /** Connections kept at most. @default 20 */
  poolSize?: number
  /** Milliseconds after which PostgreSQL cancels a statement. @default 30_000 */
  statementTimeout?: number
  /** Hears about connections that broke, in use or not, as when the database restarts. */
  onIdleError?: (error: Error) => void
}

export interface DatabaseClient {
  kysely: Database
  pool: pg.Pool
}

/**
 * Opens the pool that the whole process shares. Nothing is connected before the first query.
 *
 * `int8` and `numeric` arrive as strings (a JavaScript number would round them), `date` as `YYYY-MM-DD`, `timestamptz`
 * as a `Date`. Close it with `kysely.destroy()`, which ends the pool.
 */
export function createDatabase(options: DatabaseOptions): DatabaseClient {
  const where = typeof options.connection === 'string' ? { connectionString: options.connection } : options.connection
  const pool = new pg.Pool({
    ...where,
    max: options.poolSize ?? 20,
    // A request must hear soon that the database is away, so that it can say so (reliability 3.2 rule 10).
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeout ?? 30_000,
    application_name: 'formloom',
    types: { getTypeParser },
  })
  // Without listeners, a connection that breaks would end the process: while idle by the pool's event, while somebody
  // holds it but waits for nothing, or for the second time in one break, by its own (bench: kill -9 of the database).
  pool.on('connect', (client) => client.on('error', (error) => options.onIdleError?.(error)))
  pool.on('error', () => {})
  return { kysely: new Kysely({ dialect: new PostgresDialect({ pool }) }), pool }
}

const asText = (value: string): string => value
const textTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC, pg.types.builtins.DATE])

function getTypeParser(type: number, format?: 'text' | 'binary') {
  return textTypes.has(type) ? asText : pg.types.getTypeParser(type, format)
}
