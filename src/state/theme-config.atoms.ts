import { type Atom, atom, useAtomValue } from 'jotai'
import { preferredLanguage } from '#src/i18n/languages.ts'
import { appStore } from './app-store.ts'
import { defaultThemeConfig, healThemeConfig, type ThemeConfig, themeConfigVersion } from './theme-config.schema.ts'

const storageKey = 'formloom.theme-config'

export const themeConfigAtom = atom<ThemeConfig>(readStored() ?? firstThemeConfig())

/** Takes over what other windows change while this one is open, but for the drawer: each window has its own. */
themeConfigAtom.onMount = () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === storageKey || key === null) show(readStored() ?? firstThemeConfig())
  }
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}

/** All of it. For one setting, `useThemeSetting`: it draws anew only when that one changes. */
export const useThemeConfig = (): ThemeConfig => useAtomValue(themeConfigAtom, { store: appStore })

export const useThemeSetting = <Key extends keyof ThemeConfig>(key: Key): ThemeConfig[Key] =>
  useAtomValue(themeSettingAtom(key), { store: appStore })

export const readThemeConfig = (): ThemeConfig => appStore.get(themeConfigAtom)

/** Changes part of the configuration and keeps it for the next visit. */
export const changeThemeConfig = (change: Partial<ThemeConfig>): void => {
  // On top of what is stored: another window may have changed something else a moment ago.
  const { isDrawer } = readThemeConfig()
  const next = healThemeConfig({ ...(readStored() ?? readThemeConfig()), isDrawer, ...change, ...exclusive(change) })
  appStore.set(themeConfigAtom, next)
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...next, version: themeConfigVersion }))
  } catch {
    // Storage may be full or forbidden: the change then lasts as long as this page.
  }
}

/** Back to the defaults, but in the language on screen: somebody who cannot read the others would be lost. */
export const restoreThemeConfig = (): void => {
  const { currentI18n, isDrawer } = readThemeConfig()
  changeThemeConfig({ ...defaultThemeConfig, currentI18n, isDrawer })
}

/** Calls back at once and after every change. */
export const watchThemeConfig = (listener: (config: ThemeConfig) => void): (() => void) => {
  listener(readThemeConfig())
  return appStore.sub(themeConfigAtom, () => listener(readThemeConfig()))
}

/** One atom per setting, made when it is first asked for. */
const themeSettingAtom = <Key extends keyof ThemeConfig>(key: Key): Atom<ThemeConfig[Key]> => {
  const known = settingAtoms.get(key)
  // The atom of a key gives the values of that key, which a map cannot say.
  if (known) return known as Atom<ThemeConfig[Key]>
  const made = atom((get) => get(themeConfigAtom)[key])
  settingAtoms.set(key, made)
  return made
}

const settingAtoms = new Map<keyof ThemeConfig, Atom<unknown>>()

const show = (config: ThemeConfig): void => {
  const { isDrawer } = readThemeConfig()
  appStore.set(themeConfigAtom, { ...config, isDrawer })
}

/** The filter switched on last wins (spec 4). */
const exclusive = (change: Partial<ThemeConfig>): Partial<ThemeConfig> => {
  if (change.isGrayscale) return { isInvert: false }
  if (change.isInvert) return { isGrayscale: false }
  return {}
}

/** At a first visit the console speaks the language of the browser, where it has it. */
function firstThemeConfig(): ThemeConfig {
  return { ...defaultThemeConfig, currentI18n: preferredLanguage(navigator.languages) }
}

/** Null when nothing is kept, or nothing can be. */
function readStored(): ThemeConfig | null {
  try {
    const stored = localStorage.getItem(storageKey)
    // A drawer that was open when the page was left does not greet the next visit.
    return stored === null ? null : { ...healThemeConfig(JSON.parse(stored)), isDrawer: false }
  } catch {
    // Not JSON, or no storage at all: start from the defaults.
    return null
  }
}
