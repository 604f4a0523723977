import type { KeyboardEvent } from 'react'

/**
 * Whether a key belongs to an input method: Enter then takes a word, arrows walk its suggestions. Safari ends the
 * composition before the Enter that did it is sent, and tells by the code 229 only.
 */
export function isComposing(event: KeyboardEvent): boolean {
  return event.nativeEvent.isComposing || event.keyCode === 229
}
