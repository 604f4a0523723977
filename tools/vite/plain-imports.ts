import type { Plugin } from 'vite'

/**
 * Vite puts a helper around each `import()`, which asks for styles and scripts of a chunk before the chunk. On the public page
 * there is one style sheet, and nothing is asked for ahead that way: what is left of the helper is the import.
 */
export const plainImports = (): Plugin => ({
  name: 'formloom:plain-imports',
  enforce: 'pre',
  load: (id) => (id === helper ? 'export const __vitePreload = (load) => load()' : undefined),
})

const helper = '\0vite/preload-helper.js'
