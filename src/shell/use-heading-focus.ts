import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { mainId } from '#src/console-kit/page/skip-link.tsx'

/** After a change of path focus goes to the new page's h1, once it is there (ux C6). Not on the first page. */
export const useHeadingFocus = (): void => {
  // Of the page on screen: the address is already the next one while that page is still loading.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    const isFirst = shown.current === undefined
    shown.current = pathname
    if (isFirst) return
    const main = document.getElementById(mainId)
    if (!main || focusHeading(main)) return
    const before = document.activeElement
    const observer = new MutationObserver(() => {
      // Whoever has gone on to something else meanwhile, such as a menu, is not called back.
      const active = document.activeElement
      const hasMovedOn = active !== before && active !== document.body
      if (hasMovedOn || focusHeading(main)) observer.disconnect()
    })
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['style'] })
    // A page without a heading must not steal focus minutes later.
    const timer = setTimeout(() => observer.disconnect(), 5000)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [pathname])
}

const focusHeading = (main: HTMLElement): boolean => {
  // Pages kept in other tabs are hidden, not gone.
  const heading = [...main.querySelectorAll('h1')].find((each) => each.checkVisibility())
  // Somebody already works in the new page (a field with autofocus, a dialog): leave them there.
  const active = document.activeElement
  // What is focused may have been hidden with its tab a moment ago: the browser moves focus only with the next frame.
  if (active && active !== main && main.contains(active) && active.checkVisibility()) return true
  // Or in something they have opened while the page was on its way; what has led here is closing.
  if (active?.closest(openLayer)) return true
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  // A heading that React hides while its page is still loading does not take focus: wait for it.
  return heading !== undefined && document.activeElement === heading
}

const openLayer = ['menu', 'dialog', 'alertdialog', 'listbox']
  .map((role) => `[role=${role}][data-state=open]`)
  .join(',')
