// New sign-in links while the server runs: by a key in its terminal, and by a command of whoever owns its data folder.
import { readFileSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createDatabase } from './db/client.ts'
import { findRunningDatabase } from './db/embedded.ts'
import type { Env } from './env.ts'
import { issueSignInLink } from './modules/auth/sign-in-link.ts'

/** The command cannot be obeyed. The message is a sentence for the person at the terminal. */
export class SignInLinkError extends Error {
  override name = 'SignInLinkError'
}

const addressFile = (env: Pick<Env, 'dataFolder'>): string => join(env.dataFolder, 'address')

/** Notes in the data folder where this server is reached, for {@link newSignInLink} in another process. */
export async function noteAddress(env: Pick<Env, 'dataFolder'>, address: string): Promise<() => Promise<void>> {
  await writeFile(addressFile(env), `${address}\n`, { mode: 0o600 })
  return () => rm(addressFile(env), { force: true })
}

/**
 * A new link for the administrator of a server that runs elsewhere, over the database both can reach. Who can read the
 * database's password in the data folder, or knows DATABASE_URL, may sign in: there is nothing more to ask for.
 *
 * @throws SignInLinkError when no server runs over this data folder, or there is no administrator
 */
export async function newSignInLink(env: Env): Promise<string> {
  const connection = env.databaseUrl ?? (await findRunningDatabase(env.dataFolder))
  if (connection === null) {
    throw new SignInLinkError(
      `No Formloom is running on the data folder ${env.dataFolder}. Start it with npm start: it prints a sign-in link.`,
    )
  }
  const { kysely } = createDatabase({ connection, onIdleError: () => {} })
  try {
    const address = await readFile(addressFile(env), 'utf8').catch(() => '')
    const link = await issueSignInLink(kysely, env, { base: address.trim() || undefined, onDemand: true })
    if (link === null) throw new SignInLinkError('There is no active user admin to sign in as.')
    return link
  } finally {
    await kysely.destroy()
  }
}

export interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly say: (line: string) => void
  /** Whether reading would suspend the process. @default as the operating system says */
  readonly isInBackground?: () => boolean
}

/**
 * Prints a new link whenever somebody types `l` and Enter where the server was started.
 *
 * @returns stops listening
 */
export function offerSignInLinks(
  { input, say, isInBackground = readsInBackground }: Terminal,
  issue: () => Promise<string | null>,
): () => void {
  if (!input.isTTY || isInBackground()) return () => {}
  say('Type l and Enter for a new sign-in link.')
  const lines = createInterface({ input, terminal: false })
  lines.on('line', (line) => {
    if (line.trim().toLowerCase() !== 'l') return
    issue().then(
      (link) => say(link === null ? 'There is no active user admin to sign in as.' : `Sign in: ${link}`),
      (error: Error) => say(`No link could be made: ${error.message}`),
    )
  })
  // A terminal that went away ends the lines, not the server.
  lines.on('error', () => lines.close())
  return () => lines.close()
}

/** Reading from the terminal would suspend a process that was started with `&`. */
function readsInBackground(): boolean {
  try {
    // State, parent, group, session, terminal, group in the foreground: after the name, which may hold anything.
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    return fields[2] !== fields[5]
  } catch {
    // Not Linux: nobody can tell cheaply, and a shell's foreground is the usual place.
    return false
  }
}
