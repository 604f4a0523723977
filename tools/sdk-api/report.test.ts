import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
// @ts-expect-error: a plain script without types
import { differencesOf } from './differences.mjs'
// @ts-expect-error: a plain script without types
import { sdkReports } from './report.mjs'

let root = ''
afterEach(() => rmSync(root, { recursive: true }))

const tree = (files: Readonly<Record<string, string>>): Record<string, string> => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sdk-')))
  const all = {
    'package.json': JSON.stringify({ imports: { '#sdk': './sdk/index.ts', '#sdk/ui': './sdk/ui.ts', '#ds/*': './x' } }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: { target: 'ES2023', module: 'ESNext', moduleResolution: 'bundler', types: [], strict: true },
      files: ['sdk/index.ts'],
    }),
    'sdk/ui.ts': 'export {}',
    ...files,
  }
  for (const [path, content] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return sdkReports(root)
}

const before = {
  'sdk/index.ts': "export { rate } from '../core/rate.ts'\nexport type { Face as Look } from '../core/face.ts'",
  'core/rate.ts':
    "import type { Limits } from './limits.ts'\n/** Says much. */\nexport const rate = (limits: Limits): number => limits.max + inner\nconst inner = 1",
  'core/limits.ts': 'export interface Limits { readonly max: number }\nexport interface Unused { a: 1 }',
  'core/face.ts': 'export interface Face { readonly smile: true }',
}

test('a report holds what a door exports, and what that is made of stands behind the doors', () => {
  const reports = tree(before)
  expect(reports['sdk.md']).toContain('export declare const rate: (limits: Limits) => number;')
  expect(reports['sdk.md']).toContain('// Look:\nexport interface Face {')
  expect(reports['sdk.md']).not.toContain('Says much')
  expect(reports['behind-the-doors.md']).toContain('## core/limits.ts\n\n```ts\nexport interface Limits {')
  expect(reports['behind-the-doors.md']).not.toMatch(/Unused|inner/)
  expect(Object.keys(reports).sort()).toEqual(['behind-the-doors.md', 'sdk-ui.md', 'sdk.md'])
})

test('a change that plugins could see differs, behind the doors too; another wording of the code does not', () => {
  const written = tree(before)
  rmSync(root, { recursive: true })
  const same = tree({ ...before, 'core/rate.ts': before['core/rate.ts'].replace('Says much', 'Says more') })
  expect(differencesOf(written, same, '1.0.0').changed).toEqual([])
  rmSync(root, { recursive: true })
  const other = tree({ ...before, 'core/limits.ts': 'export interface Limits { readonly most: number }' })
  expect(differencesOf(written, other, '1.4.0')).toEqual({
    changed: ['docs/sdk-api/behind-the-doors.md', '-     readonly max: number;', '+     readonly most: number;'],
    gone: 1,
    isSameMajor: true,
  })
  expect(differencesOf(written, other, '2.0.0').isSameMajor).toBe(false)
})
