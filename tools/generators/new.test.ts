import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: a plain script without types, so that it runs before anything is installed
import { createQuestionType } from './question-type.mjs'
// @ts-expect-error: as above
import { createQuestionTypeLike } from './question-type-like.mjs'

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

test('a type like another has a name of its own throughout, and passes its contract at once', () => {
  cpSync('plugins/question-types/rate', join(root, 'plugins/question-types/rate'), { recursive: true })
  expect(createQuestionTypeLike(root, { like: 'rate', id: 'mood-meter', icon: 'heart', title: 'Mood' })).toEqual({
    folder: 'plugins/question-types/mood-meter',
  })
  const folder = join(root, 'plugins/question-types/mood-meter')
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  expect(read('definition.ts')).toMatch(/id: 'mood-meter',\n {2}group: 'choice',\n {2}icon: 'heart'/)
  expect(read('renderer.tsx')).toContain('defineRenderer<typeof moodMeter>(MoodMeterRenderer')
  expect(read('validator.ts')).toContain("code: 'mood-meter.tooHigh'")
  expect(JSON.parse(read('locales/de.json')).admin.title).toBe('Mood')
  expect(read('mood-meter.stories.tsx')).toContain("title: 'Question types / Mood'")
  // Nothing has been released of it.
  expect(readdirSync(folder)).not.toContain('released')
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((each) => /\.tsx?$/.test(each)))
    expect(read(file), file).not.toMatch(/'rate\b|\brate\b(?! )|\bRate[A-Z]/)
  const { status, stdout, stderr } = contractOf('mood-meter')
  expect(status, stdout + stderr).toBe(0)

  expect(createQuestionTypeLike(root, { like: 'rating', id: 'x' }).problem).toMatch(
    /no question type rating\. There are: .*rate/,
  )
}, 60_000)

test('it refuses what exists, and names groups and icons there are', () => {
  expect(createQuestionType(root, { id: 'Color', group: 'choice', icon: 'star' }).problem).toMatch(/lower-case/)
  expect(createQuestionType(root, { id: 'color', group: 'colors', icon: 'star' }).problem).toMatch(/text, choice/)
  expect(createQuestionType(root, { id: 'color', group: 'choice', icon: 'nothing' }).problem).toMatch(/star/)
  createQuestionType(root, { id: 'twice', group: 'choice', icon: 'star' })
  expect(createQuestionType(root, { id: 'twice', group: 'choice', icon: 'star' }).problem).toMatch(/already/)
})
