import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'
import type { Logger } from '../log.ts'
import { createDatabase, type DatabaseClient, type DatabaseOptions } from './client.ts'
import { startEmbeddedPostgres } from './embedded.ts'

export interface OpenDatabase extends DatabaseClient {
  /** Closes the pool; waits for queries that run. */
  close(): Promise<void>
  /** Stops the database where it is ours. Call it after {@link close}. */
  stopServer(): Promise<void>
  /** Like {@link stopServer} for a process that ends this very moment. */
  stopServerWithoutWaiting(): void
}

/** The external database does not answer. The message is a sentence for the operator. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

export interface OpenOptions {
  env: Pick<Env, 'databaseUrl' | 'dataFolder'>
  log: Logger
  /** The embedded database died for good. */
  onLost: (error: Error) => void
  /** Seconds to wait for an external database that is just being started. @default 30 */
  patience?: number
}

/** Opens the database of DATABASE_URL, or starts the embedded one. */
export async function openDatabase({ env, log, onLost, patience = 30 }: OpenOptions): Promise<OpenDatabase> {
  const onIdleError = (error: Error) => log.warn({ reason: error.message }, 'a connection to the database broke')
  if (env.databaseUrl !== null) {
    const client = open({ connection: env.databaseUrl, onIdleError })
    await waitFor(client, env.databaseUrl, patience)
    return { ...client, stopServer: async () => {}, stopServerWithoutWaiting: () => {} }
  }
  const embedded = await startEmbeddedPostgres({
    dataFolder: env.dataFolder,
    note: (message) => log.info(message),
    onLost,
  })
  return {
    ...open({ connection: embedded.connection, onIdleError }),
    stopServer: () => embedded.stop(),
    stopServerWithoutWaiting: () => embedded.stopWithoutWaiting(),
  }
}

function open(options: DatabaseOptions): DatabaseClient & Pick<OpenDatabase, 'close'> {
  const client = createDatabase(options)
  return { ...client, close: () => client.kysely.destroy() }
}

async function waitFor(client: DatabaseClient & Pick<OpenDatabase, 'close'>, url: string, patience: number) {
  const giveUp = performance.now() + patience * 1_000
  for (;;) {
    try {
      await client.pool.query('select 1')
      return
    } catch (error) {
      if (isTemporary(error) && performance.now() < giveUp) {
        await sleep(500)
        continue
      }
      await client.close()
      const reason = error instanceof Error ? error.message || String(Reflect.get(error, 'code')) : String(error)
      throw new DatabaseUnreachableError(
        `The database of DATABASE_URL (${serverOf(url)}) cannot be used: ${reason.replace(/\.$/, '')}.`,
      )
    }
  }
}

/** Not there yet, as opposed to a wrong name or password. */
function isTemporary(error: unknown): boolean {
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : ''
  const isTimeout = error instanceof Error && /timeout/i.test(error.message)
  // 57P03: the server is starting up or shutting down.
  return isTimeout || ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT', '57P03'].includes(code)
}

/** Host and port without user and password. */
function serverOf(url: string): string {
  const authority = /^\w+:\/\/([^/?]*)/.exec(url)?.[1] ?? ''
  return authority.slice(authority.lastIndexOf('@') + 1) || 'a local socket'
}
