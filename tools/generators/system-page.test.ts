import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: a plain script without types, so that it runs before anything is installed
import { createSystemPage } from './system-page.mjs'

// A copy of the repository without its own system pages: the generator never touches the real one here.
let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'system-page-'))
  for (const path of ['src', 'server', 'design-system', 'locales', 'tools', 'plugins/_families'])
    cpSync(path, join(root, path), { recursive: true })
  for (const path of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(path, join(root, path))
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NO_COLOR: '1' },
  })
const contractOf = (id: string) =>
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project=node',
    'src/registry/system-pages.contract.test.ts',
    '--testNamePattern',
    `system page ${id} `,
  )
const definitionOf = (id: string) => readFileSync(join(root, 'plugins/system-pages', id, 'definition.ts'), 'utf8')

test('a generated page passes its contract at once, with and without a parameter, and no longer when a file is missing', () => {
  expect(createSystemPage(root, { id: 'dept', component: 'system/dept', icon: 'layers' })).toEqual({
    folder: 'plugins/system-pages/dept',
    menuEntry: null,
  })
  expect(definitionOf('dept')).toContain("permissions: ['system:dept:list']")
  const roles = { id: 'user-roles', component: 'system/user/authRole', icon: 'user', param: 'userId' }
  expect(createSystemPage(root, { ...roles, permission: 'system:user:query' })).toHaveProperty('folder')
  for (const id of ['dept', 'user-roles']) {
    const { status, stdout } = contractOf(id)
    expect(stdout).toMatch(/Tests +6 passed/)
    expect(status, stdout).toBe(0)
    for (const file of readdirSync(join(root, 'plugins/system-pages', id))) expect(file).not.toMatch(/template/)
    expect(definitionOf(id)).not.toMatch(/__/)
  }

  rmSync(join(root, 'plugins/system-pages/dept/locales/de.json'))
  const halfMade = contractOf('dept')
  expect(halfMade.status).not.toBe(0)
  expect(halfMade.stdout + halfMade.stderr).toContain('locales/de.json')
}, 90_000)

test('a page of a contract is its list and its form, in the shape of those there are', () => {
  const page = { id: 'config', component: 'system/config', icon: 'settings', contract: 'config' }
  expect(createSystemPage(root, page)).toMatchObject({ folder: 'plugins/system-pages/config' })
  const { status, stdout } = contractOf('config')
  expect(status, stdout).toBe(0)
  const read = (file: string) => readFileSync(join(root, 'plugins/system-pages/config', file), 'utf8')
  expect(read('renderer.tsx')).toContain(
    'filters = { configName: searchFilter, configKey: textFilter, createTime: daysFilter }',
  )
  expect(read('renderer.tsx')).toContain("remove: 'system:config:remove'")
  expect(read('record-drawer.tsx')).toContain('<LongTextField form={form} name="remark" />')
  for (const file of ['renderer.tsx', 'record-drawer.tsx', 'locales/zh-cn.json']) expect(read(file)).not.toMatch(/__/)
  expect(createSystemPage(root, { ...page, id: 'two', component: 'system/two', contract: 'nothing' }).problem).toMatch(
    /no contract/,
  )
  expect(createSystemPage(root, { ...page, id: 'two', component: 'system/two', contract: 'menu' }).problem).toMatch(
    /\/page/,
  )
}, 60_000)

test('a page no menu names yet comes with the entry to write, and its contract says so', () => {
  const { menuEntry } = createSystemPage(root, { id: 'weather', component: 'system/weather', icon: 'image' })
  expect(menuEntry).toContain("component: 'system/weather'")
  expect(menuEntry).toContain("icon: 'image'")
  const { status, stdout, stderr } = contractOf('weather')
  expect(status, stdout + stderr).not.toBe(0)
  expect(stdout + stderr).toContain('the server names it in its menu, once')
}, 60_000)

test('it refuses what exists, and what the contract would refuse', () => {
  const page = { id: 'notes', component: 'system/notes', icon: 'file' }
  const problemOf = (change: object): string => createSystemPage(root, { ...page, ...change }).problem
  expect(problemOf({ id: 'Notes' })).toMatch(/lower-case/)
  expect(problemOf({ component: '/system notes' })).toMatch(/--component/)
  expect(problemOf({ icon: 'nothing' })).toMatch(/star/)
  expect(problemOf({ param: 'note-id' })).toMatch(/--param/)
  expect(problemOf({ permission: 'system:notes:list' })).toMatch(/module\.ts/)
  expect(createSystemPage(root, page)).toHaveProperty('folder')
  expect(problemOf({})).toMatch(/already/)
  expect(problemOf({ id: 'more-notes' })).toMatch(/page notes already/)
})
