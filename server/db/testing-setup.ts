// Vitest global setup: one PostgreSQL for the whole run, with one migrated template that test files copy.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { readProcessEnv } from '../env.ts'
import { migrations } from '../plugins/migrations.ts'
import { createDatabase } from './client.ts'
import { withDatabaseName } from './database-url.ts'
import { startEmbeddedPostgres } from './embedded.ts'
import { migrate, schemaHash } from './migrate.ts'

export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startServer()
  try {
    provide('testDatabase', { url: server.url, template: await prepareTemplate(server.url) })
  } catch (error) {
    await server.stop()
    throw error
  }
  return server.stop
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const { databaseUrl } = readProcessEnv()
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => {} }

  const dataFolder = mkdtempSync(join(tmpdir(), 'formloom-test-'))
  chmodSync(dataFolder, 0o755)
  const embedded = await startEmbeddedPostgres({ dataFolder, durable: false, mayCreateDatabases: true })
  const released = stopWhenThisProcessDies((await embedded.pid()) ?? 0, dataFolder)
  const { host, port, user, password, database } = embedded.connection
  return {
    url: `postgres://${user}:${password}@/${database}?host=${encodeURIComponent(host)}&port=${port}`,
    stop: async () => {
      await embedded.stop()
      rmSync(dataFolder, { recursive: true, force: true })
      released()
    },
  }
}

/** A test run is often killed from outside; its database must not live on. The shell waits for our end of the pipe. */
function stopWhenThisProcessDies(pid: number, folder: string): () => void {
  if (process.platform === 'win32') return () => {}
  const script = 'read -r word; [ "$word" = released ] || { kill -QUIT "$1"; sleep 1; rm -rf "$2"; }'
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', String(pid), folder], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  watcher.unref()
  return () => watcher.stdin.end('released\n')
}

/** Makes the template once for each state of the schema; an external server keeps it between runs. */
async function prepareTemplate(url: string): Promise<string> {
  const template = `formloom_template_${schemaHash(migrations)}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  try {
    // Two runs against the same server: one makes the template, the other waits for it.
    await admin.query('select pg_advisory_lock(hashtext($1))', [template])
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
    if (rowCount) return template
    const unfinished = `${template}_unfinished`
    await admin.query(`drop database if exists ${unfinished}`)
    await admin.query(`create database ${unfinished}`)
    const { kysely, pool } = createDatabase({ connection: withDatabaseName(url, unfinished), poolSize: 1 })
    await migrate(pool, migrations).finally(() => kysely.destroy())
    await admin.query(`alter database ${unfinished} rename to ${template}`)
    return template
  } finally {
    await admin.end()
  }
}
