// What each runner counted, kept in .cache/results, and the one closing line over all of them.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../.cache/results/', import.meta.url))

/** @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Counts */

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
  countsOfReport(name, exitCode, ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + (numTodoTests ?? 0),
    failures: testResults.flatMap(failuresOfFile),
  }))

export const countsOfPlaywright = (name, exitCode) =>
  countsOfReport(name, exitCode, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOfSuite),
  }))

function countsOfReport(name, exitCode, read) {
  const path = reportPath(name)
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0, failures: [`${name} wrote no report`] }
  const counts = read(JSON.parse(readFileSync(path, 'utf8')))
  // A broken file or a global set-up that failed has no failing test of its own.
  if (exitCode !== 0 && counts.failed === 0) {
    return { ...counts, failed: 1, failures: [...counts.failures, `${name} ended with code ${exitCode}`] }
  }
  return counts
}

/** Vitest: a file with its tests; a file that does not load has a message of its own. */
function failuresOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return message ? [`${name}\n${message}`] : []
  return failed.map(({ fullName, failureMessages }) => `${name} > ${fullName}\n${failureMessages.join('\n')}`)
}

/** Playwright: suites in suites; the last try of a test is the one that counts. */
function failuresOfSuite({ specs = [], suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.at(-1)?.errors ?? [])
      return `${file} > ${title}\n${errors.map(({ message }) => message).join('\n')}`
    })
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** @returns {Counts} */
export function totalOfResults() {
  const total = { passed: 0, failed: 0, skipped: 0, failures: [] }
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    if (!file.endsWith('.counts.json')) continue
    const counts = JSON.parse(readFileSync(folder + file, 'utf8'))
    for (const key of ['passed', 'failed', 'skipped']) total[key] += counts[key]
    const runner = file.replace('.counts.json', '')
    total.failures.push(...(counts.failures ?? (counts.failed > 0 ? [''] : [])).map((text) => `${runner}: ${text}`))
  }
  return total
}

export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const total = totalOfResults()
  // Once more what failed, beside the sum: the log above it is thousands of lines long.
  const shortened = (text) => text.split('\n').slice(0, 12).join('\n  ')
  for (const failure of total.failures) console.log(`✗ ${shortened(failure)}\n`)
  console.log(closingLine(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
