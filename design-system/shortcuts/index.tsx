import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { isMac } from '../_internal/is-mac.ts'
import { ShortcutContext, useShortcutContext } from './context.ts'
import { type Shortcut, ShortcutRegistry } from './registry.ts'

export { conflictsIn } from './conflicts.ts'
export { useShortcuts } from './context.ts'
export type { ShortcutSheetLabels } from './labels.ts'
export type { Shortcut } from './registry.ts'
export { ShortcutSheet } from './sheet.tsx'

/**
 * Listens for the shortcuts of everything inside (no role: keys only). Once per app. A shortcut never fires while text
 * is typed or composed with an input method, nor inside dialogs and menus, unless it says `everywhere`; composition is
 * never disturbed.
 *
 * Do: offer a setting for `singleKeys` (WCAG 2.1.4,
 * https://www.w3.org/WAI/WCAG22/Understanding/character-key-shortcuts).
 * Don't: take keys of the browser or of screen readers; every action also has a place to click.
 */
export function ShortcutProvider({
  singleKeys = true,
  mac = isMac(),
  children,
}: {
  /** Off: only shortcuts with Ctrl, Alt or ⌘, and named keys. @default true */
  singleKeys?: boolean | undefined
  /** @default by the browser's platform */
  mac?: boolean | undefined
  children: ReactNode
}) {
  const registry = useMemo(() => new ShortcutRegistry(mac), [mac])
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      // 229: some browsers tell of composition in no other way.
      if (event.isComposing || event.keyCode === 229 || event.defaultPrevented || modifiers.has(event.key)) return
      const occupied = isOccupied(event.target) || isPressed(event)
      const found = registry.press(
        event,
        event.timeStamp,
        (shortcut, single) =>
          !shortcut.disabled &&
          (shortcut.everywhere || !occupied) &&
          (singleKeys || !single) &&
          shortcut.when?.(event) !== false,
      )
      if (found) {
        event.preventDefault()
        found.onPress(event)
      } else if (occupied) registry.forget()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [registry, singleKeys])
  const value = useMemo(() => ({ registry, singleKeys, mac }), [registry, singleKeys, mac])
  return <ShortcutContext value={value}>{children}</ShortcutContext>
}

/** Registers a shortcut while the component is mounted. `onPress` and `when` may be new functions each time. */
export function useShortcut({ id, keys, label, group, everywhere, disabled, when, onPress }: Shortcut) {
  const { registry } = useShortcutContext()
  const latest = useRef({ when, onPress })
  useEffect(() => {
    latest.current = { when, onPress }
  })
  useEffect(
    () =>
      registry.add({
        id,
        keys,
        label,
        group,
        everywhere,
        disabled,
        when: (event) => latest.current.when?.(event) ?? true,
        onPress: (event) => latest.current.onPress(event),
      }),
    [registry, id, keys, label, group, everywhere, disabled],
  )
}

const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'AltGraph', 'CapsLock'])

/** Keys belong to something else: a field, or a layer above the page with keys of its own (a menu jumps by letters). */
function isOccupied(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable) return true
  if (target instanceof HTMLInputElement) return !notTyped.has(target.type)
  return target.closest(layers) !== null
}

/** Enter and Space belong to what has the focus, where that does something by itself: a link, a button, a box. */
function isPressed({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if ((key !== 'Enter' && key !== ' ') || ctrlKey || metaKey || altKey) return false
  return (
    target instanceof HTMLElement && target.matches('a[href],button,summary,input,select,[role=button],[role=switch]')
  )
}

const notTyped = new Set(['button', 'checkbox', 'radio', 'submit', 'reset', 'range', 'color', 'file', 'image'])
const layers = [
  'textarea',
  'select',
  '[contenteditable=""]',
  '[contenteditable=true]',
  '[role=textbox]',
  '[role=dialog]',
  '[role=alertdialog]',
  '[role=menu]',
  '[role=listbox]',
].join(',')
