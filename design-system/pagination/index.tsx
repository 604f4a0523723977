import { useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { type Size, useSize } from '../_internal/size-context.ts'
import { type Controllable, useControllable } from '../_internal/use-controllable.ts'
import { useMedia } from '../_internal/use-media.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { NumberInput } from '../number-input/index.tsx'
import { Select } from '../select/index.tsx'
import type { PaginationLabels } from './labels.ts'
import { pageList } from './page-list.ts'

export type { PaginationLabels } from './labels.ts'

export const pageSizes = [5, 10, 20, 30, 50] as const
export const defaultPageSize = 20

export interface PaginationProps {
  page: number
  /** @default 20 */
  size?: number | undefined
  total: number
  /** A new size starts again at the page that holds the first row now shown. */
  onChange: (next: { page: number; size: number }) => void
  labels?: Partial<PaginationLabels> | undefined
  className?: string | undefined
}

/**
 * Pages of a list (navigation), in the size of the controls around it. Five page buttons below 992 px, else seven,
 * following the window; where there are more pages, a field goes to one by its number. Pages count from 1.
 *
 * Do: keep page and size in the address, so that Back works.
 * Don't: use it for a feed that nobody comes back to; that is an Infinite list.
 * Keys: Tab goes through the pages; Enter and Space go to one; Enter in the field goes there.
 */
export function Pagination({
  total,
  labels: own,
  className,
  ...props
}: Controllable<PaginationProps, 'page' | 'size'>) {
  const {
    value: { page, size },
    onChange,
  } = useControllable<{ value: Place; onChange: (next: Place) => void }>(
    props.page === undefined
      ? { defaultValue: placeOf(props.defaultPage, props.defaultSize), onChange: props.onChange }
      : { value: placeOf(props.page, props.size), onChange: props.onChange },
    placeOf(),
  )
  const labels = useLabels('pagination', own)
  const drawn = useSize()
  const wide = useMedia('(min-width: 992px)')
  const pages = Math.max(1, Math.ceil(total / size))
  const go = (next: number) => onChange({ page: Math.min(pages, Math.max(1, next)), size })
  const most = wide ? 7 : 5
  const sizes = pageSizes.some((each) => each === size) ? pageSizes : [...pageSizes, size].sort((a, b) => a - b)

  return (
    <nav
      data-slot="pagination"
      aria-label={labels.navigation}
      className={cn('flex flex-wrap items-center gap-x-4 gap-y-2 text-muted', textSize[drawn], className)}
    >
      <span>{labels.total(total)}</span>
      <Select
        label={labels.size}
        options={sizes.map((each) => ({ id: String(each), label: labels.perPage(each) }))}
        value={String(size)}
        onChange={(id) => {
          const next = Number(id)
          onChange({ page: Math.floor(((page - 1) * size) / next) + 1, size: next })
        }}
      />
      <ul className="flex flex-wrap items-center gap-0.5 sm:gap-1">
        <li>
          <Button
            variant="ghost"
            iconOnly
            aria-label={labels.previous}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            <Icon name="chevron-left" className="rtl:-scale-x-100" />
          </Button>
        </li>
        {pageList(page, pages, most).map((entry, index) =>
          entry === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: at most two gaps, by place
            <li key={`gap-${index}`} aria-hidden="true" className="w-6 text-center">
              …
            </li>
          ) : (
            <li key={entry}>
              <Button
                variant="ghost"
                iconOnly
                aria-label={labels.page(entry)}
                aria-current={entry === page ? 'page' : undefined}
                className="px-1 tabular-nums aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-text"
                onClick={() => go(entry)}
              >
                {entry}
              </Button>
            </li>
          ),
        )}
        <li>
          <Button
            variant="ghost"
            iconOnly
            aria-label={labels.next}
            disabled={page >= pages}
            onClick={() => go(page + 1)}
          >
            <Icon name="chevron-right" className="rtl:-scale-x-100" />
          </Button>
        </li>
      </ul>
      {pages > most && <Jump label={labels.jump} pages={pages} onJump={go} />}
    </nav>
  )
}

/** Goes to a page by its number; one that is too high means the last. */
function Jump({ label, pages, onJump }: { label: string; pages: number; onJump: (page: number) => void }) {
  const [typed, setTyped] = useState<number>()
  const jump = () => {
    if (typed === undefined) return
    onJump(typed)
    setTyped(undefined)
  }
  return (
    <NumberInput
      label={label}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      onEnter={jump}
      onBlur={jump}
      min={1}
      max={pages}
      precision={0}
      autoComplete="off"
      className="w-32"
    />
  )
}

/** Of the numbers and words around the controls, whose own text is theirs. */
const textSize: Record<Size, string> = {
  default: 'text-base',
  medium: 'text-base',
  small: 'text-sm',
  mini: 'text-xs',
}

type Place = Parameters<PaginationProps['onChange']>[0]

function placeOf(page = 1, size: number = defaultPageSize): Place {
  return { page, size }
}
