// Known vulnerabilities among the packages of the lock file. Offline by the list in tools/supply; with `--online` npm's own
// audit is asked as well, and when it cannot be reached that is said and not taken for "nothing found".
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { inRepository } from './bootstrap/root.mjs'
import { findings } from './supply/advisories.mjs'
import { lockedPackages } from './supply/lock.mjs'

const list = JSON.parse(readFileSync(inRepository('tools/supply/advisories.json'), 'utf8'))
const packages = lockedPackages()
const found = findings(packages, list, new Date().toISOString().slice(0, 10))
for (const sentence of found) console.log(sentence)
console.log(
  `${packages.length} packages held against ${list.advisories.length} advisories of ${list.taken}: ${found.length} found.`,
)
let failed = found.length > 0

if (process.argv.includes('--online')) {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: inRepository('.'),
    encoding: 'utf8',
    timeout: 60_000,
  })
  const report = parsed(stdout)
  if (report?.vulnerabilities) {
    const names = Object.keys(report.vulnerabilities)
    console.log(`npm audit: ${names.length === 0 ? 'nothing found' : names.join(', ')}.`)
    failed ||= names.length > 0
  } else {
    console.log(`npm audit could not be asked: ${report?.message ?? 'no answer'}. Nothing is known from it.`)
    failed = true
  }
}
process.exitCode = failed ? 1 : 0

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
