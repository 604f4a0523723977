import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from './db/testing.ts'
import { readProcessEnv } from './env.ts'
import { type RunningServer, start } from './main.ts'
import { newSignInLink, offerSignInLinks } from './sign-in-links.ts'

let folder: string
let database: TestDatabase
let running: RunningServer | null

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formloom-link-'))
  database = await createTestDatabase({ empty: true })
  running = null
  vi.stubEnv('PORT', '0')
  vi.stubEnv('HOST', '127.0.0.1')
  vi.stubEnv('NODE_ENV', 'development')
  vi.stubEnv('DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', database.url)
  vi.stubEnv('DEMO_DATA', '0')
  vi.stubEnv('PUBLIC_URL', '')
  vi.stubEnv('LOG_LEVEL', 'error')
})

afterEach(async () => {
  await running?.stop()
  vi.unstubAllEnvs()
  await database.drop()
  rmSync(folder, { recursive: true, force: true })
})

const signsIn = async (link: string) => {
  const { origin, searchParams } = new URL(link)
  const reply = await fetch(`${origin}/sapi/getInfo`, {
    headers: await authorization(origin, searchParams.get('token')),
  })
  return ((await reply.json()) as { data?: { user?: { userName: string } } }).data?.user?.userName
}

/** The page exchanges the token of a link for a session, once. */
async function authorization(origin: string, token: string | null): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/sapi/login/link`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  const { data } = (await reply.json()) as { data?: { token?: string } }
  return { authorization: `Bearer ${data?.token}` }
}

it('the command gives a link to the running server that signs in, also long after the printed one has expired', async () => {
  running = await start({ announce: false })
  await database.pool.query(`update sign_in_link set expires_at = now() - interval '1 hour'`)
  const link = await newSignInLink(readProcessEnv())
  expect(new URL(link).origin).toBe(running.address)
  expect(await signsIn(link)).toBe('admin')
  expect(await signsIn(link)).toBeUndefined()
})

it('it gives one in production, too, where somebody has signed in: who holds the database may', async () => {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('ADMIN_PASSWORD', 'a given password')
  running = await start({ announce: false })
  expect(await signsIn(await newSignInLink(readProcessEnv()))).toBe('admin')
  expect(await signsIn(await newSignInLink(readProcessEnv()))).toBe('admin')
})

it('over the embedded database it needs the data folder and nothing else; without a server it says what to do', async () => {
  vi.stubEnv('DATABASE_URL', '')
  await expect(newSignInLink(readProcessEnv())).rejects.toThrow(
    `No Formloom is running on the data folder ${folder}. Start it with npm start: it prints a sign-in link.`,
  )
  running = await start({ announce: false })
  expect(await signsIn(await newSignInLink(readProcessEnv()))).toBe('admin')
})

it('typing l and Enter in the terminal prints a new link; other lines, and input that is no terminal, print nothing', async () => {
  const said: string[] = []
  const terminal = Object.assign(new PassThrough(), { isTTY: true }) as unknown as NodeJS.ReadStream
  const inForeground = { input: terminal, say: (line: string) => said.push(line), isInBackground: () => false }
  const stop = offerSignInLinks(inForeground, async () => 'http://localhost/?token=one')
  expect(said).toEqual(['Type l and Enter for a new sign-in link.'])
  terminal.push('hello\nl\n')
  await vi.waitFor(() => expect(said.slice(1)).toEqual(['Sign in: http://localhost/?token=one']))
  stop()

  const file = new PassThrough() as unknown as NodeJS.ReadStream
  offerSignInLinks({ ...inForeground, input: file }, async () => 'never')
  file.push('l\n')
  file.push(null)
  file.resume()
  await once(file, 'end')
  expect(said).toHaveLength(2)
})
