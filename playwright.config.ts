import { defineConfig, devices } from '@playwright/test'
import { chromiumPath } from './tools/bootstrap/chromium.mjs'

const launchOptions = {
  executablePath: chromiumPath(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
  // Without a UTF-8 locale Chromium calls every file with a Chinese name "download".
  env: { ...process.env, LANG: 'C.UTF-8' },
}

/** Journeys through the built product: e2e/global-setup.ts starts it on a free port with an empty data folder. */
export default defineConfig({
  testDir: 'e2e/specs',
  globalSetup: './e2e/global-setup.ts',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: false,
  workers: 1,
  // A second attempt separates what is broken from what a crowded machine delayed. It is never silent: results.mjs names it.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '.cache/results/e2e.report.json' }]],
  use: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai', trace: 'retain-on-failure', launchOptions },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], locale: 'zh-CN', launchOptions } }],
})
