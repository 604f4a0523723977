import { cn } from '../_internal/cn.ts'
import { useSectionInView } from './use-section-in-view.ts'

export interface AnchorItem {
  /** Id of the section (or of its heading) in the page. */
  id: string
  label: string
  /** Steps below the first level. @default 0 */
  depth?: 0 | 1 | 2 | undefined
}

/**
 * The contents of a long page: links to its sections, the one being read marked. It follows scrolling by itself.
 *
 * Do: list the headings that are really there, in their order, two levels at most three, beside the page.
 * Don't: use it for views that replace each other; those are Tabs.
 * Keys: Tab goes through the links; Enter jumps to the section.
 * ARIA: navigation with a list, the current link marked aria-current="location",
 * https://www.w3.org/TR/wai-aria-1.2/#aria-current
 */
export function Anchor({
  items,
  label,
  offset = 0,
  className,
}: {
  items: readonly AnchorItem[]
  /** Accessible name: "On this page". */
  label: string
  /** Px at the upper edge that a sticky bar covers. Give the sections the same `scroll-margin-top`. @default 0 */
  offset?: number | undefined
  className?: string | undefined
}) {
  const current = useSectionInView(
    items.map((item) => item.id),
    offset,
  )
  return (
    <nav data-slot="anchor" aria-label={label} className={cn('min-w-0 text-sm', className)}>
      <ol className="border-hairline border-s">
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              data-slot="anchor-link"
              aria-current={item.id === current ? 'location' : undefined}
              className={cn(
                'wrap-break-word -ms-px block border-transparent border-s-2 py-1.5 pe-2 no-underline',
                'text-muted hover:text-ink aria-[current]:border-accent-solid aria-[current]:font-medium aria-[current]:text-accent-text',
                depths[item.depth ?? 0],
              )}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                const section = document.getElementById(item.id)
                if (!section) return
                event.preventDefault()
                section.scrollIntoView()
                // So that Tab goes on from the section; most headings take no focus by themselves.
                if (!section.hasAttribute('tabindex')) section.tabIndex = -1
                section.focus({ preventScroll: true })
                history.replaceState(history.state, '', `#${item.id}`)
              }}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const depths = { 0: 'ps-3', 1: 'ps-6', 2: 'ps-9' } as const
