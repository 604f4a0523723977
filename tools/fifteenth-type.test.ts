// The proof behind "one folder per question type" (docs/adr/0001): a new type is made and taken away again in a copy of
// the repository. Nothing but its folder comes and goes, and everything that looks for types finds it.
import { execFile } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('..', import.meta.url))
const id = 'fifteenth'
const folder = `plugins/question-types/${id}`
const minutes = 60_000

let copy = ''
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'formloom-copy-'))
  const sources = await git(repository, ['ls-files', '--cached', '--others', '--exclude-standard'])
  for (const path of sources) {
    if (existsSync(join(repository, path))) cpSync(join(repository, path), join(copy, path))
  }
  symlinkSync(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction')
  await git(copy, ['init', '--quiet'])
  // The repository ignores the folder of that name, which a link is not.
  writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n')
  await git(copy, ['add', '--all'])
}, 2 * minutes)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

/** What an author writes into the texts of the new type. */
const name = (language: string, words: { title: string; aliases: string }): void => {
  const path = join(copy, folder, 'locales', `${language}.json`)
  const texts: { admin: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify({ ...texts, admin: { ...texts.admin, ...words } }, null, 2)}\n`)
}

test(
  'a fifteenth question type is one folder: made, found by everything, and gone without a trace',
  async () => {
    const others = readdirSync(join(copy, 'plugins/question-types')).length
    expect(existsSync(join(copy, folder))).toBe(false)

    // Ends with the contract test of the new type, by both environments it runs in.
    const made = await script('tools/generators/new.mjs', [
      'question-type',
      '--id',
      id,
      '--group',
      'advanced',
      '--icon',
      'star',
    ])
    expect(made).toMatch(/Tests +\d{2} passed/)
    expect(await changed()).toEqual([])
    const files = await added()
    expect(files.length).toBeGreaterThan(8)
    expect(files.filter((path) => !path.startsWith(`${folder}/`))).toEqual([])
    expect(readdirSync(join(copy, 'plugins/question-types'))).toHaveLength(others + 1)

    await tool('biome', ['check', '--error-on-warnings', folder])
    await tool('depcruise', ['--config', '.dependency-cruiser.cjs', folder])
    // What a type is called is its author's to say in each language of the console; the check asks for it.
    await expect(script('tools/check-locales.mjs')).rejects.toThrow('zh-cn "title" is still English')
    name('zh-cn', { title: '第十五种', aliases: '示例' })
    name('de', { title: 'Fünfzehnter', aliases: 'Beispiel' })
    await script('tools/check-locales.mjs')
    // Of the rest of the repository `npm run check` speaks.
    const complaints = await tool('tsc', ['--noEmit', '-p', 'tsconfig.json']).catch(String)
    expect(complaints.split('\n').filter((line) => line.includes(folder))).toEqual([])

    await script('tools/build.mjs')
    expect(clientEntry()).toMatchObject({ isDynamicEntry: true })
    expect(serverCode()).toMatch(itsId)
    expect(clientCode(), 'the palette of the designer').toMatch(itsId)
    // The build may leave nothing behind that is not ignored.
    expect(await changed()).toEqual([])
    expect(await added()).toEqual(files)

    rmSync(join(copy, folder), { recursive: true })
    expect(await changed()).toEqual([])
    expect(await added()).toEqual([])
    await script('tools/build.mjs')
    expect(clientEntry()).toBeUndefined()
    expect(serverCode()).not.toMatch(itsId)
    expect(clientCode()).not.toMatch(itsId)
  },
  6 * minutes,
)

const itsId = new RegExp(`\\bid: ?["'\`]${id}["'\`]`)

/** The public page's own chunk for drawing the type. */
const clientEntry = (): unknown =>
  JSON.parse(readFileSync(join(copy, 'dist/client/.vite/manifest.json'), 'utf8'))[`${folder}/renderer.tsx`]

const serverCode = () => codeIn('dist/server')
const clientCode = () => codeIn('dist/client')
const codeIn = (path: string): string =>
  readdirSync(join(copy, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(copy, path, file), 'utf8'))
    .join('\n')

const changed = () => git(copy, ['diff', '--name-only'])
const added = () => git(copy, ['ls-files', '--others', '--exclude-standard'])

async function git(folder: string, args: readonly string[]): Promise<readonly string[]> {
  const zero = args[0] === 'ls-files' || args[0] === 'diff' ? ['-z'] : []
  const output = await run(folder, 'git', [...args, ...zero])
  return output.split('\0').filter((path) => path !== '')
}

const script = (path: string, args: readonly string[] = []) => run(copy, process.execPath, [path, ...args])
const tool = (name: string, args: readonly string[]) =>
  script(realpathSync(join(repository, 'node_modules/.bin', name)), args)

const execute = promisify(execFile)

/** Without what this test run has put into the environment: the scripts are started as a person would. */
async function run(cwd: string, program: string, args: readonly string[]): Promise<string> {
  const kept = ['PATH', 'HOME', 'CHROME_PATH', 'TMPDIR'].flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value]]
  })
  const env = { ...Object.fromEntries(kept), NO_COLOR: '1' }
  // A failure rejects with the output in its message and its properties.
  const { stdout } = await execute(program, args, { cwd, env, maxBuffer: 50_000_000 }).catch((error) => {
    throw new Error(`${program} ${args.join(' ')}\n${error.stdout}\n${error.stderr}`)
  })
  return stdout
}
