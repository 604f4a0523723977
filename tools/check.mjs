// `npm run check`: everything that must hold before a merge, besides the tests themselves. All checks run, then it fails.
import { ensureBuilt } from './bootstrap/built.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runScript, runTool } from './bootstrap/run-tool.mjs'
import { typesOf } from './bootstrap/types.mjs'
import { checkQuestionType } from './check-question-type.mjs'
import { checkSystemPage, isSystemPage } from './check-system-page.mjs'
import { closingLine, keepResult } from './results.mjs'

ensureInstalled()
const [only] = process.argv.slice(2)
if (only !== undefined) {
  const failures = isSystemPage(only) ? checkSystemPage(only) : await checkQuestionType(only)
  console.log(failures.length === 0 ? `\n${only} keeps to everything.` : `\nFailed: ${failures.join(', ')}`)
  process.exit(failures.length === 0 ? 0 : 1)
}
ensureBuilt()

const checks = {
  types: () => runTool('tsc', typesOf('tsconfig.json')),
  'types of the pure layer': () => runTool('tsc', typesOf('tsconfig.pure.json')),
  'format and lint': () => runTool('biome', ['check', '--error-on-warnings', '.']),
  'import walls': () =>
    runTool('depcruise', ['--config', '.dependency-cruiser.cjs', 'src', 'server', 'plugins', 'design-system']),
  'dead code': () => runTool('knip', []),
  'code only tests call': () => runTool('knip', ['--config', 'knip.product.json', '--include', 'files,exports,types']),
  'surface of the SDK': () => runScript('tools/sdk-api.mjs', ['--check']),
  locales: () => runScript('tools/check-locales.mjs'),
  'known vulnerabilities': () => runScript('tools/check-advisories.mjs'),
  'bundle budgets': () => runScript('tools/check-budgets.mjs'),
}

const failed = Object.entries(checks).filter(([name, run]) => {
  console.log(`\n— ${name}`)
  return run() !== 0
})

const failures = failed.map(([name]) => name)
const counts = { passed: Object.keys(checks).length - failed.length, failed: failed.length, skipped: 0, failures }
keepResult('check', counts)
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${closingLine(counts)}`)
process.exitCode = failed.length > 0 ? 1 : 0
