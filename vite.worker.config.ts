import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { laterParts } from './tools/vite/later-parts.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The service worker of the public page (docs/adr/0042), one plain script at an address that never changes. `--mode` says
 * which: `fill-worker`, or `fill-worker-off`, which takes it away again. Built after the page, whose scripts it names.
 */
export default defineConfig(({ mode }) => ({
  plugins: [laterParts(at('dist/client'))],
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2023',
    modulePreload: false,
    rolldownOptions: { input: at(`src/entries/${mode}.ts`), output: { format: 'iife', entryFileNames: `${mode}.js` } },
  },
}))
