import { describe, expect, test } from 'vitest'
import { colorsCss } from './colors-css.ts'
import { contrast } from './contrast.ts'
import { type ColorToken, colors, themeNames } from './tokens.ts'

const tones = ['accent', 'danger', 'success', 'warning', 'info'] as const
const grounds = ['desk', 'paper', 'subtle'] as const

describe.each(themeNames)('%s theme', (theme) => {
  const of = (front: ColorToken, back: ColorToken) => contrast(colors[theme][front], colors[theme][back])
  const text = theme.endsWith('contrast') ? 7 : 4.5

  test.each(grounds)('ink reads on %s at 7:1', (ground) => expect(of('ink', ground)).toBeGreaterThanOrEqual(7))
  test.each(grounds)(`muted reads on %s at ${text}:1`, (ground) =>
    expect(of('muted', ground)).toBeGreaterThanOrEqual(text))
  test.each(grounds)('control borders stand out from %s at 3:1', (ground) =>
    expect(of('control', ground)).toBeGreaterThanOrEqual(3))
  test.each(tones)(`%s: text on its soft ground, on paper and on desk at ${text}:1`, (tone) => {
    for (const ground of [`${tone}-soft`, ...grounds] as const)
      expect(of(`${tone}-text`, ground), ground).toBeGreaterThanOrEqual(text)
  })
  test.each(tones)(`%s: text on the solid at ${text}:1`, (tone) =>
    expect(of(`${tone}-on`, `${tone}-solid`)).toBeGreaterThanOrEqual(text))
  test.each(['accent', 'danger'] as const)(`%s: text on the hovered solid at ${text}:1`, (tone) =>
    expect(of(`${tone}-on`, `${tone}-hover`)).toBeGreaterThanOrEqual(text))
  test.each(tones)('%s: ink on the soft ground', (tone) => expect(of('ink', `${tone}-soft`)).toBeGreaterThanOrEqual(7))
  test.each(tones)('%s solid marks selection and errors at 3:1', (tone) => {
    for (const ground of grounds) expect(of(`${tone}-solid`, ground), ground).toBeGreaterThanOrEqual(3)
  })
})

test.each(['light', 'dark'] as const)('%s contrast: hairlines are control borders, secondary text is ink', (plain) => {
  const high = colors[`${plain}-contrast`]
  expect(high.hairline).toBe(high.control)
  expect(high.muted).toBe(high.ink)
  expect(contrast(high.control, high.paper)).toBeGreaterThan(contrast(colors[plain].control, colors[plain].paper))
})

test('colors.css holds these values (vitest -u writes it)', async () => {
  await expect(colorsCss()).toMatchFileSnapshot('./colors.css')
})
