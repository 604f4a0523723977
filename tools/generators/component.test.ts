import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
// @ts-expect-error: a plain script without types, so that it runs before anything is installed
import { createComponent } from './component.mjs'

// A copy of the kit: the generator never touches the real one here.
let root = ''
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'component-'))
  for (const path of ['.ladle', 'design-system', 'locales', 'tools'])
    cpSync(path, join(root, path), { recursive: true })
  for (const path of [
    'package.json',
    'tsconfig.json',
    'vitest.config.ts',
    'biome.json',
    '.gitignore',
    'src/plugin-sdk/version.ts',
  ])
    cpSync(path, join(root, path))
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'), 'junction')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const run = (tool: string, ...args: string[]) =>
  spawnSync(process.execPath, [tool, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NO_COLOR: '1' },
  })

test('a generated component comes with a story and a test, and passes it', () => {
  expect(createComponent(root, { name: 'color-swatch', group: 'inputs' })).toEqual({
    folder: 'design-system/color-swatch',
  })
  const folder = join(root, 'design-system/color-swatch')
  expect(readdirSync(folder).sort()).toEqual(['color-swatch.stories.tsx', 'color-swatch.test.tsx', 'index.tsx'])
  const story = readFileSync(join(folder, 'color-swatch.stories.tsx'), 'utf8')
  expect(story).toContain("title: 'Design system / Inputs / Color swatch'")
  for (const file of readdirSync(folder)) expect(readFileSync(join(folder, file), 'utf8')).not.toMatch(/__/)

  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project=dom', 'design-system/color-swatch')
  expect(tests.stdout + tests.stderr).toMatch(/Tests +3 passed/)
  expect(tests.status).toBe(0)
}, 60_000)

test.each(['data', 'overlays'])('what is generated among %s has the stories every component has', (group) => {
  const name = `${group}-lamp`
  expect(createComponent(root, { name, group })).toEqual({ folder: `design-system/${name}` })
  const tests = run('node_modules/vitest/vitest.mjs', 'run', '--project=node', 'tools/story-states.test.ts', '-t', name)
  expect(tests.stdout + tests.stderr).toMatch(/Tests +1 passed/)
}, 60_000)

test('it refuses what exists and what has no place, and says what would do', () => {
  expect(createComponent(root, { name: 'Button', group: 'actions' }).problem).toMatch(/lower-case/)
  expect(createComponent(root, { name: 'button', group: 'actions' }).problem).toMatch(/already/)
  expect(createComponent(root, { name: 'lamp', group: 'things' }).problem).toMatch(/inputs, choices/)
})
