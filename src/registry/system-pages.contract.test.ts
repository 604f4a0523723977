// What every system page keeps to, for each folder there is (docs/plugin-guide/system-page.md). The server's own menu is
// the judge: a page it does not name is one nobody reaches.
import { describe, expect, test } from 'vitest'
import type { SystemPage } from '#sdk'
import { declared } from '#server/kernel/declared'
import { serverModules } from '#server/plugins/modules'
import declaration from '../../locales/languages.json'
import { systemPages } from './system-pages.ts'
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
    const keysOf = (language: string) =>
      new Set(
        Object.keys(texts.get(language)?.admin ?? {}).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')),
      )
    const source = keysOf('zh-cn')
    expect(source.size).toBeGreaterThan(0)
    for (const language of languages) expect(keysOf(language), language).toEqual(source)
    for (const [language, { fill }] of texts)
      expect(fill, `${language}: a console page has no public half`).toBeUndefined()
  })

  test('the definition stays small: the screen comes when it is asked for', () => {
    const source = definitionSources.get(id) ?? ''
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, from = '']) => from)
    expect(imported.filter((from) => !['#sdk', 'zod'].includes(from) && !from.startsWith('#shared/'))).toEqual([])
    expect(typeof page.load).toBe('function')
  })
})
