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
})
