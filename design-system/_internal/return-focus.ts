/** As long as a list may take to be fetched anew after something in it was deleted. */
const watchedMs = 5000

/**
 * Remembers what has the focus now, for the thing that opens (or `from`, what had it before). The function it gives back returns the focus there, or,
 * where that is gone (the row it stood in was deleted), to what is left nearest to it; also when it goes only a moment
 * later, with the list fetched anew (ux 5.4: no focus on `body` after any action). This is the only such mechanism: what
 * deletes need do nothing.
 */
export function rememberFocus(from: Element | null = document.activeElement): () => void {
  // All of them while they are there: what leaves the page no longer knows where it stood.
  const [own, ...around] = withAncestors(openerOf(from))
  return () => {
    own?.focus()
    if (own && document.activeElement === own) whenGone(own, () => focusNearest(around))
    else if (!hasFocus()) focusNearest(around)
  }
}

/** A menu item is gone when what it opened closes: then its menu's button is the place to return to. */
function openerOf(focused: Element | null): HTMLElement | null {
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  const target = menuButton ? document.getElementById(menuButton) : focused
  return target instanceof HTMLElement ? target : null
}

function withAncestors(element: HTMLElement | null): readonly HTMLElement[] {
  const chain: HTMLElement[] = []
  for (let each = element; each && each !== document.body; each = each.parentElement) chain.push(each)
  return chain
}

/** Runs once if the element leaves the page with the focus; not when the focus went elsewhere before. */
function whenGone(element: HTMLElement, run: () => void): void {
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    document.removeEventListener('focusin', stop)
  }
  const observer = new MutationObserver(() => {
    if (element.isConnected) return
    stop()
    if (!hasFocus()) run()
  })
  const timer = setTimeout(stop, watchedMs)
  observer.observe(document.body, { subtree: true, childList: true })
  document.addEventListener('focusin', stop)
}

function hasFocus(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

/**
 * From the inside outwards: the row a list goes on from, in a whole page its heading, else its main part (and not the link
 * that skips to it), else the first that takes focus.
 */
function focusNearest(around: readonly HTMLElement[]): void {
  for (const area of around) {
    if (!area.isConnected) continue
    for (const selector of [rovingRow, 'h1[tabindex]', 'main[tabindex]', focusable])
      for (const each of area.querySelectorAll<HTMLElement>(selector)) {
        each.focus()
        // What is hidden or disabled takes none.
        if (document.activeElement !== each) continue
        const [, ...outside] = withAncestors(each)
        whenGone(each, () => focusNearest(outside))
        return
      }
  }
}

const rovingRow = ':is(tr,[role=row],[role=treeitem],[role=option])[tabindex="0"]'
const focusable = 'a[href], button, input, select, textarea, [tabindex]'
