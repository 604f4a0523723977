import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: a plain script without types, so that it runs before anything is installed
import { createQuestionType } from './question-type.mjs'

// A copy of the repository without its own question types: the generator never touches the real one here.
let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'generator-'))
  for (const path of ['src', 'server', 'design-system', 'locales', 'tools', 'plugins/_families'])
    cpSync(path, join(root, path), { recursive: true })
  for (const path of ['package.json', 'tsconfig.json', 'vitest.config.ts']) cpSync(path, join(root, path))
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const contractOf = (id: string) =>
  spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project=node',
      'src/registry/question-types.contract.test.ts',
      '--testNamePattern',
      `question type ${id} `,
    ],
    { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH ?? '', NO_COLOR: '1' } },
  )

test('a generated type passes its contract at once, and no longer when a file is missing', () => {
  expect(createQuestionType(root, { id: 'color-pick', group: 'choice', icon: 'palette' })).toEqual({
    folder: 'plugins/question-types/color-pick',
  })
  const { status, stdout } = contractOf('color-pick')
  expect(stdout).toMatch(/Tests +1\d passed/)
  expect(status, stdout).toBe(0)

  rmSync(join(root, 'plugins/question-types/color-pick/driver.ts'))
  writeFileSync(join(root, 'plugins/question-types/color-pick/rendererr.tsx'), '')
  const halfMade = contractOf('color-pick')
  expect(halfMade.status).not.toBe(0)
  expect(halfMade.stdout + halfMade.stderr).toContain('driver.ts')
}, 60_000)

test('a type whose name is a word of the language can be generated', () => {
  expect(createQuestionType(root, { id: 'switch', group: 'choice', icon: 'check' })).toEqual({
    folder: 'plugins/question-types/switch',
  })
  const validator = readFileSync(join(root, 'plugins/question-types/switch/validator.ts'), 'utf8')
  expect(validator).toContain("import type switchType from './definition.ts'")
  for (const file of readdirSync(join(root, 'plugins/question-types/switch'))) expect(file).not.toMatch(/__|template/)
})

test('it refuses what exists, and names groups and icons there are', () => {
  expect(createQuestionType(root, { id: 'Color', group: 'choice', icon: 'star' }).problem).toMatch(/lower-case/)
  expect(createQuestionType(root, { id: 'color', group: 'colors', icon: 'star' }).problem).toMatch(/text, choice/)
  expect(createQuestionType(root, { id: 'color', group: 'choice', icon: 'nothing' }).problem).toMatch(/star/)
  createQuestionType(root, { id: 'twice', group: 'choice', icon: 'star' })
  expect(createQuestionType(root, { id: 'twice', group: 'choice', icon: 'star' }).problem).toMatch(/already/)
})
