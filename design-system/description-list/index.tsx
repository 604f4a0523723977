import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'

export interface DescriptionItem {
  id: string
  term: ReactNode
  /** Empty text and undefined are drawn as a dash. */
  detail: ReactNode
  /** Takes the whole row. */
  wide?: boolean | undefined
  /** Text behind a copy button; needs the list's `copyLabel`. */
  copy?: string | undefined
}

/**
 * Facts about one thing (a real `dl`), in up to three columns where there is room, one where there is not.
 *
 * Do: keep terms short and let empty values say so ("not given").
 * Don't: use it for rows of the same kind; that is a Table.
 * Keys: Tab to the copy buttons.
 */
export function DescriptionList({
  items,
  columns = 2,
  layout = 'stacked',
  copyLabel,
  copiedLabel,
  className,
}: {
  items: readonly DescriptionItem[]
  /** At most. @default 2 */
  columns?: 1 | 2 | 3 | undefined
  /** `inline` puts term and detail side by side. @default 'stacked' */
  layout?: 'stacked' | 'inline' | undefined
  /** Name of the copy buttons, joined with the term when that is a text. */
  copyLabel?: string | undefined
  /** Announced after copying. */
  copiedLabel?: string | undefined
  className?: string | undefined
}) {
  const [copied, setCopied] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async (item: DescriptionItem) => {
    // Without https there is no clipboard API, and nothing to say that would be true.
    if (!(await writeClipboard(item.copy ?? ''))) return
    setCopied(item.id)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setCopied(undefined), 2000)
  }

  return (
    <div data-slot="description-list" className={cn('@container min-w-0', className)}>
      <dl className={cn('grid gap-x-6 gap-y-4', grids[columns])}>
        {items.map((item) => (
          <div
            key={item.id}
            data-slot="description"
            className={cn(
              'min-w-0',
              layout === 'inline' && 'grid grid-cols-[minmax(5rem,2fr)_5fr] items-baseline gap-x-4',
              item.wide && 'col-span-full',
            )}
          >
            <dt className="wrap-break-word font-medium text-muted text-sm">{item.term}</dt>
            <dd className="flex min-w-0 items-start gap-1 text-base">
              <span className="wrap-break-word min-w-0">{isEmpty(item.detail) ? '—' : item.detail}</span>
              {item.copy !== undefined && copyLabel !== undefined && (
                <button
                  type="button"
                  aria-label={typeof item.term === 'string' ? `${copyLabel} ${item.term}` : copyLabel}
                  className="-my-0.5 grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:bg-ink/6 hover:text-ink pointer-coarse:size-11"
                  onClick={() => copy(item)}
                >
                  <Icon name={copied === item.id ? 'check' : 'copy'} />
                </button>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {copiedLabel !== undefined && <LiveRegion message={copied === undefined ? '' : copiedLabel} />}
    </div>
  )
}

const grids = { 1: '', 2: '@md:grid-cols-2', 3: '@md:grid-cols-2 @3xl:grid-cols-3' }

function isEmpty(detail: ReactNode): boolean {
  return detail === undefined || detail === null || detail === ''
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
