import * as Primitive from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { keepOpenForToasts, overlayClass } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { useScrollFocus } from '../_internal/use-scroll-focus.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { type DrawerSide, swipeTouchClass, useSwipeShut } from './use-swipe-shut.ts'

export type { DrawerSide } from './use-swipe-shut.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** Beside the title, before the close button. */
  actions?: ReactNode
  /** @default 'end' */
  side?: DrawerSide | undefined
  /** In px, of a drawer at the start or the end; never wider than the screen. @default 520 */
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
 * Panel from one of the four sides (APG dialog) on Radix. From the top and from below it is a sheet, as high as what is in
 * it. A finger pushes it out the way it came: anywhere on a drawer, at its head on a sheet.
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
  const focus = useDialogFocus(undefined, open)
  const scroll = useScrollFocus()
  const swipe = useSwipeShut(side, () => onOpenChange(false))
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange} modal={modal}>
      <Primitive.Portal>
        {modal && <Primitive.Overlay data-slot="drawer-overlay" className={overlayClass} />}
        <Primitive.Content
          data-slot="drawer"
          aria-describedby={undefined}
          className={cn(
            'fixed z-modal flex max-w-full flex-col bg-paper text-base text-ink shadow-dialog outline-none',
            placeClass[side],
            swipeTouchClass(side),
            className,
          )}
          style={side === 'start' || side === 'end' ? { width } : undefined}
          {...focus}
          {...swipe}
          onInteractOutside={(event) => {
            keepOpenForToasts(event)
            if (!modal) event.preventDefault()
          }}
        >
          <header
            data-slot="drawer-header"
            className={cn(
              'flex items-center gap-2 border-hairline border-b py-3 ps-6 pe-4',
              (side === 'top' || side === 'bottom') && 'touch-none',
            )}
          >
            <Primitive.Title className="min-w-0 flex-1 truncate font-semibold text-lg">{title}</Primitive.Title>
            {actions}
            <Primitive.Close asChild>
              <Button variant="ghost" size="small" iconOnly aria-label={labels.close}>
                <Icon name="x" />
              </Button>
            </Primitive.Close>
          </header>
          <div
            data-slot="drawer-body"
            {...scroll}
            className={cn(
              '-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-4',
              swipeTouchClass(side),
            )}
          >
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

const placeClass: Record<DrawerSide, string> = {
  start: 'inset-y-0 start-0 animate-slide-in-start rtl:animate-slide-in-end',
  end: 'inset-y-0 end-0 animate-slide-in-end rtl:animate-slide-in-start',
  top: 'inset-x-0 top-0 max-h-[85dvh] animate-slide-in-top rounded-b-xl pt-[env(safe-area-inset-top)]',
  bottom: 'inset-x-0 bottom-0 max-h-[85dvh] animate-slide-in-bottom rounded-t-xl pb-[env(safe-area-inset-bottom)]',
}
