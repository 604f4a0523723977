// The proof behind "one folder per question type" (docs/adr/0001): a new type is made and taken away again in a copy of
// the repository. Nothing but its folder comes and goes, and everything that looks for types finds it.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CopiedRepository, copyRepository } from './copied-repository.testing.ts'

const id = 'fifteenth'
const folder = `plugins/question-types/${id}`
const minutes = 60_000

let repository: CopiedRepository
let copy = ''
beforeAll(async () => {
  repository = await copyRepository()
  copy = repository.path
}, 2 * minutes)
afterAll(() => repository.remove(), 60_000)

/** What an author writes into the texts of the new type. */
const name = (language: string, words: { title: string; aliases: string }): void => {
  const path = join(copy, folder, 'locales', `${language}.json`)
  const texts: { admin: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, `${JSON.stringify({ ...texts, admin: { ...texts.admin, ...words } }, null, 2)}\n`)
}

test(
  'a fifteenth question type is one folder: made, found by everything, and gone without a trace',
  async () => {
    const { added, changed, script, tool } = repository
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
    await script('tools/plugin-check/types.mjs', [join(copy, folder)])

    await script('tools/build.mjs')
    expect(scriptsOnThePage()[id]).toHaveLength(2)
    const withIt = publicPage()
    expect(serverCode()).toMatch(itsId)
    expect(clientCode(), 'the palette of the designer').toMatch(itsId)
    // The build may leave nothing behind that is not ignored.
    expect(await changed()).toEqual([])
    expect(await added()).toEqual(files)

    rmSync(join(copy, folder), { recursive: true })
    expect(await changed()).toEqual([])
    expect(await added()).toEqual([])
    await script('tools/build.mjs')
    expect(scriptsOnThePage()[id]).toBeUndefined()
    // What every respondent waits for is the same, byte for byte, however many types there are.
    expect(publicPage()).toEqual(withIt)
    expect(Object.keys(withIt).length).toBeGreaterThan(17)
    expect(serverCode()).not.toMatch(itsId)
    expect(clientCode()).not.toMatch(itsId)
  },
  6 * minutes,
)

const itsId = new RegExp(`\\bid: ?["'\`]${id}["'\`]`)

/** By type, the scripts the public page needs for it. */
const scriptsOnThePage = (): Record<string, readonly string[]> =>
  JSON.parse(readFileSync(join(copy, 'dist/client/.vite/question-types.json'), 'utf8'))

/** Script, styles and texts of the public page by their names, which tell their content, and what they hold. */
const publicPage = (): Record<string, string> => {
  const html = readFileSync(join(copy, 'dist/client/fill.html'), 'utf8')
  const languages = readdirSync(join(copy, 'locales'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(copy, 'dist/client/.vite/fill-manifest.json'), 'utf8'),
  )
  const texts = languages.map(({ name: code }) => manifest[`virtual:locales/fill/${code}`]?.file ?? `none of ${code}`)
  const named = [...html.matchAll(/(?:src|href)="\/(assets[^"]+)"/g)].map(([, file = '']) => file)
  return Object.fromEntries(
    [...named, ...texts].map((file) => [file, readFileSync(join(copy, 'dist/client', file), 'utf8')]),
  )
}

const serverCode = () => codeIn('dist/server')
const clientCode = () => codeIn('dist/client')
const codeIn = (path: string): string =>
  readdirSync(join(copy, path), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(copy, path, file), 'utf8'))
    .join('\n')
