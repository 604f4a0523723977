import * as Primitive from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { keepOpenForToasts, overlayClass } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Beside the title, before the close button. */
  actions?: ReactNode
  /** @default 'end' */
  side?: 'start' | 'end' | undefined
  /** In px; never wider than the screen. @default 520 */
  width?: number | undefined
  /** `false` leaves the page beside it usable (peek). @default true */
  modal?: boolean | undefined
  footer?: ReactNode
  /** @default the words around it */
  closeLabel?: string | undefined
  children?: ReactNode
  className?: string | undefined
}

/**
 * Panel from the side (APG dialog) on Radix.
 *
 * Do: show in it the record one chose, with the list still in place.
 * Don't: put steps of a wizard or another table in it.
 * Keys: Escape closes; Tab goes round inside when modal.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  actions,
  side = 'end',
  width = 520,
  modal = true,
  footer,
  closeLabel,
  children,
  className,
}: DrawerProps) {
  const labels = useLabels('drawer', closeLabel === undefined ? undefined : { close: closeLabel })
  const focus = useDialogFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Primitive.Portal>
        {modal && <Primitive.Overlay data-slot="drawer-overlay" className={overlayClass} />}
        <Primitive.Content
          data-slot="drawer"
          aria-describedby={undefined}
          className={cn(
            'fixed inset-y-0 z-modal flex max-w-full flex-col bg-paper text-base text-ink shadow-dialog outline-none',
            side === 'end' ? 'right-0 animate-slide-in-end' : 'left-0 animate-slide-in-start',
            className,
          )}
          style={{ width }}
          {...focus}
          onInteractOutside={(event) => {
            keepOpenForToasts(event)
            if (!modal) event.preventDefault()
          }}
        >
          <header data-slot="drawer-header" className="flex items-center gap-2 border-hairline border-b py-3 ps-6 pe-4">
            <Primitive.Title className="min-w-0 flex-1 truncate font-semibold text-lg">{title}</Primitive.Title>
            {actions}
            <Primitive.Close asChild>
              <Button variant="ghost" size="small" iconOnly aria-label={labels.close}>
                <Icon name="x" />
              </Button>
            </Primitive.Close>
          </header>
          <div data-slot="drawer-body" className="min-h-0 flex-1 overflow-y-auto px-6 py-4">
            {children}
          </div>
          {footer !== undefined && (
            <footer
              data-slot="drawer-footer"
              className="flex flex-wrap justify-end gap-2 border-hairline border-t px-6 py-4"
            >
              {footer}
            </footer>
          )}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
