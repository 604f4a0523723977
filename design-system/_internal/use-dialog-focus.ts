import { useRef } from 'react'
import { rememberFocus } from './return-focus.ts'

/**
 * Focus of a dialog that is opened by state. Into its first field (else onto itself, so that its name is read) when it
 * opens; back to what had focus when it closes, or to what is left nearest to it. Radix only returns focus to a Trigger
 * of its own, which we do not use, and would open on the close button.
 */
export function useDialogFocus(firstFocus: (content: HTMLElement) => HTMLElement | null = firstField) {
  const giveBack = useRef<() => void>(undefined)
  return {
    onOpenAutoFocus: (event: Event) => {
      giveBack.current = rememberFocus()
      const content = event.currentTarget
      if (!(content instanceof HTMLElement)) return
      event.preventDefault()
      ;(firstFocus(content) ?? content).focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      giveBack.current?.()
    },
  }
}

/** Not when a choice comes before it: a dialog of settings begins at its top, not at the field at its end. */
function firstField(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(
    `[data-slot$="-body"] :is(${fields}, [role=radio], [role=switch], [role=checkbox])`,
  )
  return first?.matches(fields) ? first : null
}

const fields = ':is(input,textarea,select,[contenteditable=true]):not(:disabled,[type=hidden])'
