import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultThemeConfig, healThemeConfig, type ThemeConfig } from './theme-config.schema.ts'

const key = 'formloom.theme-config'
/** A fresh page: the module reads what is stored when it starts. */
const freshPage = async (stored?: string) => {
  vi.resetModules()
  if (stored === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, stored)
  return import('./theme-config.atoms.ts')
}
beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

test('nothing stored: the defaults of the spec', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh'])
  const { readThemeConfig } = await freshPage()
  expect(readThemeConfig()).toMatchObject({
    layout: 'classic',
    currentI18n: 'zh-cn',
    globalComponentSize: 'medium',
    isGrayscale: false,
    appearance: 'system',
  })
})

test('at a first visit the console speaks the first language of the browser that it has; what was chosen stays', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['tlh', 'de-AT', 'en'])
  expect((await freshPage()).readThemeConfig().currentI18n).toBe('de')
  expect((await freshPage('{"currentI18n":"zh-cn"}')).readThemeConfig().currentI18n).toBe('zh-cn')
})

test.each([
  ['not JSON'],
  ['[]'],
  ['7'],
  ['null'],
  ['"text"'],
])('what is no configuration (%s) heals to the defaults', async (stored) => {
  const { readThemeConfig } = await freshPage(stored)
  expect(readThemeConfig().layout).toBe('classic')
})

test('every bad value heals by itself, good ones stay', async () => {
  const { readThemeConfig } = await freshPage(
    JSON.stringify({ layout: 'sideways', isCollapse: 'yes', currentI18n: 'en', globalComponentSize: 'mini', extra: 1 }),
  )
  expect(readThemeConfig()).toMatchObject({
    layout: 'classic',
    isCollapse: false,
    currentI18n: 'en',
    globalComponentSize: 'mini',
  })
  expect(readThemeConfig()).not.toHaveProperty('extra')
})

test('a change is kept for the next page and heard at once', async () => {
  const { changeThemeConfig, watchThemeConfig } = await freshPage()
  const seen: string[] = []
  const stop = watchThemeConfig(({ appearance }) => seen.push(appearance))
  changeThemeConfig({ appearance: 'dark' })
  stop()
  changeThemeConfig({ appearance: 'light' })
  expect(seen).toEqual(['system', 'dark'])
  const stored = localStorage.getItem(key) ?? ''
  expect((await freshPage(stored)).readThemeConfig().appearance).toBe('light')
})

test('grayscale and invert exclude each other: the one switched on last wins', async () => {
  const { changeThemeConfig, readThemeConfig } = await freshPage()
  changeThemeConfig({ isGrayscale: true })
  changeThemeConfig({ isInvert: true })
  expect(readThemeConfig()).toMatchObject({ isGrayscale: false, isInvert: true })
  changeThemeConfig({ isGrayscale: true })
  expect(readThemeConfig()).toMatchObject({ isGrayscale: true, isInvert: false })
})

test('what another window changes is taken over, but not its open drawer; a change here keeps it', async () => {
  const { changeThemeConfig, readThemeConfig, watchThemeConfig } = await freshPage()
  const stop = watchThemeConfig(() => {})
  changeThemeConfig({ isDrawer: true })
  /** As the other window writes it. */
  const elsewhere = (change: Partial<ThemeConfig>) =>
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? '{}'), ...change }))
  elsewhere({ layout: 'columns', isDrawer: false })
  dispatchEvent(new StorageEvent('storage', { key }))
  expect(readThemeConfig()).toMatchObject({ layout: 'columns', isDrawer: true })
  // Both at once: the event of the other change is still on its way.
  elsewhere({ appearance: 'dark' })
  changeThemeConfig({ isFooter: true })
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({
    layout: 'columns',
    appearance: 'dark',
    isFooter: true,
    version: 1,
  })
  stop()
})

test('without storage a change lasts as long as the page', async () => {
  const { changeThemeConfig, readThemeConfig } = await freshPage()
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  changeThemeConfig({ isFooter: true })
  changeThemeConfig({ layout: 'transverse' })
  refused.mockRestore()
  expect(readThemeConfig()).toMatchObject({ isFooter: true, layout: 'transverse' })
})

/** Values each field takes. */
const valid: { readonly [Key in keyof ThemeConfig]: fc.Arbitrary<ThemeConfig[Key]> } = {
  isDrawer: fc.boolean(),
  isCollapse: fc.boolean(),
  isUniqueOpened: fc.boolean(),
  isFixedHeader: fc.boolean(),
  isShowLogo: fc.boolean(),
  isBreadcrumb: fc.boolean(),
  isBreadcrumbIcon: fc.boolean(),
  isTagsview: fc.boolean(),
  isTagsviewIcon: fc.boolean(),
  isCacheTagsView: fc.boolean(),
  isFooter: fc.boolean(),
  isGrayscale: fc.boolean(),
  isInvert: fc.boolean(),
  tagsStyle: fc.constant('tags-style-one'),
  animation: fc.constantFrom('slide-right', 'slide-left', 'opacitys'),
  columnsAsideStyle: fc.constantFrom('columns-round', 'columns-card'),
  columnsAsideLayout: fc.constantFrom('columns-horizontal', 'columns-vertical'),
  layout: fc.constantFrom('defaults', 'classic', 'transverse', 'columns'),
  globalTitle: fc.string({ maxLength: 200 }),
  globalLogo: fc.string({ maxLength: 2000 }),
  copyright: fc.string({ maxLength: 500 }),
  globalI18n: fc.string({ maxLength: 20 }),
  currentI18n: fc.constantFrom('zh-cn', 'en', 'de', 'ru'),
  globalComponentSize: fc.constantFrom('default', 'medium', 'small', 'mini'),
  backgroundImage: fc.string({ maxLength: 2000 }),
  appearance: fc.constantFrom('system', 'light', 'dark', 'light-contrast', 'dark-contrast'),
  hasOneKeyShortcuts: fc.boolean(),
  lockAfterMinutes: fc.constantFrom(0, 5, 15, 30, 60),
}

test('whatever is stored heals to a whole configuration that heals to itself', () => {
  const fields = Object.keys(valid)
  const some = fc.dictionary(fc.constantFrom(...fields), fc.jsonValue())
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), some), (stored) => {
      const healed = healThemeConfig(stored)
      expect(Object.keys(healed).toSorted()).toEqual(Object.keys(defaultThemeConfig).toSorted())
      expect(healThemeConfig(healed)).toEqual(healed)
      expect(healed.isGrayscale && healed.isInvert).toBe(false)
    }),
  )
})

test('what is valid survives whatever is broken beside it', () => {
  const broken = fc.oneof(
    fc.constant(null),
    fc.object(),
    fc.constant('\u0000'.repeat(3000)),
    // A whole number may be a valid time to lock after.
    fc.double({ noInteger: true }),
    fc.array(fc.string()),
  )
  fc.assert(
    fc.property(fc.record(valid), fc.subarray(Object.keys(valid)), broken, (config, spoilt, trash) => {
      const stored = { ...config, isInvert: config.isInvert && !config.isGrayscale }
      const healed = healThemeConfig({ ...stored, ...Object.fromEntries(spoilt.map((field) => [field, trash])) })
      const expected = {
        ...stored,
        ...Object.fromEntries(spoilt.map((field) => [field, Reflect.get(defaultThemeConfig, field)])),
      }
      expect(healed).toEqual(expected)
    }),
  )
})
