// What an owner reads when formloom.config.ts or what it names is wrong, and what is found when it is right.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sdkVersion } from '#sdk'
import { readConfig } from './config.ts'
import { pluginFolders } from './plugin-folders.ts'

const major = Number(sdkVersion.split('.')[0])
const forThisSdk = JSON.stringify({ formloom: { sdk: major } })

let place = ''
beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'plugins-')))
  write({ 'repository/plugins/question-types/rate/definition.ts': '' })
})
afterEach(() => rmSync(place, { recursive: true }))

const write = (files: Readonly<Record<string, string>>) => {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true })
    writeFileSync(join(place, path), content)
  }
}
const configured = (config: string) => write({ 'repository/formloom.config.ts': config })
const found = async () => {
  const root = join(place, 'repository')
  return pluginFolders(root, await readConfig(root)).map(({ kind, id, shown }) => `${kind}/${id} in ${shown}`)
}

test('without a configuration there is what the repository holds', async () => {
  expect(await found()).toEqual(['question-types/rate in plugins/question-types/rate'])
})

test('folders and packages are found beside it, a link is followed', async () => {
  configured("export default { plugins: ['../ours', '@acme/types'] }")
  write({
    'ours/package.json': forThisSdk,
    'ours/question-types/stamp/definition.ts': '',
    'ours/form-modes/quiz/definition.ts': '',
    'ours/question-types/_shared/words.ts': '',
    'ours/node_modules/x/question-types/no/definition.ts': '',
    'repository/node_modules/@acme/types/package.json': forThisSdk,
    'repository/node_modules/@acme/types/question-types/chess/definition.ts': '',
  })
  expect(await found()).toEqual([
    'question-types/chess in node_modules/@acme/types/question-types/chess',
    `form-modes/quiz in ${place}/ours/form-modes/quiz`,
    'question-types/rate in plugins/question-types/rate',
    `question-types/stamp in ${place}/ours/question-types/stamp`,
  ])
})

const ours = "export default { plugins: ['../ours'] }"
test.each([
  ['export default {}', {}, /formloom\.config\.ts has no list of plugins\. Write: export default/],
  ["export default { plugins: [], theme: 'x' }", {}, /says theme, which nothing reads/],
  ['export default { plugins: [{}] }', {}, /is not a list of folders and packages/],
  [ours, {}, /names the folder \.\.\/ours, and there is no folder .*\/ours\.$/],
  ["export default { plugins: ['@acme/none'] }", {}, /names the package @acme\/none, which is not installed/],
  [ours, { 'ours/README.md': '' }, /\/ours holds no plugins: it has no folder question-types\/<id>/],
  [ours, { 'ours/question-types/stamp/renderer.tsx': '' }, /\/stamp holds no definition\.ts, and so no plugin/],
  [
    ours,
    { 'ours/package.json': forThisSdk, 'ours/question-types/rate/definition.ts': '' },
    /Two plugins are question-types\/rate: plugins\/question-types\/rate and .*\/ours\/question-types\/rate/,
  ],
  [
    ours,
    { 'ours/question-types/stamp/definition.ts': '' },
    /ours\/package\.json does not say which SDK its plugins were written for\. This one is \d+\.\d+\.\d+: "formloom": \{ "sdk": \d+ \}/,
  ],
  [
    ours,
    {
      'ours/package.json': JSON.stringify({ formloom: { sdk: major + 1 } }),
      'ours/question-types/a/definition.ts': '',
    },
    new RegExp(`were written for SDK ${major + 1}, this is ${sdkVersion}`),
  ],
])('%s with %o is refused in a sentence', async (config, files, sentence) => {
  configured(config)
  write(files)
  await expect(found()).rejects.toThrow(sentence)
})
