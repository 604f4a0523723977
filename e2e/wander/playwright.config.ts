import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Walks for as long as one likes: `npm run wander`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: 'endless.ts',
  outputDir: '../../test-results/wander',
  reporter: [['list']],
  timeout: 0,
  // An hour of it fills a disk; what broke is walked again anyway, and keeps pictures (walk.ts).
  use: { ...base.use, trace: 'off' },
})
