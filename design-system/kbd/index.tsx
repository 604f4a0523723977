import { cn } from '../_internal/cn.ts'
import { isMac } from '../_internal/is-mac.ts'

/**
 * A shortcut as keys, by the reader's system: `mod+shift+p` is ⌘ ⇧ P on a Mac and Ctrl Shift P elsewhere. A text: it
 * does not listen. Names that differ by language (German: Strg, Umschalt) come from outside.
 *
 * Do: show it beside the action it triggers, in menus and in the help.
 * Don't: invent a shortcut the browser or a screen reader already uses.
 * Keys: none.
 */
export function Kbd({
  keys,
  mac = isMac(),
  names = {},
  className,
}: {
  /** Joined by "+": `mod` (⌘ or Ctrl), `ctrl`, `alt`, `shift`, `enter`, `escape`, `up`, any other key as it is. */
  keys: string
  /** @default by the browser's platform */
  mac?: boolean | undefined
  /** Words for keys in the reader's language, by key: `{ shift: 'Umschalt' }`. Not used for Mac signs. */
  names?: Partial<Record<string, string>> | undefined
  className?: string | undefined
}) {
  return (
    <kbd data-slot="kbd" className={cn('inline-flex items-center gap-0.5 font-sans', className)}>
      {keys.split('+').map((key) => {
        const { sign, spoken } = keyText(key.trim().toLowerCase(), mac, names)
        return (
          <kbd
            key={key}
            data-slot="kbd-key"
            className="inline-grid min-h-5 min-w-5 place-items-center rounded-sm border border-hairline bg-subtle px-1 font-medium font-sans text-muted text-xs leading-none"
          >
            {spoken === undefined ? (
              sign
            ) : (
              <>
                <span aria-hidden="true">{sign}</span>
                <span className="sr-only">{spoken}</span>
              </>
            )}
          </kbd>
        )
      })}
    </kbd>
  )
}

/** The same as a text, for places that take no elements: "Alt+Shift+R", and "⌥⇧R" on a Mac. */
export const keysText = (keys: string, mac: boolean = isMac()): string =>
  keys
    .split('+')
    .map((key) => keyText(key.trim().toLowerCase(), mac, {}).sign)
    .join(mac ? '' : '+')

const macSigns: Partial<Record<string, [sign: string, spoken: string]>> = {
  mod: ['⌘', 'Command'],
  ctrl: ['⌃', 'Control'],
  alt: ['⌥', 'Option'],
  shift: ['⇧', 'Shift'],
  enter: ['↩', 'Return'],
  backspace: ['⌫', 'Delete'],
}
const words: Partial<Record<string, string>> = {
  mod: 'Ctrl',
  ctrl: 'Ctrl',
  alt: 'Alt',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  backspace: 'Backspace',
  tab: 'Tab',
}
const arrows: Partial<Record<string, string>> = { up: '↑', down: '↓', left: '←', right: '→' }

/** What is drawn, and what is read where that is a sign. */
function keyText(key: string, mac: boolean, names: Partial<Record<string, string>>) {
  const macSign = mac ? macSigns[key] : undefined
  if (macSign) return { sign: macSign[0], spoken: names[key] ?? macSign[1] }
  const arrow = arrows[key]
  if (arrow) return { sign: arrow, spoken: names[key] ?? key }
  return { sign: names[key] ?? words[key] ?? key.toLocaleUpperCase(), spoken: undefined }
}
