import { describe, expect, test } from 'vitest'
import { chartColors, chartCss } from './chart-colors.ts'
import { contrast } from './contrast.ts'
import { colors } from './tokens.ts'

const slots = [0, 1, 2, 3, 4, 5, 6, 7]
const grounds = ['paper', 'desk', 'subtle'] as const

describe.each(['light', 'dark', 'light-contrast', 'dark-contrast'] as const)('%s theme', (theme) => {
  const { hues, heat, onLowHeat, onHighHeat } = chartColors[theme.startsWith('light') ? 'light' : 'dark']

  test.each(slots)('hue %i stands out from every ground at 3:1', (slot) => {
    for (const ground of grounds)
      expect(contrast(hues[slot] ?? '', colors[theme][ground]), ground).toBeGreaterThanOrEqual(3)
  })

  test.each(slots)('hue %i carries marks and words in the colour of paper at 4.5:1', (slot) => {
    expect(contrast(hues[slot] ?? '', colors[theme].paper)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(
    heat.map((color, index) => [index + 1, color] as const),
  )('text reads on heat %i at 4.5:1', (step, color) => {
    expect(contrast(color, step <= 3 ? onLowHeat : onHighHeat)).toBeGreaterThanOrEqual(4.5)
  })

  test('heat leaves the ground step by step', () => {
    const away = heat.map((color) => contrast(color, colors[theme].paper))
    expect(away).toEqual([...away].sort((a, b) => a - b))
    expect(new Set(away).size).toBe(6)
  })

  test('the hues are of equal lightness, and no two are close', () => {
    const lab = hues.map(oklab)
    const lightness = lab.map(([value]) => value)
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeLessThan(0.02)
    for (const [at, a] of lab.entries())
      for (const [further, b] of lab.slice(at + 1).entries())
        expect(Math.hypot(a[1] - b[1], a[2] - b[2]), `${at} and ${at + 1 + further}`).toBeGreaterThan(0.07)
  })
})

test('chart.css holds these values (vitest -u writes it)', async () => {
  await expect(chartCss()).toMatchFileSnapshot('./chart.css')
})

/** Lightness (0 to 1) and the two colour axes of OKLab. */
function oklab(hex: string): readonly [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}
