// `npm run check -- <folder>` for a question type that lies outside the repository: the sample of the guide keeps to
// everything, and what an author gets wrong is told with its file.
import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const minutes = 60_000
let place = ''
let folder = ''
beforeAll(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'formloom-plugin-')))
  cpSync('docs/plugin-guide/sample', place, { recursive: true })
  folder = join(place, 'question-types/duration')
})
afterAll(() => rmSync(place, { recursive: true, force: true }))

/** As a person would start it, without what this test run has put into the environment. */
const check = (name: string) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const kept = ['PATH', 'HOME', 'CHROME_PATH', 'TMPDIR'].flatMap((key) => {
      const value = process.env[key]
      return value === undefined ? [] : [[key, value]]
    })
    const env = { ...Object.fromEntries(kept), NO_COLOR: '1' }
    execFile(process.execPath, ['tools/check.mjs', name], { env, maxBuffer: 10_000_000 }, (error, stdout, stderr) =>
      resolve({ code: error ? 1 : 0, output: stdout + stderr }),
    )
  })

const replace = (file: string, text: string, by: string) => {
  const path = join(folder, file)
  const source = readFileSync(path, 'utf8')
  expect(source).toContain(text)
  writeFileSync(
    path,
    source.replace(text, () => by),
  )
}

test(
  'the sample of the guide keeps to everything, outside the repository',
  async () => {
    const { code, output } = await check(folder)
    expect(output).toContain(`${folder} keeps to everything.`)
    for (const title of ['types', 'format and lint', 'import walls', 'contract', 'weight'])
      expect(output).toMatch(new RegExp(`^— ${title}$`, 'm'))
    // What it leaves out it says.
    expect(output).toMatch(/^— not looked at here\ndriver\.ts/m)
    expect(output).toMatch(/^\d\.\d of 15 kB gzip on a form that asks it/m)
    expect(code).toBe(0)
  },
  5 * minutes,
)

test(
  'what is wrong is told with its file, by every part of the check',
  async () => {
    replace('validator.ts', 'Number.isInteger(answer) &&', 'Number.isFinite(answer) &&')
    replace('validator.ts', "import type duration from './definition.ts'", "import duration from './definition.ts'")
    replace('statistics.ts', '[{ number: answer }]', '[{ number: String(answer) }]')
    replace(
      'renderer.tsx',
      "import { NumberInput } from '#ds/number-input'",
      "import { NumberInput } from '#ds/number-input'\nimport { Tabs } from '#ds/tabs'\nif (!Tabs) throw new Error()",
    )
    replace('locales/en.json', '"text.hours": "{{value}} h",', '')
    const { code, output } = await check(folder)
    expect(code).toBe(1)
    expect(output).toMatch(/^Failed: (?=.*contract)(?=.*import walls)(?=.*types)(?=.*weight)/m)
    expect(output).toMatch(/question-types\/duration\/validator\.ts: .*says is\(\) true, and the answer schema false/)
    expect(output).toMatch(/question-types\/duration\/locales\/en\.json: fill has no \\?"text\.hours/)
    expect(output).toMatch(/wall-4-public-side-links-definitions-by-type: .*question-types\/duration\/validator\.ts/)
    expect(output).toMatch(
      /renderer\.tsx draws with #ds\/tabs, of which the public page has no styles\. Remedy: use one of/,
    )
    expect(output).toMatch(/statistics\.ts\(\d+,\d+\): error TS2322/)
  },
  5 * minutes,
)

test('a folder that is none is told apart from one in the wrong place', async () => {
  expect((await check('nothing-of-that-name')).output).toMatch(
    /There is no question type nothing-of-that-name: neither/,
  )
  cpSync(folder, join(place, 'elsewhere/duration'), { recursive: true })
  expect((await check(join(place, 'elsewhere/duration'))).output).toMatch(
    /does not lie in a folder named question-types/,
  )
})
