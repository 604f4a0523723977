import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('./colors.css', import.meta.url), 'utf8')
const light = tokensIn(block(/:root,\s*\[data-theme="light"\] \{([^}]*)\}/))
const dark = tokensIn(block(/\n\[data-theme="dark"\] \{([^}]*)\}/))
const darkByMedia = tokensIn(block(/:root:not\(\[data-theme="light"\]\) \{([^}]*)\}/))

const tones = ['accent', 'danger', 'success', 'warning', 'info'] as const
const grounds = ['desk', 'paper', 'subtle'] as const

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('%s theme', (_, tokens) => {
  const of = (foreground: string, background: string) => contrast(tokens[foreground], tokens[background])

  test.each(grounds)('ink reads on %s at 7:1', (ground) => expect(of('ink', ground)).toBeGreaterThanOrEqual(7))
  test.each(grounds)('muted reads on %s at 4.5:1', (ground) => expect(of('muted', ground)).toBeGreaterThanOrEqual(4.5))
  test.each(grounds)('control borders stand out from %s at 3:1', (ground) =>
    expect(of('control', ground)).toBeGreaterThanOrEqual(3))
  test.each(tones)('%s: text on its soft ground, on paper and on desk', (tone) => {
    for (const ground of [`${tone}-soft`, ...grounds])
      expect(of(`${tone}-text`, ground), ground).toBeGreaterThanOrEqual(4.5)
  })
  test.each(tones)('%s: text on the solid', (tone) =>
    expect(of(`${tone}-on`, `${tone}-solid`)).toBeGreaterThanOrEqual(4.5))
  test.each(['accent', 'danger'])('%s: text on the hovered solid', (tone) =>
    expect(of(`${tone}-on`, `${tone}-hover`)).toBeGreaterThanOrEqual(4.5))
  test.each(tones)('%s: ink on the soft ground', (tone) => expect(of('ink', `${tone}-soft`)).toBeGreaterThanOrEqual(7))
  test.each(tones)('%s solid marks selection and errors at 3:1', (tone) => {
    for (const ground of grounds) expect(of(`${tone}-solid`, ground), ground).toBeGreaterThanOrEqual(3)
  })
})

test('the dark values are the same by attribute and by system setting', () => {
  expect(darkByMedia).toEqual(dark)
})

test('both themes define the same tokens', () => {
  expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort())
})

function block(pattern: RegExp): string {
  const found = pattern.exec(css)?.[1]
  if (found === undefined) throw new Error(`colors.css has no block like ${pattern}`)
  return found
}

function tokensIn(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(/--ds-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]))
}

/** WCAG 2 contrast ratio of two #rrggbb colours. */
function contrast(a: string | undefined, b: string | undefined): number {
  const [high, low] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05)
}

function luminance(hex: string | undefined): number {
  const [, r, g, b] = /^#(\w\w)(\w\w)(\w\w)$/.exec(hex ?? '') ?? []
  if (!r || !g || !b) throw new Error(`not a #rrggbb colour: ${hex}`)
  const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) => {
    const value = Number.parseInt(part, 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
