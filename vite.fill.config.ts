import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { locales } from './tools/vite/locales.ts'
import { minifiedAgain } from './tools/vite/minified-again.ts'
import { plainImports } from './tools/vite/plain-imports.ts'
import { plugins } from './tools/vite/plugins.ts'
import { pageChunks, questionTypeModules } from './tools/vite/question-type-modules.ts'
import { smallRuntime } from './tools/vite/small-runtime.ts'
import { styleOwners } from './tools/vite/style-owners.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** With `--ssr`: what draws the first view, for the server. One file with the runtime in it. */
const serverBuild = {
  outDir: 'dist/fill',
  // Names of files are those the page's build gives them.
  assetsDir: 'assets/fill',
  target: 'node24',
  emptyOutDir: true,
  rolldownOptions: { input: at('src/entries/fill-server.tsx'), output: { entryFileNames: '[name].js' } },
}

/**
 * The public page, built by itself beside the console (docs/adr/0045): nothing of it is shared with other pages, so what a
 * respondent waits for is one script for every form, one for the question types most forms have, one for each rarer type.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    smallRuntime(),
    plainImports(),
    plugins(at('.')),
    questionTypeModules(at('.'), { emitted: !isSsrBuild }),
    tailwindcss(),
    locales(),
    ...(isSsrBuild ? [] : [minifiedAgain(), styleOwners()]),
  ],
  build: isSsrBuild
    ? serverBuild
    : {
        outDir: 'dist/client',
        assetsDir: 'assets/fill',
        // The console is built into the same folder before.
        emptyOutDir: false,
        target: 'es2023',
        manifest: '.vite/fill-manifest.json',
        // The server says ahead what a form needs; there is nothing left to be found out by the page.
        modulePreload: false,
        rolldownOptions: {
          input: { fill: at('fill.html') },
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'who needs it',
                  name: pageChunks(at('src/entries/fill.tsx')),
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
}))
