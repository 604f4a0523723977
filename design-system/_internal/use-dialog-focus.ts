import { useRef } from 'react'

/**
 * Focus of a dialog that is opened by state. Into its first field (else onto itself, so that its name is read) when it
 * opens; back to what had focus when it closes, or where that is gone (the row it stood in was deleted) to what is left
 * nearest to it. Radix only returns focus to a Trigger of its own, which we do not use, and would open on the close button.
 */
export function useDialogFocus(firstFocus: (content: HTMLElement) => HTMLElement | null = firstField) {
  const opener = useRef<readonly HTMLElement[]>([])
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = withAncestors(openerNow())
      const content = event.currentTarget
      if (!(content instanceof HTMLElement)) return
      event.preventDefault()
      ;(firstFocus(content) ?? content).focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const [own, ...around] = opener.current
      if (own?.isConnected) own.focus()
      else firstIn(around.find((each) => each.isConnected))?.focus()
    },
  }
}

/** A menu item is gone when the dialog it opened closes: then its menu's button is the place to return to. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const target = menuButton ? document.getElementById(menuButton) : focused
  return target instanceof HTMLElement ? target : null
}

/** Remembered while they are there: what leaves the page no longer knows where it stood. */
function withAncestors(element: HTMLElement | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = []
  for (let each = element; each && each !== document.body; each = each.parentElement) chain.push(each)
  return chain
}

function firstIn(area: HTMLElement | undefined): HTMLElement | null | undefined {
  return area?.querySelector<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), [tabindex]')
}

/** Not when a choice comes before it: a dialog of settings begins at its top, not at the field at its end. */
function firstField(content: HTMLElement): HTMLElement | null {
  const first = content.querySelector<HTMLElement>(
    `[data-slot$="-body"] :is(${fields}, [role=radio], [role=switch], [role=checkbox])`,
  )
  return first?.matches(fields) ? first : null
}

const fields = ':is(input,textarea,select,[contenteditable=true]):not(:disabled,[type=hidden])'
