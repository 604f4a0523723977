import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkOf } from './tools/vite/chunks.ts'
import { firstPaint } from './tools/vite/first-paint.ts'
import { lazyRoutes } from './tools/vite/lazy-routes.ts'
import { locales } from './tools/vite/locales.ts'
import { plugins } from './tools/vite/plugins.ts'
import { questionTypeModules } from './tools/vite/question-type-modules.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * One configuration for the console, for both pages in development and, with `vite build --ssr`, for the server bundle: the
 * same globs discover plugins on all sides (docs/adr/0003).
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      // What says that something is wrong must be there when nothing can be fetched.
      codeSplittingOptions: { defaultBehavior: [['component']] },
      routesDirectory: at('src/routes'),
      generatedRouteTree: at('src/router/route-tree.gen.ts'),
      quoteStyle: 'single',
    }),
    lazyRoutes(),
    react(),
    plugins(at('.')),
    // The public page is built by itself (vite.fill.config.ts); the development server has both.
    questionTypeModules(at('.'), { emitted: false }),
    tailwindcss(),
    locales(),
    ...(isSsrBuild ? [] : [firstPaint('index.html', at('src/entries/first-paint.ts'))]),
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        emptyOutDir: true,
        // Threads start from files of their own, beside the bundle that starts them (server/thread).
        rolldownOptions: {
          input: [at('server/main.ts'), ...globSync(at('server/**/*.thread.ts'))],
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/client',
        target: 'es2023',
        manifest: true,
        modulePreload: {
          polyfill: false,
        },
        emptyOutDir: true,
        rolldownOptions: {
          input: { console: at('index.html') },
          output: {
            codeSplitting: {
              groups: [{ debugName: 'who needs it', name: chunkOf(at('.')), includeDependenciesRecursively: false }],
            },
          },
        },
      },
  server: { host: '127.0.0.1' },
}))
