import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { pseudoText, pseudoTexts, widthOf } from './pseudo.ts'

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'texts-'))
  const files: Record<string, unknown> = {
    'locales/languages.json': {
      languages: ['zh-cn', 'en', 'fr', 'pl', 'de'],
      complete: {
        '*': ['zh-cn', 'en', 'de'],
        fill: 'all',
        'kinds/*:fill': 'all',
        common: ['fr'],
        errors: ['fr', 'pl'],
        kit: 'all',
        shell: ['fr'],
      },
    },
    'locales/zh-cn/fill.json': { send: '提交' },
    'locales/zh-cn/shell.json': { home: '首页' },
    'locales/en/fill.json': { send: 'Send' },
    'locales/en/shell.json': { home: 'Home' },
    'locales/fr/fill.json': { send: 'Envoyer' },
    'plugins/system-pages/notes/locales/zh-cn.json': {
      admin: { title: '便签' },
      shell: { 'menu.notes': '便签' },
      server: { 'notes.taken': '已存在' },
    },
    'plugins/kinds/grid/locales/zh-cn.json': { fill: { row: '行' }, admin: { title: '表' } },
    'plugins/kinds/grid/locales/fr.json': { fill: { row: 'Ligne' } },
    'plugins/kinds/grid/locales/pl.json': { fill: { row: 'Wiersz' } },
    'plugins/kinds/stamp/locales/en.json': {
      fill: { press: 'Press', stamps_one: 'One stamp', stamps_other: '{{count}} stamps' },
      admin: { title: 'Stamp' },
    },
    'plugins/kinds/stamp/locales/pl.json': { fill: { press: 'Stempluj' } },
  }
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), JSON.stringify(content))
  }
})
afterAll(() => rmSync(root, { recursive: true }))

/** The source of a virtual module. */
const load = (id: string, pseudo: boolean): string => {
  const { load: hook } = locales(root, pseudo)
  if (typeof hook !== 'function') throw new Error('load is a function')
  return String(Reflect.apply(hook, {}, [`\0virtual:locales/${id}`]))
}
const textsOf = (id: string, pseudo = false): unknown => JSON.parse(load(id, pseudo).replace('export default ', ''))
const listed = (module: string) => [...module.matchAll(/import\('[^']*\/([^']+)'\)/g)].map(([, code]) => code)

test('every language there are texts of is loaded lazily, in the declared order', () => {
  expect(listed(load('fill', false))).toEqual(['zh-cn', 'en', 'fr'])
  expect(listed(load('types', false))).toEqual(['zh-cn', 'en', 'fr', 'pl', 'de'])
  expect(listed(load('admin', false))).toEqual(['zh-cn', 'en', 'fr', 'pl', 'de'])
})

test('complete is what the declaration says of the side', () => {
  expect(load('fill', false)).toContain('export const complete = ["zh-cn","en","fr","pl","de"]')
  expect(load('admin', false)).toContain('export const complete = ["zh-cn","en","de"]')
})

test('partial is a language whose frame around the pages is complete, on the side of the console only', () => {
  expect(load('admin', false)).toContain('export const partial = ["fr"]')
  expect(load('fill', false)).toContain('export const partial = []')
})

test('a language may have some namespaces only, or plugin texts without any of the core', () => {
  expect(textsOf('types/fr')).toMatchObject({ 'kinds/grid': { row: 'Ligne' } })
  expect(textsOf('admin/pl')).toMatchObject({ 'kinds/grid': { row: 'Wiersz' } })
  expect(textsOf('types/zh-cn')).toMatchObject({ 'kinds/grid': { row: '行' } })
  // What the public page says does not grow with the plugins there are.
  expect(textsOf('fill/fr')).toEqual({ fill: { send: 'Envoyer' } })
  expect(textsOf('fill/zh-cn')).toEqual({ fill: { send: '提交' } })
  expect(textsOf('admin/zh-cn')).toMatchObject({ shell: { home: '首页' }, 'kinds/grid': { row: '行', title: '表' } })
})

test('what a page says in the menu is among the words of the frame, and what it says on the server stays there', () => {
  expect(textsOf('admin/zh-cn')).toMatchObject({
    shell: { home: '首页', 'menu.notes': '便签' },
    'system-pages/notes': { title: '便签' },
  })
  expect(JSON.stringify(textsOf('admin/zh-cn'))).not.toContain('notes.taken')
  expect(textsOf('fill/zh-cn')).not.toHaveProperty('shell')
})

test('a plugin that does not speak a language is English in it, in the plural forms of that language', () => {
  const stamps = '{{count}} stamps'
  expect(textsOf('types/pl')).toMatchObject({
    'kinds/stamp': { press: 'Stempluj', stamps_few: stamps, stamps_many: stamps, stamps_other: stamps },
  })
  expect(textsOf('types/zh-cn')).toMatchObject({ 'kinds/stamp': { press: 'Press', stamps_other: stamps } })
  // For authors only where the console is declared complete; elsewhere it falls back while it runs.
  expect(textsOf('admin/de')).toMatchObject({ 'kinds/stamp': { title: 'Stamp' } })
  expect(textsOf('admin/pl')).not.toMatchObject({ 'kinds/stamp': { title: 'Stamp' } })
  // What is missing in English, too, is for check-locales to find.
  expect(textsOf('types/de')).toEqual({ 'kinds/stamp': expect.objectContaining({ press: 'Press' }) })
})

test('the pseudo-language is there when asked for, and not otherwise', () => {
  expect(listed(load('admin', true))).toEqual(['zh-cn', 'en', 'fr', 'pl', 'de', 'qps'])
  expect(load('admin', true)).toContain('export const complete = ["zh-cn","en","de","qps"]')
  expect(load('admin', false)).not.toContain('qps')
  expect(textsOf('admin/qps', true)).toMatchObject({ shell: { home: expect.stringMatching(/^⟦Ĥöɱé/) } })
})

test.each([
  ['Send', '提交', 16],
  ['Preview', '预览', 16],
  ['Not delivered yet', '答案还没有送达', Math.ceil(14 * 2.3)],
])('%s is as wide as the widest translation of %s', (english, chinese, width) => {
  expect(widthOf(pseudoText(english, chinese))).toBe(width)
})

test('pseudo texts keep placeholders, and leave alone what is no word', () => {
  expect(pseudoText('Row {{position}} of {{total}}', '')).toBe('⟦Řöŵ {{position}} öƒ {{total}}⟧')
  expect(pseudoText(', ', '、')).toBe(', ')
  expect(pseudoText('{{label}}: {{text}}', '{{label}}：{{text}}')).toBe('{{label}}: {{text}}')
})

test('pseudo texts have every plural form', () => {
  const texts = pseudoTexts({ n_one: 'One', n_other: '{{count}} more' }, { n_other: '{{count}} 个' })
  expect(Object.keys(texts).sort()).toEqual(['n_few', 'n_many', 'n_one', 'n_other', 'n_two', 'n_zero'])
  expect(texts.n_few).toBe(texts.n_other)
})
