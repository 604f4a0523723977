import { type RefObject, useEffect, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'

/**
 * A button in the lower corner that leads back to the top of a long page. There only once that is worth a press; the
 * focus goes along to the top.
 *
 * Do: use it on pages of many screens: reports, long lists, public forms.
 * Don't: put it over something that is pressed often; raise it by `className` where a bar lies at the lower edge.
 * Keys: Tab reaches it; Enter and Space go to the top.
 * ARIA: button, https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function BackTop({
  label,
  scroller,
  threshold = 400,
  className,
}: {
  label: string
  /** What scrolls, where that is not the page. */
  scroller?: RefObject<HTMLElement | null> | undefined
  /** Px that must lie above before it appears. @default 400 */
  threshold?: number | undefined
  className?: string | undefined
}) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const element = scroller?.current
    const source = element ?? window
    const read = () => setShown((element?.scrollTop ?? scrollY) > threshold)
    read()
    source.addEventListener('scroll', read, { passive: true })
    return () => source.removeEventListener('scroll', read)
  }, [scroller, threshold])
  if (!shown) return null

  const goUp = () => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    const element = scroller?.current
    const top = element ?? document.querySelector<HTMLElement>('h1') ?? document.querySelector<HTMLElement>('main')
    ;(element ?? window).scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    // The button goes away under the focus.
    if (top && !top.hasAttribute('tabindex')) top.tabIndex = -1
    top?.focus({ preventScroll: true })
  }
  return (
    <Button
      data-slot="back-top"
      iconOnly
      aria-label={label}
      title={label}
      onClick={goUp}
      className={cn('fixed end-6 bottom-6 z-shell animate-fade-in rounded-full shadow-menu print:hidden', className)}
    >
      <Icon name="arrow-up" />
    </Button>
  )
}
