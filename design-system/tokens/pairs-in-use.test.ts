import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blend, contrast } from './contrast.ts'
import { type ColorToken, colors, type ThemeName, themeNames } from './tokens.ts'

/*
 * Contrast of every pair of text and ground that the source asks for. An approximation, on the strict side:
 *
 * - text and ground in one class string, under the same variants (hover:, disabled:, data-[…]:), are a pair;
 * - text without a ground of its own may stand on desk, paper and subtle, and on every soft ground of its component folder;
 * - `text-control` and `text-…-solid` colour drawings (a star, a mark), never letters: 3:1 (WCAG 1.4.11);
 * - a ground with opacity is laid on each of the three plain grounds.
 *
 * What lies on what across components is seen by axe in the story walk (e2e/stories).
 */
const root = new URL('../../', import.meta.url).pathname
const files = globSync('{design-system,plugins,src}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|stories|gen)\.tsx?$|\.browser\.test/.test(file),
)
const plainGrounds = ['desk', 'paper', 'subtle'] as const
const pairs = collectPairs()

test('the source was read', () => {
  expect(pairs.size).toBeGreaterThan(40)
  expect(pairs.get('accent-on on accent-solid')?.places.size).toBeGreaterThan(1)
})

describe.each(themeNames)('%s', (theme) => {
  test.each([...pairs])('%s', (_, pair) => {
    const least = leastOf(theme, pair)
    for (const ground of groundsOf(theme, pair))
      expect(contrast(frontOf(theme, pair, ground), ground), [...pair.places].join(', ')).toBeGreaterThanOrEqual(least)
  })
})

interface Part {
  readonly token: ColorToken
  readonly opacity: number
}
interface Pair {
  readonly text: Part
  readonly ground: Part
  readonly places: Set<string>
}

function collectPairs(): Map<string, Pair> {
  const found = new Map<string, Pair>()
  const add = (text: Part, ground: Part, place: string) => {
    const key = `${nameOf(text)} on ${nameOf(ground)}`
    const pair = found.get(key) ?? { text, ground, places: new Set() }
    pair.places.add(place)
    found.set(key, pair)
  }
  const softGrounds = new Map<string, Set<ColorToken>>()
  const free: { text: Part; folder: string; file: string }[] = []
  for (const file of files) {
    const folder = file.slice(0, file.lastIndexOf('/'))
    const soft = softGrounds.get(folder) ?? new Set()
    softGrounds.set(folder, soft)
    for (const { texts, grounds } of classStrings(readFileSync(root + file, 'utf8'))) {
      for (const ground of grounds) if (ground.token.endsWith('-soft')) soft.add(ground.token)
      for (const text of texts) {
        for (const ground of grounds) add(text, ground, file)
        if (grounds.length === 0) free.push({ text, folder, file })
      }
    }
  }
  for (const { text, folder, file } of free) {
    // "on" texts always lie on a solid of the same tone: marks in a part of their own, drawn over the ticked box.
    const tone = /^(\w+)-on$/.exec(text.token)?.[1]
    const solid = `${tone}-solid`
    if (tone && isToken(solid)) add(text, { token: solid, opacity: 1 }, file)
    else
      for (const token of [...plainGrounds, ...(softGrounds.get(folder) ?? [])]) {
        const foreign = /^(\w+)-(text|solid)$/.exec(text.token)?.[1]
        // A tone's text on another tone's soft ground: nobody composes that, and a folder may hold five tones.
        if (foreign && token.endsWith('-soft') && token !== `${foreign}-soft`) continue
        add(text, { token, opacity: 1 }, file)
      }
  }
  return found
}

/** The text and ground classes of each string literal, one entry for each set of variants in it. */
function classStrings(source: string): { texts: Part[]; grounds: Part[] }[] {
  const groups: { texts: Part[]; grounds: Part[] }[] = []
  for (const [, literal = ''] of source.matchAll(/['"`]([^'"`\n]*\b(?:text|bg)-[^'"`\n]*)['"`]/g)) {
    const byVariants = new Map<string, { texts: Part[]; grounds: Part[] }>()
    for (const name of literal.split(/\s+/)) {
      const [, variants = '', property, token = '', percent] =
        /^((?:[^\s:[\]]|\[[^\]]*\])+:)*?(text|bg)-([a-z-]+)(?:\/(\d+))?$/.exec(name) ?? []
      // A backdrop lies behind everything; no text stands on it.
      if (!property || !isToken(token) || variants.includes('backdrop:')) continue
      const group = byVariants.get(variants) ?? { texts: [], grounds: [] }
      byVariants.set(variants, group)
      group[property === 'text' ? 'texts' : 'grounds'].push({ token, opacity: percent ? Number(percent) / 100 : 1 })
    }
    const base = byVariants.get('')
    for (const [variants, group] of byVariants) {
      // A variant that changes one of the two keeps the other.
      if (variants && base && group.texts.length === 0) group.texts.push(...base.texts)
      if (variants && base && group.grounds.length === 0) group.grounds.push(...base.grounds)
      groups.push(group)
    }
  }
  return groups
}

function groundsOf(theme: ThemeName, { ground }: Pair): string[] {
  const palette = colors[theme]
  if (ground.opacity === 1) return [palette[ground.token]]
  return plainGrounds.map((under) => blend(palette[ground.token], palette[under], ground.opacity))
}

function leastOf(theme: ThemeName, { text }: Pair): number {
  const more = theme.endsWith('contrast')
  if (text.token === 'control' || text.token.endsWith('-solid')) return more ? 4.5 : 3
  return more ? 7 : 4.5
}

function frontOf(theme: ThemeName, { text }: Pair, ground: string): string {
  return blend(colors[theme][text.token], ground, text.opacity)
}

function nameOf({ token, opacity }: Part): string {
  return opacity === 1 ? token : `${token}/${opacity * 100}`
}

function isToken(name: string): name is ColorToken {
  return name in colors.light
}
