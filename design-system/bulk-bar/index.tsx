import { Toolbar } from 'radix-ui'
import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { cn } from '../_internal/cn.ts'
import { rememberFocus } from '../_internal/return-focus.ts'
import { useTextDirection } from '../_internal/use-text-direction.ts'
import { buttonClass } from '../button/index.tsx'
import { Icon, type IconName } from '../icon/index.tsx'
import { LiveRegion } from '../live-region/index.tsx'

export interface BulkAction {
  id: string
  /** With the count in it: "Delete 6". */
  label: string
  icon?: IconName | undefined
  tone?: 'danger' | undefined
  disabled?: boolean | undefined
  onSelect: () => void
}

/**
 * What can be done with the rows that are chosen; there only while some are. It lies over the lower edge of its list
 * and tells the count when it changes. Put it after the list, inside the same scroller or section.
 *
 * Do: put the count into the label of what cannot be undone: "Delete 6".
 * Don't: offer actions there that need a single row.
 * Keys: left and right walk, Home, End; Enter and Space use; Escape anywhere on the page clears the selection, unless a
 * dialog, a menu or a field took it first.
 * ARIA: toolbar with one tab stop, https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/ (Radix).
 */
export function BulkBar({
  count,
  label,
  countText,
  clearedText,
  actions,
  clearLabel,
  onClear,
  allMatching,
  className,
}: {
  /** Rows chosen, on all pages. */
  count: number
  /** Accessible name. */
  label: string
  /** "6 selected", drawn and announced. */
  countText: string
  /** Announced when the last one was released. */
  clearedText: string
  actions: readonly BulkAction[]
  clearLabel: string
  onClear: () => void
  /** Offered after a whole page was chosen: "Select all 1,204 matching". */
  allMatching?: { label: string; onSelect: () => void } | undefined
  className?: string | undefined
}) {
  const bar = useRef<HTMLDivElement>(null)
  const giveBack = useRef<() => void>(undefined)
  const used = useRef(false)
  const dir = useTextDirection(bar)
  const shown = count > 0
  if (shown) used.current = true

  useEscape(shown, onClear)
  // The bar goes away under the focus (released, or the rows were deleted): it returns to where it was before.
  useLayoutEffect(() => {
    if (shown) return
    giveBack.current?.()
    giveBack.current = undefined
  }, [shown])

  return (
    <>
      <LiveRegion message={shown ? countText : used.current ? clearedText : ''} />
      <div ref={bar} className={cn('pointer-events-none sticky bottom-4 z-shell flex justify-center', className)}>
        {shown && (
          <Toolbar.Root
            data-slot="bulk-bar"
            aria-label={label}
            dir={dir}
            className="pointer-events-auto flex max-w-full animate-rise-in flex-wrap items-center gap-1 rounded-lg bg-paper p-1.5 text-base text-ink shadow-menu"
            onFocus={(event: FocusEvent) => {
              if (!event.currentTarget.contains(event.relatedTarget))
                giveBack.current = rememberFocus(event.relatedTarget ?? bar.current)
            }}
            onBlur={(event: FocusEvent) => {
              if (!event.currentTarget.contains(event.relatedTarget)) giveBack.current = undefined
            }}
          >
            <span data-slot="bulk-bar-count" className="px-2 font-medium tabular-nums">
              {countText}
            </span>
            {allMatching && (
              <Toolbar.Button
                className={cn(buttonClass({ variant: 'ghost', size: 'small' }), 'text-accent-text')}
                onClick={allMatching.onSelect}
              >
                {allMatching.label}
              </Toolbar.Button>
            )}
            <Toolbar.Separator className="mx-1 h-5 w-px shrink-0 bg-hairline" />
            {actions.map((action) => (
              <Toolbar.Button
                key={action.id}
                data-slot="bulk-bar-action"
                disabled={action.disabled ?? false}
                className={cn(
                  buttonClass({ variant: 'ghost', size: 'small' }),
                  action.tone === 'danger' && 'text-danger-text hover:bg-danger-soft',
                )}
                onClick={action.onSelect}
              >
                {action.icon !== undefined && <Icon name={action.icon} />}
                {action.label}
              </Toolbar.Button>
            ))}
            <Toolbar.Button
              aria-label={clearLabel}
              title={clearLabel}
              className={buttonClass({ variant: 'ghost', size: 'small', iconOnly: true })}
              onClick={onClear}
            >
              <Icon name="x" />
            </Toolbar.Button>
          </Toolbar.Root>
        )}
      </div>
    </>
  )
}

function useEscape(active: boolean, run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (!active) return
    const onKeyDown = (event: KeyboardEvent) => {
      // Overlays answer Escape first and mark it as used; in a field it belongs to the field.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing || isField(event.target)) return
      latest.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [active])
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  const typed = target instanceof HTMLInputElement && target.type !== 'checkbox' && target.type !== 'radio'
  return typed || target.isContentEditable || target.matches('textarea,select')
}
