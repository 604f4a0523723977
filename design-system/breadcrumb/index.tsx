import { type MouseEvent, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { Icon, type IconName } from '../icon/index.tsx'
import { Popover } from '../popover/index.tsx'

export interface BreadcrumbItem {
  id: string
  label: string
  icon?: IconName | undefined
  /** Without it the item is text: a menu group has no page of its own. */
  href?: string | undefined
}

export interface BreadcrumbProps {
  /** From the first level to the current page. */
  items: readonly BreadcrumbItem[]
  /** Accessible name of the navigation. */
  label: string
  /** Name of the button that stands for the levels left out. */
  moreLabel: string
  /** More levels than this leave out the middle: the first, "…" and the last ones then make up this many. @default 4 */
  max?: number | undefined
  /** Never a second line, as in a bar: levels are cut instead, those above the current page first. */
  oneLine?: boolean | undefined
  /** Lets a router follow the link: call `event.preventDefault()` and navigate. */
  onNavigate?: ((item: BreadcrumbItem, event: MouseEvent) => void) | undefined
  className?: string | undefined
}

/**
 * Where the page lies (APG breadcrumb, https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/): a navigation with an
 * ordered list, its last item marked aria-current. The middle of a long way hides behind "…", which opens a list of
 * links.
 *
 * Do: name pages as their own titles do, the current one last.
 * Don't: use it for steps of a task; those are Steps.
 * Keys: Tab through links; Enter or Space opens the rest, Escape closes it.
 */
export function Breadcrumb({ items, label, moreLabel, max = 4, oneLine, onNavigate, className }: BreadcrumbProps) {
  const shown = Math.max(3, max)
  const hidden = items.length > shown ? items.slice(1, items.length - (shown - 2)) : []
  const first = items.slice(0, 1)
  const rest = items.slice(1 + hidden.length)
  const crumb = (item: BreadcrumbItem) => (
    <Crumb key={item.id} item={item} current={item === items.at(-1)} onNavigate={onNavigate} />
  )
  return (
    <nav aria-label={label} data-slot="breadcrumb" className={cn('min-w-0 text-muted text-sm', className)}>
      <ol className={cn('flex min-w-0 items-center gap-y-1', !oneLine && 'flex-wrap')}>
        {first.map(crumb)}
        {hidden.length > 0 && <Rest items={hidden} label={moreLabel} onNavigate={onNavigate} />}
        {rest.map(crumb)}
      </ol>
    </nav>
  )
}

function Crumb({
  item,
  current,
  onNavigate,
}: {
  item: BreadcrumbItem
  current: boolean
  onNavigate: BreadcrumbProps['onNavigate']
}) {
  return (
    <li data-slot="breadcrumb-item" className={cn('flex min-w-0 max-w-60 items-center', !current && 'shrink-[4]')}>
      <CrumbText item={item} current={current} onNavigate={onNavigate} />
      {!current && <Separator />}
    </li>
  )
}

function CrumbText({
  item,
  current,
  onNavigate,
}: {
  item: BreadcrumbItem
  current?: boolean
  onNavigate: BreadcrumbProps['onNavigate']
}) {
  const content = (
    <>
      {item.icon !== undefined && <Icon name={item.icon} />}
      <span className="truncate">{item.label}</span>
    </>
  )
  const shape = 'inline-flex min-h-6 min-w-0 items-center gap-1.5 rounded-sm px-1 pointer-coarse:min-h-11'
  if (item.href === undefined || current) {
    return (
      <span
        aria-current={current ? 'page' : undefined}
        title={item.label}
        className={cn(shape, current && 'font-medium text-ink')}
      >
        {content}
      </span>
    )
  }
  return (
    <a
      href={item.href}
      title={item.label}
      className={cn(shape, 'no-underline hover:text-ink hover:underline')}
      onClick={(event) => onNavigate?.(item, event)}
    >
      {content}
    </a>
  )
}

function Rest({
  items,
  label,
  onNavigate,
}: {
  items: readonly BreadcrumbItem[]
  label: string
  onNavigate: BreadcrumbProps['onNavigate']
}) {
  const [open, setOpen] = useState(false)
  return (
    <li data-slot="breadcrumb-rest" className="flex items-center">
      <Popover
        open={open}
        onOpenChange={setOpen}
        label={label}
        className="p-1"
        trigger={
          <button
            type="button"
            aria-label={label}
            className="grid size-6 place-items-center rounded-sm hover:bg-ink/6 hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="more" />
          </button>
        }
      >
        <ol className="flex max-w-80 flex-col text-sm">
          {items.map((item) => (
            <li key={item.id} className="flex min-h-8 items-center px-1">
              <CrumbText
                item={item}
                onNavigate={(each, event) => {
                  onNavigate?.(each, event)
                  setOpen(false)
                }}
              />
            </li>
          ))}
        </ol>
      </Popover>
      <Separator />
    </li>
  )
}

function Separator() {
  return <Icon name="chevron-right" className="mx-0.5 opacity-70 rtl:rotate-180" />
}
