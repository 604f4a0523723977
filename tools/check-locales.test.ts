// Each rule about texts is broken once, in a throw-away tree, and must be reported.
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'

const script = fileURLToPath(new URL('check-locales.mjs', import.meta.url))
const trees: string[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

const declaration = {
  languages: ['zh-cn', 'en', 'zh-tw', 'fr', 'ru', 'ja', 'de'],
  complete: { '*': ['zh-cn', 'en', 'de'], fill: 'all', 'question-types/*:fill': 'all' },
}
const notes = (language: string, title: string, taken: string) => ({
  [`plugins/system-pages/notes/locales/${language}.json`]: {
    admin: { title },
    shell: { 'menu.notes': title },
    server: { 'notes.taken': taken },
  },
})
const plugin = (title: string, aliases: string, row: string, hint: string) => ({
  fill: { row },
  admin: { title, aliases, hint },
})

/** A tree in which nothing is wrong. */
const sound: Readonly<Record<string, unknown>> = {
  'locales/languages.json': declaration,
  'locales/zh-cn/fill.json': { files_other: '{{count}} 个文件', greet: '您好，{{name}}', send: '提交' },
  'locales/en/fill.json': {
    files_one: 'One file',
    files_other: '{{count}} files',
    greet: 'Hello {{name}}',
    send: 'Send',
  },
  'locales/zh-tw/fill.json': { files_other: '{{count}} 個檔案', greet: '您好，{{name}}', send: '提交' },
  'locales/fr/fill.json': {
    files_one: '{{count}} fichier',
    files_many: '{{count}} de fichiers',
    files_other: '{{count}} fichiers',
    greet: 'Bonjour {{name}}',
    send: 'Envoyer',
  },
  'locales/ru/fill.json': {
    files_one: '{{count}} файл',
    files_few: '{{count}} файла',
    files_many: '{{count}} файлов',
    files_other: '{{count}} файла',
    greet: 'Здравствуйте, {{name}}',
    send: 'Отправить',
  },
  'locales/ja/fill.json': { files_other: '{{count}} 件のファイル', greet: 'こんにちは、{{name}} さん', send: '送信' },
  'locales/de/fill.json': {
    files_one: 'Eine Datei',
    files_other: '{{count}} Dateien',
    greet: 'Guten Tag, {{name}}',
    send: 'Absenden',
  },
  'locales/zh-cn/shell.json': { home: '首页' },
  'locales/en/shell.json': { home: 'Home' },
  'locales/de/shell.json': { home: 'Startseite' },
  'src/page.ts': "t('files', { count }); t('greet'); t('send'); t('home')",
  'plugins/question-types/grid/renderer.tsx': "t('row'); t('hint')",
  ...notes('zh-cn', '便签', '已存在'),
  ...notes('en', 'Notes', 'It is there already'),
  ...notes('de', 'Notizen', 'Das gibt es schon'),
  'plugins/system-pages/notes/server/module.ts': "title: 'menu.notes'; fieldError('name', 'notes.taken')",
  ...Object.fromEntries(
    Object.entries({
      'zh-cn': plugin('表格', '表格', '第 {{n}} 行', '提示'),
      en: plugin('Grid', 'table', 'Row {{n}}', 'Hint'),
      de: plugin('Tabelle', 'raster', 'Zeile {{n}}', 'Hinweis'),
      'zh-tw': { fill: { row: '第 {{n}} 列' } },
      fr: { fill: { row: 'Ligne {{n}}' } },
      ru: { fill: { row: 'Строка {{n}}' } },
      ja: { fill: { row: '{{n}} 行目' } },
    }).map(([language, texts]) => [`plugins/question-types/grid/locales/${language}.json`, texts]),
  ),
}

/** Lines of the report about the sound tree with some files changed; null takes a file away. */
const report = (changes: Readonly<Record<string, unknown>>): { lines: string[]; code: number | null } => {
  const tree = mkdtempSync(join(tmpdir(), 'texts-'))
  trees.push(tree)
  for (const [path, content] of Object.entries({ ...sound, ...changes })) {
    if (content === null) continue
    mkdirSync(dirname(join(tree, path)), { recursive: true })
    writeFileSync(join(tree, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const { stdout, status } = spawnSync(process.execPath, [script, tree], { encoding: 'utf8' })
  return { lines: stdout.trim().split('\n'), code: status }
}

const file = (path: string): Record<string, string> => ({ ...Object(sound[path]) })
const changed = (path: string, change: Record<string, string | undefined>) => ({
  [path]: JSON.stringify({ ...file(path), ...change }),
})

test('a sound tree is complete', () => {
  expect(report({})).toEqual({ lines: ['Texts are complete.'], code: 0 })
})

const languagesJson = (more: object) => ({ 'locales/languages.json': { ...declaration, ...more } })

test.each<[rule: string, changes: Record<string, unknown>, said: string]>([
  ['missing', changed('locales/ja/fill.json', { send: undefined }), 'fill: ja has no "send"'],
  [
    'a language without a namespace it is declared for',
    { 'locales/ja/fill.json': null },
    'fill: ja is declared complete and has no texts',
  ],
  [
    'half of a plugin',
    { 'plugins/question-types/grid/locales/ja.json': null },
    'question-types/grid:fill: ja is declared complete and has no texts',
  ],
  [
    'a word of a page’s server half',
    notes('de', 'Notizen', 'It is there already'),
    'system-pages/notes:server: de "notes.taken" is still English',
  ],
  [
    'a word of the menu that no entry has',
    { 'plugins/system-pages/notes/server/module.ts': "fieldError('name', 'notes.taken')" },
    'system-pages/notes:shell: "menu.notes" is used nowhere',
  ],
  ['extra', changed('locales/ja/fill.json', { tail: '尾' }), 'fill: ja has "tail", which zh-cn has not'],
  [
    'unused',
    Object.assign(
      {},
      ...['zh-cn', 'en', 'de'].map((l) => ({
        [`locales/${l}/shell.json`]: { attic: `屋 ${l}`, home: file(`locales/${l}/shell.json`).home },
      })),
    ),
    'shell: "attic" is used nowhere',
  ],
  ['untranslated', changed('locales/fr/fill.json', { send: 'Send' }), 'fill: fr "send" is still English'],
  ['Chinese elsewhere', changed('locales/ru/fill.json', { send: '提交' }), 'fill: ru "send" is still Chinese'],
  [
    'simplified characters',
    changed('locales/zh-tw/fill.json', { files_other: '{{count}} 个文件' }),
    'fill: zh-tw "files_other" has the simplified 个',
  ],
  [
    'placeholders',
    changed('locales/fr/fill.json', { greet: 'Bonjour {{nom}}' }),
    'fill: fr "greet" has the placeholders nom, zh-cn has name',
  ],
  [
    'the number left out where one is not 1 alone',
    changed('locales/ru/fill.json', { files_one: 'Один файл' }),
    'fill: ru "files_one" has the placeholders none, zh-cn has count',
  ],
  [
    'a plural form too few',
    changed('locales/fr/fill.json', { files_many: undefined }),
    'fill: fr "files" has the forms one,other, needs one,many,other',
  ],
  [
    'a plural form too many',
    changed('locales/ja/fill.json', { files_one: '{{count}} 件' }),
    'fill: ja "files" has the forms one,other, needs other',
  ],
  ['empty', changed('locales/ja/fill.json', { send: ' ' }), 'fill: ja "send" is empty'],
  [
    'half-width punctuation',
    changed('locales/ja/fill.json', { greet: 'こんにちは, {{name}} さん' }),
    'fill: ja "greet" has half-width punctuation',
  ],
  [
    'half-width full stop',
    changed('locales/zh-cn/fill.json', { send: '提交.' }),
    'fill: zh-cn "send" has half-width punctuation',
  ],
  [
    'the order of the source',
    { 'locales/zh-cn/shell.json': { tail: '尾', home: '首页' } },
    'shell: zh-cn "home" is not in the order of the alphabet',
  ],
  [
    'the order of the others',
    { 'locales/ja/fill.json': { greet: 'こんにちは、{{name}} さん', files_other: '{{count}} 件', send: '送信' } },
    'fill: ja "files_other" is not where zh-cn has it',
  ],
  ['a namespace of nobody', { 'locales/ja/attic.json': {} }, 'locales/ja/attic.json: zh-cn has no such file'],
  ['a language of nobody', { 'locales/xx/fill.json': {} }, 'locales/xx: is not a declared language'],
  [
    'an exception nobody needs',
    languagesJson({ sameAsEnglish: { 'fill:send': ['fr'] } }),
    'languages.json: sameAsEnglish "fill:send" of fr is not needed',
  ],
])('%s', (_rule, changes, said) => {
  const { lines, code } = report(changes)
  expect(lines).toContain(said)
  expect(code).toBe(1)
})

test('what is not declared complete may be missing, but not wrong', () => {
  expect(report({ 'locales/fr/shell.json': {} }).lines).toEqual(['Texts are complete.'])
  expect(report({ 'locales/fr/shell.json': { home: 'Home' } }).lines).toEqual([
    'shell: fr "home" is still English',
    '1 problems',
  ])
})

test('exceptions hold where they are declared', () => {
  const same = changed('locales/fr/fill.json', { send: 'Send' })
  expect(report({ ...same, ...languagesJson({ sameAsEnglish: { 'fill:send': ['fr'] } }) }).code).toBe(0)
  const comma = changed('locales/zh-cn/fill.json', { greet: '您好, {{name}}' })
  expect(report({ ...comma, ...languagesJson({ halfWidth: { 'fill:greet': ['zh-cn'] } }) }).code).toBe(0)
  expect(report({ ...comma, ...languagesJson({ halfWidth: { 'fill:greet': ['ja'] } }) }).code).toBe(1)
})
