import { useLayoutEffect, useRef } from 'react'
import { rememberFocus } from './return-focus.ts'

/**
 * Focus of a dialog that is opened by state. Into its first field (else onto itself, so that its name is read) when it
 * opens; back to what had focus when it closes, or to what is left nearest to it. Radix only returns focus to a Trigger
 * of its own, which we do not use, and would open on the close button.
 *
 * @param open whether it is to be open now: Radix puts the content in anew when a drawer becomes modal or ceases to be,
 *   and the way back is that of the first time
 */
export function useDialogFocus(
  firstFocus: (content: HTMLElement) => HTMLElement | null = firstField,
  open: boolean = false,
) {
  const giveBack = useRef<() => void>(undefined)
  const stays = useRef(open)
  useLayoutEffect(() => {
    stays.current = open
    // Taken away while open, it is closed.
    return () => {
      stays.current = false
    }
  }, [open])
  return {
    onOpenAutoFocus: (event: Event) => {
      giveBack.current ??= rememberFocus()
      const content = event.currentTarget
      if (!(content instanceof HTMLElement)) return
      event.preventDefault()
      ;(firstFocus(content) ?? content).focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (stays.current) return
      giveBack.current?.()
      giveBack.current = undefined
    },
  }
}

/** Not when a choice comes before it: a dialog of settings begins at its top, not at the field at its end. */
function firstField(content: HTMLElement): HTMLElement | null {
  const within = (field: string) =>
    content.querySelector<HTMLElement>(
      `[data-slot$="-body"] :is(${field}, [role=radio], [role=switch], [role=checkbox])`,
    )
  // What can be typed in comes before what only stands there.
  const first = within(`${fields}:not([readonly])`) ?? within(fields)
  return first?.matches(fields) ? first : null
}

const fields = ':is(input,textarea,select,[contenteditable=true]):not(:disabled,[type=hidden])'
