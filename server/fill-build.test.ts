import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FillBuild, readFillBuild, styleHash } from './fill-build.ts'

let folder = ''
let build: FillBuild | null = null

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'formloom-fill-build-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(
    join(folder, 'fill.html'),
    '<head><link rel="stylesheet" crossorigin href="/assets/fill/all.css"></head><p class="p"></p><!-- view --><!-- more styles -->',
  )
  writeFileSync(
    join(folder, 'draw.mjs'),
    'export const drawPage = async () => ({ html: "<p>", css: "", answers: null })',
  )
  const chunk = { file: 'assets/fill/later-parts-1.js' }
  writeFileSync(
    join(folder, '.vite/fill-manifest.json'),
    JSON.stringify({ 'src/features/fill/page/later-parts.ts': chunk }),
  )
  writeFileSync(join(folder, '.vite/question-types.json'), '{ "rare": ["/a.js", "/types.js"], "usual": ["/types.js"] }')
  const parts = [
    { css: ':root{--a:1}', within: [], name: null, owners: null },
    { css: '.p{padding:1px}', within: ['@layer utilities'], name: 'p', owners: null },
    { css: '.a{color:red}', within: ['@layer utilities'], name: 'a', owners: ['/a.js'] },
    { css: '.b{color:red}', within: ['@layer utilities', '@media print'], name: 'b', owners: ['/b.js'] },
    { css: '.later{color:red}', within: ['@layer utilities', '@media print'], name: 'later', owners: [] },
    { css: '.q>r{padding:2px}', within: ['@layer utilities', '@media print'], name: 'q>r', owners: null },
  ]
  writeFileSync(join(folder, '.vite/fill-styles.json'), JSON.stringify(parts))
  build = await readFillBuild(folder, join(folder, 'draw.mjs'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const stylesOf = async (types: readonly string[] | null, view: string | null = null) => {
  const page = await build?.page('/s/x', types, view)
  const styles = [...(page?.html ?? '').matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, css = '']) => css)
  expect(page?.styleHashes).toEqual(styles.map(styleHash))
  expect(page?.html).not.toContain('<link')
  return styles
}

test('a page has the styles of the types it uses, in their order, and says where all of them are', async () => {
  const always = (own: string) => `@layer utilities{.p{padding:1px}${own}@media print{.q>r{padding:2px}}}`
  expect((await stylesOf(['usual']))[1]).toBe(always(''))
  expect((await stylesOf(['usual', 'rare']))[1]).toBe(always('.a{color:red}'))
  expect((await build?.page('/s/x', ['usual'], null))?.html).toContain('<style data-all="/assets/fill/all.css">')
})

test('it begins with what everything needs and with the classes that are drawn, whosever they are, and no others', async () => {
  expect((await stylesOf(['usual', 'rare']))[0]).toBe(':root{--a:1}@layer utilities{.p{padding:1px}}')
  expect((await stylesOf(['usual', 'rare'], '<b class="q&gt;r a b">'))[0]).toBe(
    ':root{--a:1}@layer utilities{.p{padding:1px}.a{color:red}@media print{.b{color:red}.q>r{padding:2px}}}',
  )
  // What draws the head of the page may use a class that otherwise only a type does, which the form has not.
  expect((await stylesOf(['usual'], '<header class="a">')).join()).toContain('.a{color:red}')
})

test('what only comes after the form is not part of a page, unless it begins with it', async () => {
  expect((await stylesOf(['usual'])).join()).not.toContain('.later')
  expect(await stylesOf(['usual'], '<b class="later">')).toEqual([
    ':root{--a:1}@layer utilities{.p{padding:1px}@media print{.later{color:red}}}',
    '@layer utilities{.p{padding:1px}@media print{.later{color:red}.q>r{padding:2px}}}',
  ])
})

test('a page on which everything is shown has what that is drawn with, and says where the rest is', async () => {
  const page = await build?.page('/s/x', ['usual', 'rare'], '<b class="a">', true)
  const first = ':root{--a:1}@layer utilities{.p{padding:1px}.a{color:red}}'
  expect(page?.html.match(/<style.*?<\/style>/g)).toEqual([`<style data-all="/assets/fill/all.css">${first}</style>`])
  expect(page?.styleHashes).toEqual([styleHash(first)])
})

test('where nobody knows the types yet, it has all there are', async () => {
  expect((await stylesOf(null))[1]).toContain(
    '.a{color:red}@media print{.b{color:red}.later{color:red}.q>r{padding:2px}}',
  )
  expect((await build?.page('/s/x', null, null))?.html).not.toContain('data-all')
})

test('of what utilities build upon it declares what its own need', async () => {
  const declared = (name: string) => `@property ${name}{syntax:"*";inherits:false}`
  const own = mkdtempSync(join(tmpdir(), 'formloom-fill-build-'))
  cpSync(folder, own, { recursive: true })
  const properties = '@layer properties{@supports (a:b){*,:before{--tw-ring:0;--tw-blur:0}}}'
  const parts = [
    { css: properties, within: [], name: null, owners: null },
    { css: '.p{--tw-ring:1}', within: ['@layer utilities'], name: 'p', owners: null },
    { css: '.b{--tw-blur:1}', within: ['@layer utilities'], name: 'b', owners: ['/b.js'] },
    { css: declared('--tw-ring') + declared('--tw-blur'), within: [], name: null, owners: null },
  ]
  writeFileSync(join(own, '.vite/fill-styles.json'), JSON.stringify(parts))
  const page = await (await readFillBuild(own, join(own, 'draw.mjs')))?.page('/s/x', ['usual'], null)
  rmSync(own, { recursive: true })
  expect(page?.html).toContain(
    `<style>@layer properties{@supports (a:b){*,:before{--tw-ring:0}}}@layer utilities{.p{--tw-ring:1}}${declared('--tw-ring')}</style>`,
  )
})

test('of a type it names the scripts, of one that this build has not, none', () => {
  expect([build?.modulesOf('rare'), build?.modulesOf('other')]).toEqual([['/a.js', '/types.js'], []])
})

test('it knows the script that long forms are made live with', () => {
  expect(build?.laterParts).toBe('/assets/fill/later-parts-1.js')
})

test('a folder without the public page has none to put forms into', async () => {
  expect(await readFillBuild(join(folder, 'nowhere'), '')).toBeNull()
})
