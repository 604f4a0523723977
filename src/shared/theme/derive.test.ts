import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseColors } from './base-colors.ts'
import { contrast, fromLch, toLch } from './color.ts'
import { deriveColors } from './derive.ts'
import { defaultFormTheme } from './form-theme.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const chosen = fc.record({
  accent: anyColor,
  paper: fc.option(anyColor),
  background: fc.option(anyColor),
  button: fc.option(anyColor),
})
const schemes = ['light', 'dark'] as const

describe('whatever colours are chosen', () => {
  test('text reads and controls are seen, in light and in dark', () => {
    fc.assert(
      fc.property(chosen, fc.constantFrom(...schemes), (colors, scheme) => {
        const { tokens, button } = deriveColors({ ...defaultFormTheme, ...colors }, scheme)
        const pairs = [
          ...['ink', 'muted', 'accent-text', 'danger-text', 'success-text', 'warning-text', 'info-text'].flatMap(
            (text) => ['paper', 'subtle'].map((ground) => [text, ground, 4.5] as const),
          ),
          ...['ink', 'muted', 'accent-text'].map((text) => [text, 'accent-soft', 4.5] as const),
          ...['danger', 'success', 'warning', 'info'].map((tone) => [`${tone}-text`, `${tone}-soft`, 4.5] as const),
          ...['accent', 'danger', 'success', 'warning', 'info'].map(
            (tone) => [`${tone}-on`, `${tone}-solid`, 4.5] as const,
          ),
          ...['accent', 'danger'].map((tone) => [`${tone}-on`, `${tone}-hover`, 4.5] as const),
          ...['control', 'accent-solid', 'danger-solid'].flatMap((control) =>
            ['paper', 'subtle'].map((ground) => [control, ground, 3] as const),
          ),
        ] as const
        const of = (name: string) => tokens[name as keyof typeof tokens]
        for (const [over, under, ratio] of pairs)
          expect(contrast(of(over), of(under)), `${over} on ${under}`).toBeGreaterThanOrEqual(ratio)
        expect(contrast(button.on, button.solid)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(button.on, button.hover)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(button.solid, tokens.paper)).toBeGreaterThanOrEqual(3)
        for (const color of Object.values(tokens)) expect(color).toMatch(/^#[0-9a-f]{6}$/)
      }),
      { numRuns: 2000 },
    )
  })
})

test('a colour that reads is used as it is, and one that does not keeps its hue and is told', () => {
  const deep = deriveColors({ ...defaultFormTheme, accent: '#0f766e' }, 'light')
  expect(deep.tokens['accent-solid']).toBe('#0f766e')
  expect(deep.repairs).toEqual([])

  const pale = deriveColors({ ...defaultFormTheme, accent: '#ffe45c' }, 'light')
  const used = pale.tokens['accent-solid']
  expect(pale.repairs).toEqual([{ of: 'accent', chosen: '#ffe45c', used }])
  expect(Math.abs(toLch(used).h - toLch('#ffe45c').h)).toBeLessThan(5)
})

test('the usual colours are those of the design system', () => {
  for (const scheme of schemes) expect(deriveColors(defaultFormTheme, scheme).tokens).toBe(baseColors[scheme])
})

test('a light paper is a dark one of the same hue where everything is dark; a dark one stays what it is', () => {
  const warm = { ...defaultFormTheme, paper: '#fff4e0' }
  expect(deriveColors(warm, 'light').tokens.paper).toBe('#fff4e0')
  const dark = deriveColors(warm, 'dark')
  expect(toLch(dark.tokens.paper).l).toBeLessThan(0.3)
  expect(dark.side).toBe('dark')
  const night = { ...defaultFormTheme, paper: '#10162a', accent: '#9db4ff' }
  for (const scheme of schemes) expect(deriveColors(night, scheme)).toMatchObject({ side: 'dark', repairs: [] })
})

test('OKLCH there and back is the same colour', () => {
  fc.assert(
    fc.property(anyColor, (color) => {
      expect(fromLch(toLch(color))).toBe(color)
    }),
  )
})
