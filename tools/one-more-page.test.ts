// The proof behind "a system page is one folder" (docs/adr/0037): a page with records is made and taken away again in a copy
// of the repository. Nothing but its folder comes and goes, and browser and server have all of it.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CopiedRepository, copyRepository } from './copied-repository.testing.ts'

const id = 'lost-thing'
const folder = `plugins/system-pages/${id}`
const minutes = 60_000

let repository: CopiedRepository
beforeAll(async () => {
  repository = await copyRepository()
}, 2 * minutes)
afterAll(() => repository.remove(), minutes)

test(
  'a page is one folder: browser, server, table, menu, permissions and words come with it and go with it',
  async () => {
    const { path, added, changed, script, tool } = repository
    const titles = ['--title', 'Lost things', '--title-zh', '失物', '--title-de', 'Fundsachen']
    // Ends with the contract of pages: its menu entry, its permissions and its words are there.
    const made = await script('tools/generators/new.mjs', [
      'system-page',
      id,
      ...titles,
      '--fields',
      'title,place,sort,status,remark',
    ])
    expect(made).toMatch(/Tests +8 passed/)
    expect(await changed()).toEqual([])
    const files = await added()
    expect(files.length).toBeGreaterThan(15)
    expect(files.filter((file) => !file.startsWith(`${folder}/`))).toEqual([])

    // Types, lint, walls, contract, words, and its own tests.
    expect(await script('tools/check.mjs', [folder])).toContain(`${folder} keeps to everything.`)
    await requireSighted(path, script)

    // Its own tests start the server: the table is there, every route answers, the menu names the page. Others walk
    // whatever the server has.
    const tests = [
      'server/modules/api-doc',
      'server/seed/seed.test.ts',
      'server/http/openapi.test.ts',
      'server/plugins/modules.test.ts',
    ]
    const walk = 'server/modules/user/every-route.test.ts'
    const report = await tool('vitest', ['run', '--project=server', ...tests, walk])
    expect(report).toMatch(/Test Files +5 passed/)
    expect(await changed()).toEqual([])
    expect(await added()).toEqual(files)

    rmSync(join(path, folder), { recursive: true })
    expect(await changed()).toEqual([])
    expect(await added()).toEqual([])
  },
  8 * minutes,
)

/** A column that the table has not is found: what the page declares and what it asks are held together. */
const requireSighted = async (path: string, script: CopiedRepository['script']): Promise<void> => {
  const repositoryFile = join(path, folder, 'server/repository.ts')
  const source = readFileSync(repositoryFile, 'utf8')
  const types = () => script('tools/plugin-check/types.mjs', [join(path, folder)])
  await types()
  writeFileSync(repositoryFile, source.replaceAll("'version'", "'nowhere'"))
  await expect(types()).rejects.toThrow(`${folder}/server/repository.ts`)
  writeFileSync(repositoryFile, source)
}
