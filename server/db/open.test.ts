import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { createLogger } from '../log.ts'
import { withDatabaseName } from './database-url.ts'
import { openDatabase } from './open.ts'

const log = createLogger({ isProduction: true, logLevel: 'silent' })
const openUrl = (databaseUrl: string, patience: number) =>
  openDatabase({ env: { databaseUrl, dataFolder: '/nowhere' }, log, onLost: () => {}, patience })

let door: Server | null = null

afterEach(() => door?.close())

describe('openDatabase with DATABASE_URL', () => {
  it('connects', async () => {
    const database = await openUrl(inject('testDatabase').url, 0)
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await database.close()
    await database.stopServer()
  })

  it('says which server does not answer, without the password', async () => {
    const port = await closedPort()
    const opening = openUrl(`postgres://me:hunter2@127.0.0.1:${port}/forms`, 0)
    await expect(opening).rejects.toThrow(
      new RegExp(`^The database of DATABASE_URL \\(127\\.0\\.0\\.1:${port}\\) cannot be used: .*ECONNREFUSED`),
    )
    await expect(opening).rejects.not.toThrow(/hunter2/)
  })

  it('waits for a server that is just being started', async () => {
    const port = await closedPort()
    const opening = openUrl(`postgres://me@127.0.0.1:${port}/forms`, 20)
    let calls = 0
    setTimeout(() => {
      // Answers like no PostgreSQL: what counts is that somebody knocked again after the door had been closed.
      door = createServer((socket) => {
        calls += 1
        socket.end('E')
        door?.close()
      }).listen(port, '127.0.0.1')
    }, 700)
    await expect(opening).rejects.toThrow(/cannot be used/)
    expect(calls).toBeGreaterThan(0)
  })

  it('does not wait where waiting is no help', async () => {
    const start = performance.now()
    await expect(openUrl(withDatabaseName(inject('testDatabase').url, 'no_such_database'), 30)).rejects.toThrow(
      /cannot be used: database "no_such_database" does not exist\.$/,
    )
    expect(performance.now() - start).toBeLessThan(5_000)
  })
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
