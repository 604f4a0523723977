// What every system page keeps to, for each folder there is (docs/plugin-guide/system-page.md). The server's own menu is
// the judge: a page it does not name is one nobody reaches.
import halves from 'virtual:plugins/eager/system-pages/server/module'
import { describe, expect, test } from 'vitest'
import type { SystemPage } from '#sdk'
import { openApiDocument } from '#server/http/openapi'
import { declared } from '#server/kernel/declared'
import { serverModules } from '#server/plugins/modules'
import { areaOf } from '#shared/audit-kinds'
import declaration from '../../locales/languages.json'
import serverTexts from '../../locales/zh-cn/server.json'
import publicTexts from '../../locales/zh-cn/server-public.json'
import shellTexts from '../../locales/zh-cn/shell.json'
import { systemPages } from './system-pages.ts'
import { pageEndpoints } from './testing/page-contracts.ts'
import { definitionSources, folders, textsOf } from './testing/system-page-folders.ts'

/** Of the core: the declared languages of everything that is no answer of a respondent. */
const languages = declaration.complete['*']

const { menus, permissions } = declared(serverModules)
const pages = new Map([...systemPages.values()].map((page) => [page.id, page]))

test('there are system pages, and no two are of one component', () => {
  expect(folders.size).toBeGreaterThan(1)
  // The registry knows pages by component: two of one component would be one.
  expect([...pages.keys()].toSorted()).toEqual([...folders.keys()].toSorted())
})

test('no two say the same word differently in the menu or on the server', () => {
  const core = { shell: shellTexts, server: { ...serverTexts, ...publicTexts } }
  for (const side of ['shell', 'server'] as const) {
    const keys = [core[side], ...[...folders.keys()].map((id) => textsOf(id).get('zh-cn')?.[side] ?? {})].flatMap(
      Object.keys,
    )
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  }
})

describe.each([...folders.keys()])('system page %s', (id) => {
  const files = folders.get(id) ?? []
  const page = pages.get(id)

  test('the folder is complete and named in lower case', () => {
    expect(id).toMatch(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
    const wanted = ['definition.ts', 'renderer.tsx', ...languages.map((language) => `locales/${language}.json`)]
    expect(wanted.filter((file) => !files.includes(file))).toEqual([])
  })
  if (!page) return

  const { component, permissions: wanted, params }: SystemPage<unknown> = page.definition
  const entries = menus.filter((menu) => menu.component === component)

  test('the server names it in its menu, once', () => {
    expect(entries.map(({ component }) => component)).toEqual([component])
  })

  test('its permissions exist, and whoever sees its menu entry may see it', () => {
    expect(wanted.filter((permission) => !permissions.has(permission))).toEqual([])
    const [entry] = entries
    // Empty: everybody whose menu shows it.
    if (entry?.permission && wanted.length > 0) expect(wanted).toContain(entry.permission)
  })

  test('it parses the parameters of its path, and nothing but digits is one', async () => {
    const names = [...(entries[0]?.path ?? '').matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    expect(params !== null, 'params in the definition, just where the path has some').toBe(names.length > 0)
    const judged = async (value: string) =>
      await params?.['~standard'].validate(Object.fromEntries(names.map((name) => [name, value])))
    if (names.length === 0) return
    expect(await judged('42')).toHaveProperty('value')
    for (const value of ['', 'abc', '4.2', '-1', '42x', '../42'])
      expect(await judged(value), value).toHaveProperty('issues')
  })

  test('texts have the same keys in every declared language', () => {
    const texts = textsOf(id)
    // Plural forms differ from language to language.
    const keysOf = (language: string, side: 'admin' | 'shell' | 'server') =>
      new Set(
        Object.keys(texts.get(language)?.[side] ?? {}).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
      )
    expect(keysOf('zh-cn', 'admin').size).toBeGreaterThan(0)
    for (const side of ['admin', 'shell', 'server'] as const)
      for (const language of languages)
        expect(keysOf(language, side), `${language} ${side}`).toEqual(keysOf('zh-cn', side))
    for (const [language, { fill }] of texts)
      expect(fill, `${language}: a console page has no public half`).toBeUndefined()
  })

  const half = halves.get(id)

  test.runIf(half)('what its server half has, has its words: menu, permissions, acts of the operation log', () => {
    const { menus: own = [], permissions: given = [], acts = {} } = half ?? {}
    const { shell = {}, server = {} } = textsOf(id).get('zh-cn') ?? {}
    const asked = {
      shell: [...own.map(({ title }) => title), ...given.map((each) => `permission.${each.replaceAll(':', '.')}`)],
      server: Object.keys(acts).flatMap((act) => [`audit.action.${act}`, `audit.area.${areaOf(act)}`]),
    }
    expect(asked.shell.filter((key) => !Object.hasOwn(shell, key))).toEqual([])
    expect(asked.server.filter((key) => !Object.hasOwn(server, key))).toEqual([])
    expect(half?.name, 'the module is called as its folder').toBe(id)
  })

  // After a change of its contract: npx vitest run --project node src/registry/system-pages.contract.test.ts -u
  test.runIf(pageEndpoints.has(id))('openapi.json of the folder is what its contract says', async () => {
    const document = JSON.stringify(openApiDocument(pageEndpoints.get(id) ?? []), null, 2)
    await expect(`${document}\n`).toMatchFileSnapshot(`../../plugins/system-pages/${id}/openapi.json`)
  })

  test('the definition stays small: the screen comes when it is asked for', () => {
    const source = definitionSources.get(id) ?? ''
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
    expect(imported.filter((from) => !['#sdk', 'zod'].includes(from) && !from.startsWith('#shared/'))).toEqual([])
    expect(typeof page.load).toBe('function')
  })
})
