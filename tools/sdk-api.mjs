// `npm run sdk-api`: writes docs/sdk-api, all that plugins may rely on. With `--check` it only says what differs.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sdkVersion } from '../src/plugin-sdk/version.ts'
import { inRepository } from './bootstrap/root.mjs'
import { differencesOf } from './sdk-api/differences.mjs'
import { sdkReports } from './sdk-api/report.mjs'

const folder = inRepository('docs/sdk-api')
const written = existsSync(folder)
  ? Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  : {}
const reports = sdkReports(inRepository('.'))
const { changed, gone, isSameMajor } = differencesOf(written, reports, sdkVersion)

for (const line of changed) console.log(line)
if (changed.length === 0) console.log(`docs/sdk-api is what the doors of SDK ${sdkVersion} export.`)
else if (process.argv.includes('--check')) {
  console.log('\nThe SDK is not what docs/sdk-api says. `npm run sdk-api` writes it anew.')
  process.exitCode = 1
} else {
  mkdirSync(folder, { recursive: true })
  for (const name of Object.keys(written)) if (!(name in reports)) rmSync(join(folder, name))
  for (const [name, text] of Object.entries(reports)) writeFileSync(join(folder, name), text)
  if (gone > 0 && isSameMajor)
    console.log(
      `\n${gone} lines are gone or others. If a plugin could tell, raise the major in src/plugin-sdk/version.ts and write it again.`,
    )
}
