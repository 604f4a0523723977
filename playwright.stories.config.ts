import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tools/bootstrap/chromium.mjs'

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    ...chromiumFlags,
    // The same letters on every machine that has the same fonts.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
}

/** The walk over every story of the built Ladle (build/). One test per story, so `--shard` splits it evenly. */
export default defineConfig({
  testDir: 'e2e/stories',
  outputDir: 'test-results/stories',
  snapshotPathTemplate: 'e2e/stories/baselines/{arg}{ext}',
  // The longest pages (all notes at once, four times as long) on a busy machine.
  timeout: 60_000,
  expect: { timeout: 5_000, toHaveScreenshot: { maxDiffPixelRatio: 0.001, animations: 'disabled', caret: 'hide' } },
  fullyParallel: true,
  // More than CPUs: a walk waits for frames most of its time.
  workers: 4,
  retries: 0,
  reporter: [['dot'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '.cache/results/stories.report.json' }]],
  use: { ...devices['Desktop Chrome'], launchOptions },
})
