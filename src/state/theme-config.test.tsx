import { beforeEach, expect, test, vi } from 'vitest'

const key = 'formloom.theme-config'
/** A fresh page: the module reads what is stored when it starts. */
const freshPage = async (stored?: string) => {
  vi.resetModules()
  if (stored === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, stored)
  return import('./theme-config.atoms.ts')
}
beforeEach(() => localStorage.clear())

test('nothing stored: the defaults of the spec', async () => {
  const { readThemeConfig } = await freshPage()
  expect(readThemeConfig()).toMatchObject({
    layout: 'classic',
    currentI18n: 'zh-cn',
    globalComponentSize: 'medium',
    isGrayscale: false,
    appearance: 'system',
  })
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
