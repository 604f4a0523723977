import { atom, useAtomValue } from 'jotai'
import { appStore } from './app-store.ts'
import { defaultThemeConfig, healThemeConfig, type ThemeConfig } from './theme-config.schema.ts'

const storageKey = 'formloom.theme-config'

export const themeConfigAtom = atom<ThemeConfig>(readStored())

/** Takes over changes made in other tabs while somebody looks. */
themeConfigAtom.onMount = (set) => {
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) set(readStored())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

export const useThemeConfig = (): ThemeConfig => useAtomValue(themeConfigAtom, { store: appStore })

export const readThemeConfig = (): ThemeConfig => appStore.get(themeConfigAtom)

/** Changes part of the configuration and keeps it for the next visit. */
export const changeThemeConfig = (change: Partial<ThemeConfig>): void => {
  const next = healThemeConfig({ ...readThemeConfig(), ...change, ...exclusive(change) })
  appStore.set(themeConfigAtom, next)
  try {
    localStorage.setItem(storageKey, JSON.stringify(next))
  } catch {
    // Storage may be full or forbidden: the change then lasts as long as this page.
  }
}

/** Back to the defaults, but in the language on screen: somebody who cannot read the others would be lost. */
export const restoreThemeConfig = (): void =>
  changeThemeConfig({
    ...defaultThemeConfig,
    currentI18n: readThemeConfig().currentI18n,
    isDrawer: readThemeConfig().isDrawer,
  })

/** Calls back at once and after every change. */
export const watchThemeConfig = (listener: (config: ThemeConfig) => void): (() => void) => {
  listener(readThemeConfig())
  return appStore.sub(themeConfigAtom, () => listener(readThemeConfig()))
}

/** The filter switched on last wins (spec 4). */
const exclusive = (change: Partial<ThemeConfig>): Partial<ThemeConfig> => {
  if (change.isGrayscale) return { isInvert: false }
  if (change.isInvert) return { isGrayscale: false }
  return {}
}

function readStored(): ThemeConfig {
  try {
    // A drawer that was open when the page was left does not greet the next visit.
    return { ...healThemeConfig(JSON.parse(localStorage.getItem(storageKey) ?? '{}')), isDrawer: false }
  } catch {
    // Not JSON, or no storage at all: start from the defaults.
    return defaultThemeConfig
  }
}
