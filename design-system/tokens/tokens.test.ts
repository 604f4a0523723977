import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { scales } from './tokens.ts'

const css = Object.assign(
  {},
  ...['spacing.css', 'type.css', 'motion.css'].map((file) =>
    declarationsOf(readFileSync(new URL(file, import.meta.url), 'utf8')),
  ),
)

test.each(Object.keys(scales).filter(isScale))('the scale %s is what the CSS says', (scale) => {
  const prefix = `--ds-${scale}-`
  const inCss = Object.fromEntries(
    Object.keys(css)
      .filter((name) => name.startsWith(prefix) && !aliases.has(name))
      .map((name) => [name.slice(prefix.length), plain(css[name])]),
  )
  expect(inCss).toEqual(Object.fromEntries(Object.entries(scales[scale])))
})

/** Names for a use of a step that has its own name already. */
const aliases = new Set(['--ds-space-gutter', '--ds-text-field'])

/** The custom properties of the `:root` blocks outside media queries. */
function declarationsOf(text: string): Record<string, string> {
  const roots = [...text.matchAll(/^:root \{([^}]*)\}/gm)].map(([, body = '']) => body)
  return Object.fromEntries(
    [...roots.join('').matchAll(/(--ds-[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

/** rem, px and ms become numbers; anything else stays as it is. */
function plain(value: string): string | number {
  const [, number, unit] = /^(-?[\d.]+)(rem|px|ms)?$/.exec(value) ?? []
  if (number === undefined) return value
  return unit === 'rem' ? Number(number) * 16 : Number(number)
}

function isScale(name: string): name is keyof typeof scales {
  return name in scales
}
