import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'

/**
 * A part of the page that scrolls by itself, by the browser's own means. While something is out of sight it is a named
 * region in the tab order, so that it scrolls by keyboard too (WCAG 2.1.1); while everything fits it is nothing of the
 * sort.
 *
 * Do: let the page scroll and use this only where a part must stay in place.
 * Don't: put one into another; nobody knows which will move.
 * Keys: arrows, PageUp, PageDown, Home, End, by the browser.
 */
export function ScrollArea({
  label,
  axis = 'vertical',
  children,
  className,
}: {
  /** Accessible name of the region. */
  label: string
  /** @default 'vertical' */
  axis?: 'vertical' | 'horizontal' | 'both' | undefined
  children: ReactNode
  /** Sets the size: it grows with its content unless a class limits it. */
  className?: string | undefined
}) {
  const area = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const element = area.current
    if (!element || !content.current || typeof ResizeObserver === 'undefined') return
    const measure = () =>
      setScrolls(element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [])

  return (
    <div
      ref={area}
      data-slot="scroll-area"
      {...(scrolls && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      className={cn('min-h-0 min-w-0 overscroll-contain rounded-sm -outline-offset-2', axes[axis], className)}
    >
      <div ref={content} className={axis === 'vertical' ? undefined : 'w-max min-w-full'}>
        {children}
      </div>
    </div>
  )
}

const axes = {
  vertical: 'overflow-y-auto overflow-x-hidden',
  horizontal: 'overflow-x-auto overflow-y-hidden',
  both: 'overflow-auto',
}
