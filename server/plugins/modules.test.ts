// What the modules say of themselves, held against what is there.
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isMessageKey } from '../http/messages.ts'
import { declared } from '../kernel/declared.ts'
import { serverModules } from './modules.ts'

const folders = readdirSync('server/modules')
const { permissions, acts, areas, menus } = declared(serverModules)

test('every folder with routes is a module, and is called what it says', () => {
  const withRoutes = folders.filter((folder) => existsSync(`server/modules/${folder}/routes.ts`))
  expect(withRoutes.filter((folder) => !existsSync(`server/modules/${folder}/module.ts`))).toEqual([])
  const found = folders.filter((folder) => existsSync(`server/modules/${folder}/module.ts`))
  const pages = readdirSync('plugins/system-pages').filter((id) =>
    existsSync(`plugins/system-pages/${id}/server/module.ts`),
  )
  expect(pages.length).toBeGreaterThan(0)
  expect(serverModules.map(({ name }) => name).sort()).toEqual([...found, ...pages].sort())
})

/** Everything that runs, by path. */
const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '/plugins/**/*.{ts,tsx}', '/server/**/*.ts', '!/**/*.{test,testing,stories}.{ts,tsx}'],
  { query: '?raw', import: 'default', eager: true },
)
const quoted = (pattern: RegExp) =>
  Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(pattern)].map(([, name = '']) => `${path}: ${name}`),
  )

test('every permission that anything asks for is one that a module has', () => {
  const asked = quoted(/'((?:project|common|system|tool|monitor|message|workflow):[a-z][A-Za-z]*:[a-z][A-Za-z]*)'/g)
  expect(asked.length).toBeGreaterThan(permissions.size)
  expect(asked.filter((each) => !permissions.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('every act that is written is one that a module has', () => {
  const written = quoted(/\baction: '([a-z][A-Za-z]*\.[a-z][A-Za-z]*)'/g)
  expect(written.length).toBeGreaterThan(50)
  expect(written.filter((each) => !acts.has(each.split(': ')[1] ?? ''))).toEqual([])
})

test('acts are an area and a verb, and both have their words', () => {
  expect([...acts.keys()].filter((name) => !/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))).toEqual([])
  const wanted = [...[...acts.keys()].map((act) => `audit.action.${act}`), ...areas.map((area) => `audit.area.${area}`)]
  // In every language of the console, as tools/check-locales.mjs asks of each key.
  expect(wanted.filter((key) => !isMessageKey(key))).toEqual([])
})

test('a page that is still to be built gives way to the one that is', () => {
  const [upcoming] = menus.filter(({ isUpcoming }) => isUpcoming)
  expect(upcoming).toBeDefined()
  if (!upcoming) return
  const { isUpcoming: _, ...built } = upcoming
  const after = declared([...serverModules, { name: 'built', menus: [{ ...built, title: 'built' }] }]).menus
  expect(after.filter(({ name }) => name === upcoming.name).map(({ title }) => title)).toEqual(['built'])
})

test.each([
  ['Two modules have the permission "system:user:list"', { permissions: ['system:user:list' as const] }],
  ['Two modules have the act "user.create"', { acts: { 'user.create': { kind: 'create' as const } } }],
  ['The act "x.y" is about "nothing"', { acts: { 'x.y': { kind: 'create' as const, about: 'nothing' } } }],
  [
    'The menu "x" lies in "nowhere"',
    { menus: [{ name: 'x', kind: 'C' as const, title: '', under: 'nowhere', order: 1 }] },
  ],
  [
    'The menu "x" grants "a:b:c"',
    { menus: [{ name: 'x', kind: 'C' as const, title: '', order: 1, permission: 'a:b:c' as const }] },
  ],
])('the server does not start: %s', (sentence, said) => {
  expect(() => declared([...serverModules, { name: 'more', ...said }])).toThrow(sentence)
})
