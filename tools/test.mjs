// `npm test`: installs what is missing, then types, units, contracts, server and browser tests, then the journeys.
import { ensureBuilt } from './bootstrap/built.mjs'
import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { typesOf } from './bootstrap/types.mjs'
import {
  closingLine,
  countsOfPlaywright,
  countsOfVitest,
  forgetResults,
  keepResult,
  reportPath,
  totalOfResults,
} from './results.mjs'

ensureInstalled()
process.env.CHROME_PATH = ensureChromium()
forgetResults()

const stage = (name, run) => {
  console.log(`\n— ${name}`)
  const begin = performance.now()
  keepResult(name, run())
  console.log(`— ${name} took ${Math.round((performance.now() - begin) / 1000)} s`)
}
const passOrFail = (code) => ({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 })

stage('types', () => passOrFail(runTool('tsc', typesOf('tsconfig.json'))))
stage('types-pure', () => passOrFail(runTool('tsc', typesOf('tsconfig.pure.json'))))
stage('vitest', () => {
  const code = runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportPath('vitest')}`,
  ])
  return countsOfVitest('vitest', code)
})
ensureBuilt()
stage('e2e', () => {
  process.env.PLAYWRIGHT_REPORT = reportPath('e2e')
  return countsOfPlaywright('e2e', runTool('playwright', ['test']))
})

const total = totalOfResults()
console.log(`\n${closingLine(total)}`)
process.exitCode = total.failed > 0 ? 1 : 0
