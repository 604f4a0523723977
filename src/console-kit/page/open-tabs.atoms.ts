// The open pages of this browser tab. They outlive a reload only when the user asked for that (isCacheTagsView).
import { atom, useAtomValue } from 'jotai'
import { z } from 'zod'
import { appStore } from '#src/state/app-store.ts'
import { readThemeConfig, watchThemeConfig } from '#src/state/theme-config.atoms.ts'
import { type OpenTabs, visited, withFixed } from './open-tabs.ts'
import { homePath } from './paths.ts'

const storageKey = 'formloom.open-tabs'

const storedSchema = z.object({
  userId: z.string(),
  tabs: z.array(z.object({ id: z.string(), href: z.string(), isFixed: z.boolean(), title: z.string() })).max(50),
})

interface State {
  /** Whose tabs these are: the next person at this browser finds none of them. */
  readonly userId: string
  readonly tabs: OpenTabs
}

const stateAtom = atom<State>({ userId: '', tabs: [] })
const tabsAtom = atom((get) => get(stateAtom).tabs)

export const useOpenTabs = (): OpenTabs => useAtomValue(tabsAtom, { store: appStore })

/** The page on screen, of the user at work. */
export const visitTab = (userId: string, page: { id: string; href: string; isFixed: boolean }): void => {
  const { tabs } = stateOf(userId)
  keep({ userId, tabs: visited(withFixed(tabs, homePath), page) })
}

/** Closes, moves, names or refreshes; see open-tabs.ts. */
export const changeTabs = (change: (tabs: OpenTabs) => OpenTabs): void => {
  const state = appStore.get(stateAtom)
  keep({ ...state, tabs: change(state.tabs) })
}

/** Switched on, the list is kept from now on, not from the next page that is opened; switched off, nothing is left. */
watchThemeConfig(() => {
  const state = appStore.get(stateAtom)
  // Nobody is at work yet: what an earlier visit has kept is still to be read.
  if (state.userId !== '') store(state)
})

const stateOf = (userId: string): State => {
  const state = appStore.get(stateAtom)
  if (state.userId === userId) return state
  const stored = state.userId === '' && readThemeConfig().isCacheTagsView ? readStored(userId) : []
  return { userId, tabs: stored }
}

const keep = (state: State): void => {
  appStore.set(stateAtom, state)
  store(state)
}

function store(state: State): void {
  try {
    if (!readThemeConfig().isCacheTagsView) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(state))
  } catch {
    // Storage may be full or forbidden: the list then lasts as long as this page.
  }
}

const readStored = (userId: string): OpenTabs => {
  try {
    const stored = storedSchema.safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? 'null'))
    if (!stored.success || stored.data.userId !== userId) return []
    // Not looked at yet since the reload: its page is mounted when it is.
    return stored.data.tabs.map((tab) => ({ ...tab, round: 0, seen: 0 }))
  } catch {
    // Not JSON, or no storage at all: nothing is open yet.
    return []
  }
}
