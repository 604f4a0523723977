// `npm run wander -- --minutes 60 --seed N`: walks through the built product, one walk after another, each with the next seed.
import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../tools/bootstrap/built.mjs'
import { ensureChromium } from '../../tools/bootstrap/chromium.mjs'
import { ensureInstalled } from '../../tools/bootstrap/install.mjs'
import { runTool } from '../../tools/bootstrap/run-tool.mjs'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    steps: { type: 'string', default: '60' },
  },
})
ensureInstalled()
process.env.CHROME_PATH = ensureChromium()
ensureBuilt()
process.env.WANDER_MINUTES = values.minutes
process.env.WANDER_STEPS = values.steps
process.env.WANDER_SEED = values.seed ?? String(Math.floor(Math.random() * 1_000_000))
process.exit(runTool('playwright', ['test', '-c', 'e2e/wander/playwright.config.ts']))
