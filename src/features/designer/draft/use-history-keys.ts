import { useShortcut } from '#ds/shortcuts'
import { useT } from '#src/i18n/use-t.ts'

/** Ctrl Z / Shift Z / Y everywhere but in fields' own typing, and Ctrl S (ux D9). */
export const useHistoryKeys = (travel: (direction: 'undo' | 'redo') => void, save: () => Promise<unknown>): void => {
  const t = useT('designer')
  const group = t('keys')
  const outsideOfTyping = { group, everywhere: true, when: ({ target }: KeyboardEvent) => !isTyping(target) }
  useShortcut({
    id: 'history save',
    keys: 'mod+s',
    label: t('keys.save'),
    group,
    everywhere: true,
    onPress: () => void save(),
  })
  useShortcut({
    id: 'history undo',
    keys: 'mod+z',
    label: t('undo'),
    ...outsideOfTyping,
    onPress: () => travel('undo'),
  })
  const redo = { id: 'history redo', label: t('redo'), ...outsideOfTyping, onPress: () => travel('redo') }
  // Two ways, one line in the sheet: that of the one registered last.
  useShortcut({ ...redo, keys: 'mod+y' })
  useShortcut({ ...redo, keys: 'mod+shift+z' })
}

/** What is typed there has an undo of its own; a choice has not. */
const isTyping = (target: EventTarget | null): boolean => {
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range', 'file'].includes(target.type)
  return target instanceof HTMLElement && (target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName))
}
