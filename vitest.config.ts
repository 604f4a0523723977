import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './tools/bootstrap/chromium.mjs'
import { locales } from './tools/vite/locales.ts'

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Four projects. `node` and `dom` both run the pure files: that is the proof that validators are isomorphic. `server`
 * needs PostgreSQL, `browser` a real Chromium.
 */
export default defineConfig({
  plugins: [react(), locales()],
  test: {
    reporters: ['default'],
    // Patience is for a busy machine: see tools/vitest/patience.ts.
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'src/**/*.test.ts',
            'plugins/**/*.test.ts',
            'tools/**/*.test.ts',
            'locales/**/*.test.ts',
            'design-system/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          setupFiles: ['tools/vitest/patience.ts'],
          testTimeout: 60_000,
          include: [
            'design-system/**/*.test.tsx',
            'src/**/*.test.tsx',
            'plugins/**/*.test.tsx',
            'src/registry/*.contract.test.ts',
          ],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/db/testing-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        test: {
          name: 'browser',
          setupFiles: ['tools/vitest/patience.ts'],
          testTimeout: 60_000,
          include: ['**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
