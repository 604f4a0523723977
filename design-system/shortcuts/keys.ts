/** One press: `mod+shift+k`. `mod` is ⌘ on a Mac and Ctrl elsewhere. */
export interface Chord {
  key: string
  ctrl: boolean
  meta: boolean
  alt: boolean
  shift: boolean
}

/** What of a keyboard event decides. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** `mod+k`, `g d` (one after the other), `?`, `alt+shift+r`. Names as in Kbd: `enter`, `escape`, `up`, `space` … */
export function parseKeys(keys: string, mac: boolean): Chord[] {
  return keys
    .trim()
    .split(/\s+/)
    .map((chord) => {
      const parts = chord.toLowerCase().split('+')
      const has = (name: string) => parts.slice(0, -1).includes(name)
      return {
        key: parts.at(-1) ?? '',
        ctrl: has('ctrl') || (has('mod') && !mac),
        meta: has('meta') || (has('mod') && mac),
        alt: has('alt'),
        shift: has('shift'),
      }
    })
}

/** Letters, digits and signs without Ctrl, Alt or ⌘: these must be able to be switched off (WCAG 2.1.4). */
export function isSingleKey(chords: readonly Chord[]): boolean {
  return chords.some((chord) => [...chord.key].length === 1 && !chord.ctrl && !chord.meta && !chord.alt)
}

export function matches(chord: Chord, press: KeyPress): boolean {
  if (chord.ctrl !== press.ctrlKey || chord.meta !== press.metaKey || chord.alt !== press.altKey) return false
  const key = names[press.key] ?? press.key.toLowerCase()
  // A sign like "?" needs Shift on some keyboards and not on others: what counts is the sign.
  if (/^[^\p{L}\p{N}]$/u.test(chord.key)) return key === chord.key
  if (chord.shift !== press.shiftKey) return false
  // Where letters are not Latin ones, or Alt makes others of them, the place on the keyboard counts.
  return key === chord.key || (!/^[a-z0-9]$/.test(key) && placeOf(press.code) === chord.key)
}

const names: Partial<Record<string, string>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ' ': 'space',
}

const placeOf = (code: string) => /^(?:Key|Digit)([A-Z0-9])$/.exec(code)?.[1]?.toLowerCase()
