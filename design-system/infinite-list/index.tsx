import { type ReactNode, useCallback, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { VirtualList } from '../virtual-list/index.tsx'
import type { InfiniteListLabels } from './labels.ts'

export type { InfiniteListLabels } from './labels.ts'

/**
 * A list that loads more when its end comes near, says where one is, and offers another try where loading failed. Give
 * it a height by `className`.
 *
 * Do: know the total where the server can tell it: it is what "21–40 of 500" and screen readers count with.
 * Don't: use it where people look for a page they have seen before; that is Pagination. Nor put anything below it.
 * Keys: Tab reaches the list, what is in its items, and retry; End goes to the end of what is loaded and so loads more;
 * Home, Page up and Page down scroll.
 * ARIA: list whose items know their place among all, https://www.w3.org/TR/wai-aria-1.2/#aria-setsize; loading and
 * failure are a status and an alert.
 */
export function InfiniteList<Item>({
  items,
  itemKey,
  children,
  itemHeight,
  label,
  total,
  hasMore,
  onLoadMore,
  empty,
  labels: own,
  className,
}: {
  /** All that is loaded. */
  items: readonly Item[]
  itemKey: (item: Item) => string
  children: (item: Item, index: number) => ReactNode
  /** In px, of every item. */
  itemHeight: number
  label: string
  /** How many there are in all, where that is known. */
  total?: number | undefined
  hasMore: boolean
  /** Brings the next items into `items`. When it rejects, the list says so and offers another try. */
  onLoadMore: () => Promise<unknown>
  empty?: ReactNode
  labels?: Partial<InfiniteListLabels> | undefined
  className?: string | undefined
}) {
  const labels = useLabels('infinite-list', own)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const busy = useRef(false)
  const load = useCallback(async () => {
    if (busy.current) return
    busy.current = true
    setState('loading')
    try {
      await onLoadMore()
      setState('idle')
    } catch {
      setState('failed')
    }
    busy.current = false
  }, [onLoadMore])

  // VirtualList stops asking when all of `total` are there: while the total is unknown there is always one more.
  const count = total ?? items.length + (hasMore ? 1 : 0)
  return (
    <div data-slot="infinite-list" className={cn('flex min-h-0 flex-col', className)}>
      <VirtualList
        className="min-h-0 flex-1"
        items={items}
        itemKey={itemKey}
        itemHeight={itemHeight}
        label={label}
        total={count}
        position={(first, last) => labels.position(first, last, total ?? items.length)}
        onReachEnd={hasMore ? () => void load() : undefined}
        loadingText={state === 'loading' ? labels.loading : undefined}
        empty={state === 'failed' || hasMore ? undefined : empty}
      >
        {children}
      </VirtualList>
      {state === 'failed' ? (
        <div
          role="alert"
          data-slot="infinite-list-failed"
          className="flex flex-wrap items-center justify-center gap-2 border-hairline border-t bg-danger-soft px-3 py-2 text-danger-text text-sm"
        >
          {labels.failed}
          <Button size="small" iconStart={<Icon name="refresh" />} onClick={() => void load()}>
            {labels.retry}
          </Button>
        </div>
      ) : (
        !hasMore &&
        items.length > 0 && (
          <p data-slot="infinite-list-end" className="px-3 py-1 text-center text-muted text-xs">
            {labels.end}
          </p>
        )
      )}
    </div>
  )
}
