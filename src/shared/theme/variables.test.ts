import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formThemeSchema, healFormTheme } from '../contract/form-theme.ts'
import { pagings } from '../form/paging.ts'
import {
  artIds,
  cornerStyles,
  defaultFormTheme,
  type FormTheme,
  faces,
  fieldStyles,
  logoPositions,
  schemeChoices,
  textSizes,
} from './form-theme.ts'
import { publicLookOf } from './public-look.ts'

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const letters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const picture = fc
  .array(fc.constantFrom(...letters), { minLength: 22, maxLength: 40 })
  .map((id) => `/sapi/file/${id.join('')}`)
const anyTheme: fc.Arbitrary<FormTheme> = fc.record({
  format: fc.constant(1 as const),
  accent: color,
  background: fc.option(color),
  backgroundImage: fc.option(picture),
  paper: fc.option(color),
  headImage: fc.option(picture),
  art: fc.option(fc.constantFrom(...artIds)),
  logo: fc.option(picture),
  logoPosition: fc.constantFrom(...logoPositions),
  logoHeight: fc.integer({ min: 24, max: 160 }),
  showTitle: fc.boolean(),
  showDescription: fc.boolean(),
  showNumbers: fc.boolean(),
  paging: fc.constantFrom(...pagings),
  button: fc.option(color),
  corners: fc.constantFrom(...cornerStyles),
  textSize: fc.constantFrom(...textSizes),
  face: fc.constantFrom(...faces),
  fields: fc.constantFrom(...fieldStyles),
  scheme: fc.constantFrom(...schemeChoices),
})

test('a theme that is accepted stays what it is, however often it is made whole', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      expect(formThemeSchema.parse(theme)).toEqual(theme)
      expect(healFormTheme(JSON.parse(JSON.stringify(theme)))).toEqual(theme)
    }),
  )
})

test('anything at all is made a theme', () => {
  const broken = fc.oneof(
    fc.jsonValue(),
    fc.dictionary(fc.constantFrom(...Object.keys(defaultFormTheme), '__proto__', 'css'), fc.jsonValue()),
  )
  fc.assert(
    fc.property(broken, (stored) => {
      expect(formThemeSchema.safeParse(healFormTheme(stored)).success).toBe(true)
    }),
  )
})

test('the style sheet sets custom properties and nothing else, of colours, numbers and our own files (T34)', () => {
  /** Names of faces, edges and tokens: from tables of the code, of these characters only. */
  const fixed = /^[\w -]+$|^(?:(?:[\w-]+|"[\w ]+"),)+[\w-]+$|^(?:var\(--ds-[\w-]+\) ?)+[0 ]*$/
  const fromTables = ['--form-face', '--form-edge', '--form-well', '--form-corner']
  const value =
    /^(?:#[0-9a-f]{6}|[\d.]+(?:px|rem)|var\(--ds-paper\)|url\("\/sapi\/file\/[0-9A-Za-z]{22,40}"\)|light|dark)$/
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const css = publicLookOf(theme)?.css ?? ''
      const declarations = [...css.matchAll(/([\w-]+):([^;{}]+)(?=[;}])/g)].filter(
        ([, name]) => !name?.startsWith('prefers'),
      )
      expect(declarations.length).toBeGreaterThan(0)
      for (const [, name = '', set = ''] of declarations) {
        expect(name).toMatch(/^(?:--(?:ds|form)-[\w-]+|color-scheme)$/)
        expect(set).toMatch(fromTables.includes(name) ? fixed : value)
      }
      expect(css.split('{').length).toBe(css.split('}').length)
    }),
  )
})

test('a form that looks as usual has no style sheet', () => {
  expect(publicLookOf({ ...defaultFormTheme })).toBeNull()
})

test('light and dark set the same names, so that nothing of one stays in the other', () => {
  fc.assert(
    fc.property(anyTheme, (theme) => {
      const css = publicLookOf({ ...theme, scheme: 'system' })?.css ?? ''
      const [light, dark] = [...css.matchAll(/body\{color-scheme:\w+([^}]*)\}/g)].map(([, set = '']) =>
        set.split(';').map((each) => each.split(':', 1)[0]),
      )
      expect(dark).toEqual(light)
    }),
  )
})
