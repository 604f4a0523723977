import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Shortcut, ShortcutRegistry } from './registry.ts'

export const ShortcutContext = createContext<{ registry: ShortcutRegistry; singleKeys: boolean; mac: boolean } | null>(
  null,
)

export function useShortcutContext() {
  const context = useContext(ShortcutContext)
  if (!context) throw new Error('Shortcuts need a ShortcutProvider around them.')
  return context
}

/** Every shortcut that is registered now, each id once: for the palette. */
export function useShortcuts(): readonly Shortcut[] {
  const { registry } = useShortcutContext()
  return useSyncExternalStore(registry.subscribe, registry.list, registry.list)
}
