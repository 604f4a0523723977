import type { KeyboardEvent, MouseEvent } from 'react'
import { cn } from '../_internal/cn.ts'
import { isPlainClick } from '../_internal/plain-click.ts'
import { ContextMenu } from '../context-menu/index.tsx'
import { Icon } from '../icon/index.tsx'
import type { MenuEntry } from '../menu/index.tsx'
import { useDragTag } from './drag-tags.tsx'
import type { PageTag } from './index.tsx'

/** One page: a link, and beside it the button that closes it. Its menu hangs on both. */
export function Tag({
  tag,
  current,
  tabStop,
  showIcon,
  draggable,
  menu,
  menuLabel,
  closeLabel,
  onNavigate,
  onClose,
  onFocus,
  onKeyDown,
}: {
  tag: PageTag
  current: boolean
  /** The one tab of the strip that the Tab key reaches. */
  tabStop: boolean
  showIcon: boolean
  draggable: boolean
  menu: readonly MenuEntry[]
  menuLabel: string
  closeLabel: string
  onNavigate: ((tag: PageTag, event: MouseEvent) => void) | undefined
  onClose: () => void
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}) {
  const drag = useDragTag(tag.id, !draggable || tag.fixed === true)
  const icon = current ? 'pin' : tag.icon
  return (
    <ContextMenu items={menu} label={menuLabel}>
      <li
        {...drag}
        data-slot="tags-view-tag"
        data-current={current || undefined}
        className={cn(
          'group/tag relative flex min-w-0 shrink-0 items-center rounded-md border border-hairline bg-paper text-muted text-sm',
          'hover:text-ink data-current:border-accent-solid data-current:bg-accent-soft data-current:text-accent-text',
          'data-dragging:z-sticky data-dragging:shadow-drag',
        )}
      >
        <a
          href={tag.href}
          data-tag={tag.id}
          data-slot="tags-view-link"
          aria-current={current ? 'page' : undefined}
          tabIndex={tabStop ? 0 : -1}
          title={tag.label}
          // The browser's own dragging of links would take the pointer away.
          draggable={false}
          onFocus={onFocus}
          onKeyDown={onKeyDown}
          onClick={(event) => {
            if (!onNavigate || !isPlainClick(event)) return
            event.preventDefault()
            onNavigate(tag, event)
          }}
          onMouseDown={(event) => {
            // Else Chromium begins to scroll by itself.
            if (event.button === 1) event.preventDefault()
          }}
          onAuxClick={(event) => {
            if (event.button !== 1 || tag.fixed) return
            event.preventDefault()
            onClose()
          }}
          className={cn(
            'flex min-h-6.5 min-w-0 max-w-48 items-center gap-1.5 rounded-md ps-2.5 text-inherit no-underline pointer-coarse:min-h-11',
            tag.fixed ? 'pe-2.5' : 'pe-1',
          )}
        >
          {showIcon && icon !== undefined && <Icon name={icon} className="text-current" />}
          <span className="truncate">{tag.label}</span>
        </a>
        {!tag.fixed && (
          <button
            type="button"
            // Delete on the link does the same; a second tab stop for each page would make the strip long.
            tabIndex={-1}
            aria-label={closeLabel}
            data-slot="tags-view-close"
            onClick={onClose}
            // Pressing the cross must not lift the tab.
            onMouseDown={(event) => event.stopPropagation()}
            className="me-1 grid size-5 shrink-0 place-items-center rounded-sm opacity-70 hover:bg-ink/10 hover:opacity-100 group-hover/tag:opacity-100 group-data-current/tag:opacity-100 pointer-coarse:size-11"
          >
            <Icon name="x" className="size-3.5 text-current" />
          </button>
        )}
      </li>
    </ContextMenu>
  )
}
