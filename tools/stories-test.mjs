// `npm run stories:test`: builds Ladle and walks every story in four themes. Arguments go to Playwright: --shard=1/4, -g button,
// --update-snapshots. With --built first, build/ is taken as it is.
import { ensureChromium } from './bootstrap/chromium.mjs'
import { ensureInstalled } from './bootstrap/install.mjs'
import { runTool } from './bootstrap/run-tool.mjs'
import { closingLine, countsOfPlaywright, keepResult, reportPath } from './results.mjs'

ensureInstalled()
process.env.CHROME_PATH = ensureChromium()
process.env.PLAYWRIGHT_REPORT = reportPath('stories')

const [first, ...others] = process.argv.slice(2)
const args = first === '--built' ? others : process.argv.slice(2)
if (first !== '--built' && runTool('ladle', ['build']) !== 0) process.exit(1)

const counts = countsOfPlaywright(
  'stories',
  runTool('playwright', ['test', '-c', 'playwright.stories.config.ts', ...args]),
)
keepResult('stories', counts)
console.log(`\n${closingLine(counts)}`)
process.exitCode = counts.failed > 0 ? 1 : 0
