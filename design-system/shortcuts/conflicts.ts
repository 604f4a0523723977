import { parseKeys } from './keys.ts'
import type { Shortcut } from './registry.ts'

/**
 * Shortcuts that get in each other's way: two with the same keys, or one whose keys begin another's sequence ("g" and
 * "g d"), so that the second can never be finished. Pass those that work at the same time.
 * @returns pairs of ids
 */
export function conflictsIn(shortcuts: readonly Pick<Shortcut, 'id' | 'keys' | 'disabled'>[]): [string, string][] {
  const usable = shortcuts
    .filter(({ disabled }) => !disabled)
    .map(({ id, keys }) => ({ id, chords: parseKeys(keys, false).map((chord) => JSON.stringify(chord)) }))
  return usable.flatMap((one, at) =>
    usable.slice(at + 1).flatMap((other): [string, string][] => {
      const shared = Math.min(one.chords.length, other.chords.length)
      const clash = one.chords.slice(0, shared).join(' ') === other.chords.slice(0, shared).join(' ')
      return clash && one.id !== other.id ? [[one.id, other.id]] : []
    }),
  )
}
