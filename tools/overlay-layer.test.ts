import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * Overlays know of each other through one module: with a second copy of it Escape closes two of them, and what opens above a
 * dialog cannot be clicked (ux.md 3.4). Other overlay libraries do not know that module at all.
 */
const lock: { packages: Record<string, unknown> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const installed = Object.keys(lock.packages)

test('there is one copy of the layer that overlays share', () => {
  const copies = installed.filter((path) => path.endsWith('node_modules/@radix-ui/react-dismissable-layer'))
  expect(copies).toEqual(['node_modules/@radix-ui/react-dismissable-layer'])
})

test('overlays are Radix only', () => {
  const others = /node_modules\/(@base-ui|@headlessui|@ark-ui|@zag-js|react-aria-components|vaul|downshift)(\/|$)/
  expect(installed.filter((path) => others.test(path))).toEqual([])
})
