// A copy of the repository as it stands, for tests of what people do to it: they make plugins, take them away, and look at
// what has changed.
import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const repository = fileURLToPath(new URL('..', import.meta.url))

export interface CopiedRepository {
  readonly path: string
  /** Files that are no longer what they were when the copy was made. */
  readonly changed: () => Promise<readonly string[]>
  /** Files that have come, but for those the repository ignores. */
  readonly added: () => Promise<readonly string[]>
  /** Runs a script of the copy. A failure rejects with its output. */
  readonly script: (path: string, args?: readonly string[]) => Promise<string>
  /** Runs an installed tool in the copy. */
  readonly tool: (name: string, args: readonly string[]) => Promise<string>
  readonly remove: () => void
}

export const copyRepository = async (): Promise<CopiedRepository> => {
  const copy = mkdtempSync(join(tmpdir(), 'formloom-copy-'))
  const sources = await git(repository, ['ls-files', '--cached', '--others', '--exclude-standard'])
  for (const path of sources) {
    if (existsSync(join(repository, path))) cpSync(join(repository, path), join(copy, path))
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await git(copy, ['init', '--quiet'])
  // The repository ignores the folder of that name, which a link is not.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
  await git(copy, ['add', '--all'])
  const script = (path: string, args: readonly string[] = []) => run(copy, process.execPath, [path, ...args])
  return {
    path: copy,
    changed: () => git(copy, ['diff', '--name-only']),
    added: () => git(copy, ['ls-files', '--others', '--exclude-standard']),
    script,
    tool: (name, args) => script(realpathSync(join(repository, 'node_modules/.bin', name)), args),
    remove: () => rmSync(copy, { recursive: true, force: true }),
  }
}

async function git(folder: string, args: readonly string[]): Promise<readonly string[]> {
  const zero = args[0] === 'ls-files' || args[0] === 'diff' ? ['-z'] : []
  const output = await run(folder, 'git', [...args, ...zero])
  return output.split('\0').filter((path) => path !== '')
}

const execute = promisify(execFile)

/** Without what this test run has put into the environment: the scripts are started as a person would. */
async function run(cwd: string, program: string, args: readonly string[]): Promise<string> {
  const kept = ['PATH', 'HOME', 'CHROME_PATH', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  const env = { ...Object.fromEntries(kept), NO_COLOR: '1' }
  const { stdout } = await execute(program, args, { cwd, env, maxBuffer: 50_000_000 }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}
