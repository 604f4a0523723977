import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
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
const filesOf = (id: string) =>
  readdirSync(join(root, 'plugins/system-pages', id), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(join(root, 'plugins/system-pages', id), join(entry.parentPath, entry.name)))
const definitionOf = (id: string) => readFileSync(join(root, 'plugins/system-pages', id, 'definition.ts'), 'utf8')

test('a page the core serves already is the half that runs in the browser, with and without a parameter', () => {
  expect(createSystemPage(root, { id: 'dept', component: 'system/dept', icon: 'layers' })).toEqual({
    folder: 'plugins/system-pages/dept',
    hasServerHalf: false,
  })
  expect(definitionOf('dept')).toContain("permissions: ['system:dept:list']")
  const roles = { id: 'user-roles', component: 'system/user/authRole', icon: 'user', param: 'userId' }
  expect(createSystemPage(root, { ...roles, permission: 'system:user:query' })).toHaveProperty('folder')
  for (const id of ['dept', 'user-roles']) {
    const { status, stdout } = contractOf(id)
    expect(stdout).toMatch(/Tests +6 passed/)
    expect(status, stdout).toBe(0)
    expect(filesOf(id).sort()).toEqual(
      ['definition.ts', 'locales/de.json', 'locales/en.json', 'locales/zh-cn.json', 'renderer.tsx'].sort(),
    )
    expect(definitionOf(id)).not.toMatch(/__/)
  }

  rmSync(join(root, 'plugins/system-pages/dept/locales/de.json'))
  const halfMade = contractOf('dept')
  expect(halfMade.status).not.toBe(0)
  expect(halfMade.stdout + halfMade.stderr).toContain('locales/de.json')
}, 90_000)

test('any other page is in the menu by itself, under what was announced where it was', () => {
  const page = { id: 'jobs', component: 'tool/job', icon: 'clock', blank: true }
  expect(createSystemPage(root, page)).toMatchObject({ hasServerHalf: true })
  const { status, stdout } = contractOf('jobs')
  expect(status, stdout).toBe(0)
  expect(readFileSync(join(root, 'plugins/system-pages/jobs/server/module.ts'), 'utf8')).toMatch(
    /name: 'tool-job'[^}]*under: 'tool'/,
  )
}, 60_000)

test('a page of records has the fields that were asked for, each in its kind', () => {
  const fields = 'title,place,isPinned,weight:order,status,remark'
  expect(createSystemPage(root, { id: 'lost-things', fields, titleZh: '失物' })).toEqual({
    folder: 'plugins/system-pages/lost-things',
    hasServerHalf: true,
  })
  const { status, stdout } = contractOf('lost-things')
  expect(stdout).toMatch(/Tests +8 passed/)
  expect(status, stdout).toBe(0)
  const read = (file: string) => readFileSync(join(root, 'plugins/system-pages/lost-things', file), 'utf8')
  for (const file of filesOf('lost-things')) {
    expect(file).not.toMatch(/template|__/)
    expect(read(file), file).not.toMatch(/__[A-Za-z]/)
  }
  expect(read('renderer.tsx')).toContain(
    'filters = { title: searchFilter, status: statusFilter, createTime: daysFilter }',
  )
  expect(read('record-drawer.tsx')).toContain('<LongTextField form={form} name="remark" />')
  expect(read('migrations/0001-lost-things.ts')).toContain('is_pinned boolean not null default false')
  expect(read('server/repository.ts')).toContain(".orderBy('weight').orderBy('id')")
  expect(JSON.parse(read('openapi.json')).paths).toHaveProperty('/system/lost-things/export')
  expect(JSON.parse(read('locales/zh-cn.json')).shell).toMatchObject({ 'menu.system.lostThings': '失物' })
}, 60_000)

test('it refuses what exists, and what the checks would refuse', () => {
  const page = { id: 'notes', component: 'system/notes', icon: 'file' }
  const problemOf = (change: object): string => createSystemPage(root, { ...page, ...change }).problem
  expect(problemOf({ id: 'Notes' })).toMatch(/lower-case/)
  expect(problemOf({ component: '/system notes' })).toMatch(/--component/)
  expect(problemOf({ icon: 'nothing' })).toMatch(/star/)
  expect(problemOf({ param: 'note-id' })).toMatch(/--param/)
  expect(problemOf({ blank: true, permission: 'system:notes:list' })).toMatch(/module\.ts/)
  expect(problemOf({ id: 'submission' })).toMatch(/module submission already/)
  expect(problemOf({ id: 'form-file' })).toMatch(/form_file/)
  expect(problemOf({ id: 'order' })).toMatch(/order/)
  expect(problemOf({ fields: 'status' })).toMatch(/name of a record/)
  expect(problemOf({ fields: 'name,name' })).toMatch(/same name/)
  expect(problemOf({ fields: 'name,group' })).toMatch(/group/)
  expect(problemOf({ fields: 'name,colour:color' })).toMatch(/--fields/)
  expect(createSystemPage(root, page)).toHaveProperty('folder')
  expect(problemOf({})).toMatch(/already/)
  expect(problemOf({ id: 'more-notes' })).toMatch(/page notes already/)
})
