import { expect, test } from 'vitest'
import { formThemeSchema } from '../contract/form-theme.ts'
import { deriveColors } from './derive.ts'
import { defaultFormTheme } from './form-theme.ts'
import { themeCategories, themeLibrary, wears, withLook } from './library.ts'

test.each(themeLibrary)('$id is a theme whose colours read as they are', ({ look }) => {
  const theme = withLook(defaultFormTheme, look)
  expect(formThemeSchema.parse(theme)).toEqual(theme)
  expect(deriveColors(theme, look.scheme === 'dark' ? 'dark' : 'light').repairs).toEqual([])
  expect(themeLibrary.filter((other) => wears(theme, other.look))).toHaveLength(1)
})

test('looks differ by more than colours: by type, by fields, by the drawing at the top', () => {
  const shapes = themeLibrary.map(({ look: { art, face, fields, corners } }) => [art, face, fields, corners].join(' '))
  // The plain one, as every form looks at first, is the only one without any of it.
  expect(shapes.filter((shape) => shape === ' standard box standard')).toHaveLength(1)
  expect(new Set(shapes).size).toBe(shapes.length)
})

test('every category has something, and no id comes twice', () => {
  for (const category of themeCategories)
    expect(themeLibrary.filter((theme) => theme.category === category).length).toBeGreaterThan(1)
  expect(new Set(themeLibrary.map(({ id }) => id)).size).toBe(themeLibrary.length)
})

test('a ready look leaves titles and pictures of the head alone', () => {
  const own = { ...defaultFormTheme, headImage: `/sapi/file/${'a'.repeat(28)}`, showTitle: false }
  for (const { look } of themeLibrary)
    expect(withLook(own, look)).toMatchObject({ headImage: own.headImage, showTitle: false })
})
