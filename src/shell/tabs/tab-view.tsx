import { CatchBoundary, useRouter } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { mainId } from '#src/console-kit/page/skip-link.tsx'
import { TabContext } from '#src/console-kit/page/tab-context.ts'
import { useThemeSetting } from '#src/state/theme-config.atoms.ts'
import { CrashState } from '../crash-screen.tsx'

/**
 * One open page. Inside `<Activity>` an effect begins when the page is shown and ends when it is hidden: so scroll and focus
 * are put back where they were (ux.md 1.5).
 */
export function TabView({ id, children }: { id: string; children: ReactNode }) {
  const router = useRouter()
  const animation = useThemeSetting('animation')
  const focused = useRef<Element | null>(null)
  const scrolled = useRef(0)
  const isReturning = useRef(false)

  useLayoutEffect(() => {
    const scroller = scrollerOf()
    const remember = () => {
      scrolled.current = scroller.scrollTop
    }
    const putBack = () => {
      scroller.scrollTop = scrolled.current
    }
    let stopWaiting = () => {}
    if (isReturning.current) {
      putBack()
      // The router scrolls to the top after every navigation: once more after it.
      stopWaiting = router.subscribe('onRendered', () => {
        putBack()
        stopWaiting()
      })
      if (focused.current instanceof HTMLElement && focused.current.isConnected)
        focused.current.focus({ preventScroll: true })
    } else scroller.scrollTop = 0
    isReturning.current = true
    const target = scroller === document.scrollingElement ? document : scroller
    // Not at the end: by then the page that follows may have shortened the scroll.
    target.addEventListener('scroll', remember, { passive: true })
    return () => {
      stopWaiting()
      target.removeEventListener('scroll', remember)
    }
  }, [router])

  return (
    <TabContext value={id}>
      <div
        data-page-animation={animation}
        onFocusCapture={(event) => {
          focused.current = event.target
        }}
        className="flex min-h-full flex-col"
      >
        {/* A page that breaks takes no other with it. */}
        <CatchBoundary getResetKey={() => id} errorComponent={CrashState}>
          {children}
        </CatchBoundary>
      </div>
    </TabContext>
  )
}

/** With a fixed header the page scrolls in `main`, else the window does. */
const scrollerOf = (): Element => {
  const main = document.getElementById(mainId)
  return main && getComputedStyle(main).overflowY !== 'visible' ? main : (document.scrollingElement ?? document.body)
}
