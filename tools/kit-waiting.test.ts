// The kit is as large as the product needs it: a component nobody draws is on the list of docs/design-system.md, with
// what it waits for, or it is not there. Stories and tests do not count as callers: they would keep everything alive.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const kit = join(root, 'design-system')

/** The list was this long when it was begun. It may shrink; whoever adds a component brings its caller along. */
const longest = 40

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|api)\.|(^|\/)(testing|stories)\//.test(file))
    .map((file) => join(root, folder, file))

/** Files of the kit a file needs when it runs; types are nobody's need. */
const needs = (path: string): string[] =>
  [
    ...readFileSync(path, 'utf8').matchAll(
      /(?:import|export)\s+(?!type\b)(?:[^'"]*?from\s+)?'([^']+)'|import\('([^']+)'\)/g,
    ),
  ]
    .map(([, named, lazy]) => named ?? lazy ?? '')
    .flatMap((target) => {
      if (target.startsWith('#ds/')) return [join(kit, target.slice(4), 'index.tsx')]
      return target.startsWith('.') ? [join(dirname(path), target)] : []
    })
    .filter((target) => target.startsWith(kit) && existsSync(target))

const reached = new Set<string>()
const open = [...sources('src'), ...sources('plugins')].flatMap(needs)
for (let path = open.pop(); path !== undefined; path = open.pop()) {
  if (reached.has(path)) continue
  reached.add(path)
  open.push(...needs(path))
}

/** Data about the kit, for stories and tests. */
const noComponents = new Set(['tokens'])
const components = readdirSync(kit).filter(
  (name) => existsSync(join(kit, name, 'index.tsx')) && !noComponents.has(name),
)
const uncalled = components.filter((name) => ![...reached].some((path) => relative(kit, path).startsWith(`${name}/`)))

const listed = new Map(
  (readFileSync(join(root, 'docs/design-system.md'), 'utf8').split('## Waiting for a caller\n')[1] ?? '')
    .split('\n## ')[0]
    ?.split('\n')
    .flatMap((line): [string, string][] => {
      const [, name, waitsFor] = /^\| `([a-z-]+)` \| (.+) \|$/.exec(line) ?? []
      return name && waitsFor ? [[name, waitsFor]] : []
    }),
)

test('a component of the kit that no screen and no question type draws is listed with what it waits for', () => {
  expect(uncalled.filter((name) => !listed.has(name))).toEqual([])
})

test('a listed component is there and still waits: take it off the list otherwise', () => {
  expect([...listed.keys()].filter((name) => !uncalled.includes(name))).toEqual([])
  expect([...listed.values()].filter((waitsFor) => waitsFor.trim().length < 3)).toEqual([])
})

test('the list only shrinks', () => {
  expect(listed.size).toBeLessThanOrEqual(longest)
})
