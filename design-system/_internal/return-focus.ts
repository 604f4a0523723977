/**
 * Remembers what has the focus now, for the thing that opens. The function it gives back returns the focus there, or,
 * where that is gone (the row it stood in was deleted), to what is left nearest to it.
 */
export function rememberFocus(): () => void {
  // All of them while they are there: what leaves the page no longer knows where it stood.
  const [own, ...around] = withAncestors(openerNow())
  return () => {
    if (own?.isConnected) own.focus()
    else firstIn(around.find((each) => each.isConnected))?.focus()
  }
}

/** A menu item is gone when what it opened closes: then its menu's button is the place to return to. */
function openerNow(): HTMLElement | null {
  const focused = document.activeElement
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const target = menuButton ? document.getElementById(menuButton) : focused
  return target instanceof HTMLElement ? target : null
}

function withAncestors(element: HTMLElement | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = []
  for (let each = element; each && each !== document.body; each = each.parentElement) chain.push(each)
  return chain
}

function firstIn(area: HTMLElement | undefined): HTMLElement | null | undefined {
  return area?.querySelector<HTMLElement>('a[href], button:not(:disabled), input:not(:disabled), [tabindex]')
}
