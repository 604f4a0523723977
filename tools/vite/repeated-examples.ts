import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const configured = fileURLToPath(new URL('../vitest/repeated-examples.ts', import.meta.url))

/** Gives tests that import fast-check the one that repeats its examples; only those pay for loading it. */
export function repeatedExamples(): Plugin {
  return {
    name: 'repeated-examples',
    enforce: 'pre',
    resolveId: (source, importer) => (source === 'fast-check' && importer !== configured ? configured : null),
  }
}
