import type { MenuEntry } from '#ds/menu'
import { useFamilyT } from '#sdk/page'

/** What the menu of a row in a tree offers: a new one below it, and its place among its siblings. */
export const usePlaceEntries = () => {
  const t = useFamilyT('trees')
  return (can: { addBelow?: (() => void) | undefined; move?: ((by: -1 | 1) => void) | undefined }): MenuEntry[] => [
    ...(can.addBelow ? [{ id: 'add', icon: 'plus' as const, label: t('addBelow'), onSelect: can.addBelow }] : []),
    ...(can.move
      ? (
          [
            ['up', -1],
            ['down', 1],
          ] as const
        ).map(([way, by]) => ({
          id: way,
          icon: `arrow-${way}` as const,
          label: t(way),
          onSelect: () => can.move?.(by),
        }))
      : []),
  ]
}
