import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { useFixedRowWindow } from '../_internal/use-fixed-row-window.ts'
import { Spinner } from '../spinner/index.tsx'

/**
 * A long list of items of one height; only those in sight are drawn. Give it a height by `className`: it scrolls by
 * itself. With `onReachEnd` it grows: the end asks for more.
 *
 * Do: give all items one height that holds the longest text cut to lines.
 * Don't: use it for fewer than a hundred items; a plain list can be searched by the browser.
 * Keys: Tab into the list and to what is in its items; arrows, Page up and down, Home and End scroll (the browser's
 * own). What has focus stays drawn, however far the list is scrolled.
 * ARIA: list whose items know their place among all.
 */
export function VirtualList<Item>({
  items,
  itemKey,
  children,
  itemHeight,
  label,
  total,
  position,
  onReachEnd,
  loadingText,
  empty,
  className,
}: {
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  /** In px, of every item. */
  itemHeight: number
  label: string
  /** How many there are in all, where more can be loaded. @default the number of items */
  total?: number | undefined
  /** Wording of what is in sight, counted from 1: "21–40 of 500". Drawn at the lower edge. */
  position?: ((first: number, last: number, total: number) => string) | undefined
  /** The end is near: load more. Called once for each length of `items`. */
  onReachEnd?: (() => void) | undefined
  /** More is being loaded; drawn and announced. */
  loadingText?: string | undefined
  empty?: ReactNode
  className?: string | undefined
}) {
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const { from, to } = useFixedRowWindow(scroller, items.length, itemHeight)
  const count = total ?? items.length
  const asked = useRef(-1)
  const atEnd = to >= items.length

  useEffect(() => {
    if (!atEnd || !onReachEnd || loadingText !== undefined || items.length >= count || asked.current === items.length)
      return
    asked.current = items.length
    onReachEnd()
  }, [atEnd, onReachEnd, loadingText, items.length, count])

  const drawn = items.slice(from, to).map((item, at) => ({ item, index: from + at, key: itemKey(item) }))
  if (focused !== undefined && !drawn.some((each) => each.key === focused)) {
    const index = items.findIndex((item) => itemKey(item) === focused)
    const item = items[index]
    if (item !== undefined) drawn[index < from ? 'unshift' : 'push']({ item, index, key: focused })
  }

  return (
    <div data-slot="virtual-list-frame" className={cn('relative flex max-h-dvh min-h-0 flex-col', className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls */}
      <div
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
        className="min-h-0 flex-1 overflow-y-auto -outline-offset-2!"
      >
        <ul
          data-slot="virtual-list"
          aria-label={label}
          aria-busy={loadingText !== undefined || undefined}
          className="relative"
          style={{ height: items.length * itemHeight }}
          onFocus={(event) => setFocused(keyOf(event))}
          onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setFocused(undefined)}
        >
          {drawn.map(({ item, index, key }) => (
            <li
              key={key}
              data-slot="virtual-list-item"
              data-key={key}
              aria-posinset={index + 1}
              aria-setsize={count}
              className="absolute inset-x-0 top-0"
              style={{ height: itemHeight, transform: `translateY(${index * itemHeight}px)` }}
            >
              {children(item, index)}
            </li>
          ))}
        </ul>
        <div role="status" className="flex items-center justify-center gap-2 text-muted text-sm">
          {loadingText !== undefined && (
            <span className="flex items-center gap-2 p-3">
              <Spinner />
              {loadingText}
            </span>
          )}
        </div>
        {items.length === 0 && loadingText === undefined && empty}
      </div>
      {position && items.length > 0 && (
        <Position scroller={scroller} itemHeight={itemHeight} loaded={items.length} total={count} text={position} />
      )}
    </div>
  )
}

/** Follows the scrolling by itself, so that items are not drawn anew for it. */
function Position({
  scroller,
  itemHeight,
  loaded,
  total,
  text,
}: {
  scroller: RefObject<HTMLElement | null>
  itemHeight: number
  loaded: number
  total: number
  text: (first: number, last: number, total: number) => string
}) {
  const [top, setTop] = useState(0)
  const [height, setHeight] = useState(0)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const read = () => {
      setTop(element.scrollTop)
      setHeight(element.clientHeight)
    }
    read()
    element.addEventListener('scroll', read, { passive: true })
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(read)
    observer?.observe(element)
    return () => {
      element.removeEventListener('scroll', read)
      observer?.disconnect()
    }
  }, [scroller])
  const first = Math.min(loaded, Math.floor(top / itemHeight) + 1)
  const last = Math.max(first, Math.min(loaded, Math.ceil((top + height) / itemHeight)))
  return (
    <p
      data-slot="virtual-list-position"
      className="border-hairline border-t px-3 py-1 text-end text-muted text-xs tabular-nums"
    >
      {text(first, last, total)}
    </p>
  )
}

function keyOf(event: FocusEvent): string | undefined {
  return event.target.closest<HTMLElement>('[data-key]')?.dataset.key
}
