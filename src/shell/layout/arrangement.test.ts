import { describe, expect, test } from 'vitest'
import { defaultThemeConfig } from '#src/state/theme-config.schema.ts'
import { arrangementOf, isUnavailable, type Layout } from './arrangement.ts'

const arranged = (layout: Layout, change = {}, isNarrow = false, children = 5) =>
  arrangementOf({ ...defaultThemeConfig, isShowLogo: true, layout, ...change }, isNarrow, children)

// ux.md 1.1, row by row.
const table = [
  // layout, header over, first level, logo, side width, folded, breadcrumb, inverse
  ['defaults', 'column', 'side', 'side', 220, 64, true, 'side'],
  ['classic', 'window', 'side', 'header', 220, 64, false, null],
  ['transverse', 'window', 'header', 'header', null, null, false, 'header'],
  ['columns', 'column', 'rail', 'side', 220, 0, true, 'rail'],
] as const

test.each(table)('%s', (layout, header, firstLevel, logo, open, folded, hasBreadcrumb, inverse) => {
  expect(arranged(layout)).toMatchObject({ layout, header, firstLevel, logo, hasBreadcrumb, inverse })
  expect(arranged(layout).side?.width ?? null).toBe(open)
  expect(arranged(layout, { isCollapse: true }).side?.width ?? null).toBe(folded)
})

test.each(table)('%s below 1000 px is defaults with the menu over the page', (layout) => {
  expect(arranged(layout, {}, true)).toMatchObject({
    layout: 'defaults',
    side: null,
    isOffCanvas: true,
    logo: 'header',
  })
})

test('the logo is nowhere unless it is asked for', () => {
  for (const [layout] of table) expect(arranged(layout, { isShowLogo: false }).logo).toBeNull()
  expect(defaultThemeConfig.isShowLogo, 'ADR 0015').toBe(true)
})

describe('columns', () => {
  test('a rail entry with one page folds the column, without touching what the user chose', () => {
    expect(arranged('columns', {}, false, 1).side?.width).toBe(0)
    expect(arranged('columns', {}, false, 2).side?.width).toBe(220)
  })

  test('an entry with one page folds nothing elsewhere', () => {
    expect(arranged('defaults', {}, false, 1).side?.width).toBe(220)
  })
})

test('toggles switch parts off', () => {
  expect(arranged('defaults', { isShowLogo: false }).logo).toBeNull()
  expect(arranged('defaults', { isBreadcrumb: false }).hasBreadcrumb).toBe(false)
  expect(arranged('classic', { isTagsview: false, isFooter: true })).toMatchObject({ hasTags: false, hasFooter: true })
})

test('what a layout cannot do is disabled', () => {
  const layouts = ['defaults', 'classic', 'transverse', 'columns'] as const
  const where = (setting: Parameters<typeof isUnavailable>[0]) => layouts.filter((each) => isUnavailable(setting, each))
  expect(where('isBreadcrumb')).toEqual(['classic', 'transverse'])
  expect(where('isCollapse')).toEqual(['transverse'])
  expect(where('isUniqueOpened')).toEqual(['transverse'])
  expect(where('columnsAsideStyle')).toEqual(['defaults', 'classic', 'transverse'])
  expect(where('isTagsview')).toEqual([])
})
