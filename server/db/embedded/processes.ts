import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Whether a process with this id exists, even one that belongs to somebody else. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Whether the process is a running PostgreSQL. Ids are reused, in containers at once, so a pid file alone proves
 * nothing; a zombie that nobody reaps counts as gone.
 */
export async function isPostgres(pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false
  return (await commandOf(pid)).toLowerCase().includes('postgres')
}

async function commandOf(pid: number): Promise<string> {
  // On Linux the command line of a zombie is empty.
  if (process.platform === 'linux') return readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (process.platform === 'win32') {
    const { stdout } = await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])
    return stdout
  }
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }))
  return stdout
}
