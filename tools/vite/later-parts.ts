import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest, Plugin } from 'vite'

/** Larger ones are engines that work with a picture or a model: kept only by whom they have served already. */
const largest = 16_000

/**
 * `virtual:later-parts`: by the address of a script of the public page, what it may ask for while a form is filled in, such as
 * the calendar of a date field. A page that is kept for when there is no network is kept with it.
 * @param folder of the client, in which the page has been built
 */
export function laterParts(folder: string): Plugin {
  const virtual = 'virtual:later-parts'
  return {
    name: 'formloom:later-parts',
    resolveId: (id) => (id === virtual ? `\0${virtual}` : undefined),
    load(id) {
      if (id !== `\0${virtual}`) return undefined
      const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/fill-manifest.json'), 'utf8'))
      return `export default ${JSON.stringify(partsIn(manifest, (file) => statSync(join(folder, file)).size))}`
    },
  }
}

/** By address. */
export const partsIn = (
  manifest: Manifest,
  sizeOf: (file: string) => number,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.values(manifest).flatMap(({ file, dynamicImports = [] }) => {
      const later = dynamicImports
        .filter((key) => !isAskedForAtOnce(key) && sizeOf(manifest[key]?.file ?? file) <= largest)
        .flatMap((key) => withImports(manifest, key))
      const others = [...new Set(later)].filter((part) => part !== file)
      return others.length === 0 ? [] : [[`/${file}`, others.map((part) => `/${part}`)]]
    }),
  )

/** Words are fetched for the languages of the form, and what reads an address when there is something in it. */
const isAskedForAtOnce = (key: string): boolean => key.startsWith('virtual:locales/') || /\/parse\.ts$/.test(key)

const withImports = (manifest: Manifest, key: string, seen = new Set<string>()): readonly string[] => {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return []
  seen.add(key)
  return [chunk.file, ...(chunk.imports ?? []).flatMap((next) => withImports(manifest, next, seen))]
}
