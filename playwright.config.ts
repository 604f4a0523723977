import { defineConfig, devices } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './tools/bootstrap/chromium.mjs'

const launchOptions = {
  executablePath: chromiumPath(),
  args: chromiumFlags,
  // Without a UTF-8 locale Chromium calls every file with a Chinese name "download".
  env: { ...process.env, LANG: 'C.UTF-8' },
}

/**
 * Journeys through the built product. Each worker starts one of its own, on a free port with an empty data folder
 * (e2e/fixtures/test.ts), so that they run side by side and none passes only because of what another left behind.
 */
export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  workers: 2,
  // No second attempts: what passes only sometimes is broken, in the product or in the test.
  retries: 0,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '.cache/results/e2e.report.json' }]],
  use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', trace: 'retain-on-failure', launchOptions },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], locale: 'zh-CN', launchOptions } }],
})
