import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ours = (name: string) => fileURLToPath(new URL(`../../src/small-runtime/${name}.ts`, import.meta.url))

/**
 * The public page and its questions run on Preact instead of React (docs/adr/0046): the same sources, a seventh of the
 * weight. By alias in this build only; the console, tests and stories have React.
 */
export const smallRuntime = (): Plugin => ({
  name: 'formloom:small-runtime',
  config: () => ({
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    resolve: {
      alias: [
        { find: /^react-dom\/client$/, replacement: ours('react-dom-client') },
        { find: /^react-dom\/server$/, replacement: ours('react-dom-server') },
        { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
        { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
        { find: /^react-dom$/, replacement: 'preact/compat' },
        { find: /^react$/, replacement: 'preact/compat' },
      ],
    },
    // The renderer for the server is bundled with them, so that there is one runtime.
    ssr: { noExternal: true },
  }),
})
