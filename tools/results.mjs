// What each runner counted, kept in .cache/results, and the one closing line over all of them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../.cache/results/', import.meta.url))

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Where a runner writes its own JSON report. */
export const reportPath = (name) => `${folder}${name}.report.json`

export function forgetResults() {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
}

/** @param {string} name @param {Counts} counts */
export function keepResult(name, counts) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}${name}.counts.json`, JSON.stringify(counts))
}

/** A runner that died before writing a report counts as one failure: silence is never a pass. */
export const countsOfVitest = (name, exitCode) =>
  countsOfReport(name, exitCode, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + (numTodoTests ?? 0),
  }))

export const countsOfPlaywright = (name, exitCode) =>
  countsOfReport(name, exitCode, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  }))

function countsOfReport(name, exitCode, read) {
  const path = reportPath(name)
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = read(JSON.parse(readFileSync(path, 'utf8')))
  // A broken file or a global set-up that failed has no failing test of its own.
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

/** @returns {Counts} */
export function totalOfResults() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith('.counts.json')) continue
    const counts = JSON.parse(readFileSync(folder + file, 'utf8'))
    for (const key of Object.keys(total)) total[key] += counts[key]
  }
  return total
}

export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const total = totalOfResults()
  console.log(closingLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
