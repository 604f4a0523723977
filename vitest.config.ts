import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { chromiumFlags, chromiumPath } from './tools/bootstrap/chromium.mjs'
import { locales } from './tools/vite/locales.ts'
import { plugins } from './tools/vite/plugins.ts'
import { repeatedExamples } from './tools/vite/repeated-examples.ts'
import { smallRuntime } from './tools/vite/small-runtime.ts'

const testingLibrary = fileURLToPath(
  new URL('node_modules/@testing-library/react/dist/@testing-library/react.esm.js', import.meta.url),
)

/** Of system pages. */
const serverHalves = 'plugins/*/*/server/**/*.test.ts'

/**
 * Five projects. `node` and `dom` both run the pure files: that is the proof that validators are isomorphic. `server`
 * needs PostgreSQL, `browser` a real Chromium.
 */
export default defineConfig({
  plugins: [react(), plugins(), locales(), repeatedExamples()],
  test: {
    reporters: ['default'],
    // Left to itself it keeps one core free, which on two is one of two for nothing.
    maxWorkers: '100%',
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
          exclude: ['**/*.browser.test.ts', serverHalves],
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
        // What runs on the public page runs on its runtime, too (docs/adr/0046): the same tests as in `dom` and `node`.
        plugins: [smallRuntime(), plugins(), locales()],
        test: {
          name: 'small-runtime',
          environment: 'jsdom',
          setupFiles: ['tools/vitest/patience.ts'],
          testTimeout: 60_000,
          include: [
            'src/features/fill/**/*.test.tsx',
            'src/form-view/*.test.tsx',
            'src/small-runtime/*.test.tsx',
            'src/registry/question-types.drawing.test.tsx',
            'src/registry/question-types.server-render.test.ts',
            'plugins/question-types/**/*.test.tsx',
            'plugins/_families/{choice,text,amount,picture,trees,departments}/**/*.test.tsx',
          ],
          // Authors' settings are the console's.
          exclude: ['**/*.browser.test.tsx', '**/*settings.test.tsx'],
          // Bundled, and in the form whose imports the alias reaches: or there would be two runtimes.
          alias: [{ find: /^@testing-library\/react$/, replacement: testingLibrary }],
          server: { deps: { inline: [/@testing-library/, /\/preact/] } },
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/**/*.test.ts', serverHalves, 'e2e/chaos/*.test.ts'],
          globalSetup: ['server/db/testing-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        // Reached through imports that a scan does not follow. Found while tests run, they reload the page under one of them.
        optimizeDeps: {
          include: [
            '@dnd-kit/utilities',
            '@tanstack/react-query',
            '@tanstack/react-router',
            'jotai',
            'ofetch',
            're2js',
          ],
        },
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
