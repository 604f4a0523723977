import { type Chord, isSingleKey, type KeyPress, matches, parseKeys } from './keys.ts'

export interface Shortcut {
  /** Two with the same id are the same thing; the one registered last counts. */
  id: string
  /** `mod+k`, `g d` (one after the other), `?`. `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string
  /** What it does, for the sheet and the palette. */
  label: string
  /** Heading in the sheet. */
  group?: string | undefined
  /** Also while typing, and above dialogs and menus. Never during composition with an input method. */
  everywhere?: boolean | undefined
  disabled?: boolean | undefined
  /** Asked at each press: `false` leaves the key to whatever has the focus. The sheet lists the shortcut all the same. */
  when?: ((event: KeyboardEvent) => boolean) | undefined
  onPress: (event: KeyboardEvent) => void
}

interface Entry {
  shortcut: Shortcut
  chords: readonly Chord[]
}

/** Presses of a sequence may lie this far apart. */
export const sequencePause = 1_000

/** Shortcuts of what is on the screen, and the press that has been waiting for its second one. */
export class ShortcutRegistry {
  #entries: readonly Entry[] = []
  #pressed: readonly KeyPress[] = []
  #lastPress = 0
  #listeners = new Set<() => void>()
  #list: readonly Shortcut[] = []
  readonly #mac: boolean

  constructor(mac: boolean) {
    this.#mac = mac
  }

  add(shortcut: Shortcut): () => void {
    const entry = { shortcut, chords: parseKeys(shortcut.keys, this.#mac) }
    this.#set([...this.#entries, entry])
    return () => this.#set(this.#entries.filter((each) => each !== entry))
  }

  /** In the order of registration, each id once. */
  readonly list = (): readonly Shortcut[] => this.#list

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /**
   * The shortcut that this press completes. The longest wins ("g c" is not "c"), then the newest: a page goes before the
   * shell it lies in.
   */
  press(event: KeyPress, now: number, allowed: (shortcut: Shortcut, single: boolean) => boolean): Shortcut | undefined {
    if (now - this.#lastPress > sequencePause) this.#pressed = []
    this.#lastPress = now
    this.#pressed = [...this.#pressed, event].slice(-longest)
    const found = this.#entries
      .filter(({ shortcut, chords }) => this.#endsWith(chords) && allowed(shortcut, isSingleKey(chords)))
      .reduce<Entry | undefined>(
        (best, each) => (best && best.chords.length > each.chords.length ? best : each),
        undefined,
      )
    if (found) this.#pressed = []
    return found?.shortcut
  }

  /** A press that types is no part of a sequence. */
  forget() {
    this.#pressed = []
  }

  #endsWith(chords: readonly Chord[]): boolean {
    const last = this.#pressed.slice(-chords.length)
    return (
      last.length === chords.length &&
      chords.every((chord, at) => {
        const press = last[at]
        return press !== undefined && matches(chord, press)
      })
    )
  }

  #set(entries: readonly Entry[]) {
    this.#entries = entries
    this.#list = [...new Map(entries.map(({ shortcut }) => [shortcut.id, shortcut])).values()]
    for (const listener of this.#listeners) listener()
  }
}

const longest = 4
