import { useRef } from 'react'

const pause = 500

/**
 * Letters that jump (APG typeahead): keys pressed within half a second form one word. The same letter again and again goes
 * round the items that begin with it.
 *
 * @returns a function that takes the key, the labels and the index of the current item, and gives the index to go to,
 *   or -1 when nothing fits
 */
export function useTypeahead() {
  const typed = useRef({ text: '', at: 0 })
  return (key: string, labels: readonly string[], current: number): number => {
    const now = Date.now()
    const before = now - typed.current.at > pause ? '' : typed.current.text
    const text = before + key.toLocaleLowerCase()
    typed.current = { text, at: now }
    const repeated = [...text].every((letter) => letter === text[0])
    const wanted = repeated ? (text[0] ?? '') : text
    // One letter moves on; a longer word may be on the item it already reached.
    const start = repeated ? current + 1 : Math.max(0, current)
    for (let step = 0; step < labels.length; step++) {
      const at = (start + step) % labels.length
      if (labels[at]?.toLocaleLowerCase().startsWith(wanted)) return at
    }
    return -1
  }
}

/** A key that types one character, without a modifier that makes it a command. */
export function isLetterKey(event: { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }): boolean {
  return [...event.key].length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey
}
