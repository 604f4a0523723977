import * as Primitive from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { cn } from '../_internal/cn.ts'
import { keepOpenForToasts, overlayClass } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { useScrollFocus } from '../_internal/use-scroll-focus.ts'
import { Button } from '../button/index.tsx'
import { Icon } from '../icon/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { dialogContent } from './dialog.variants.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** Buttons; the primary one last. */
  footer?: ReactNode
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large' | 'wide' | undefined
  /** False: the way out is among its buttons, with what it costs; neither Escape nor a cross leads past it. @default true */
  dismissible?: boolean | undefined
  /** @default the words around it */
  closeLabel?: string | undefined
  className?: string | undefined
}

/**
 * Modal dialog (APG dialog) on Radix. Focus moves in, stays in and returns to where it was.
 *
 * Do: give it one task, its title naming it and its button repeating the verb.
 * Don't: open a dialog from a dialog, or use one for what fits a Drawer beside its list.
 * Keys: Escape closes, unless it is not dismissible; Tab goes round inside.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  size,
  dismissible = true,
  closeLabel,
  className,
}: DialogProps) {
  const labels = useLabels('dialog', closeLabel === undefined ? undefined : { close: closeLabel })
  const focus = useDialogFocus()
  const scroll = useScrollFocus()
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="dialog-overlay" className={overlayClass} />
        <Primitive.Content
          data-slot="dialog"
          className={cn(dialogContent({ size }), className)}
          {...focus}
          onInteractOutside={dismissible ? keepOpenForToasts : stay}
          onEscapeKeyDown={dismissible ? undefined : stay}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <header data-slot="dialog-header" className="flex items-start gap-4 px-6 pt-5 pb-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="wrap-break-word hyphens-auto font-semibold text-lg">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description className="wrap-break-word mt-1 text-muted">{description}</Primitive.Description>
              )}
            </div>
            {dismissible && (
              <Primitive.Close asChild>
                <Button variant="ghost" size="small" iconOnly aria-label={labels.close} className="-me-2 -mt-1">
                  <Icon name="x" />
                </Button>
              </Primitive.Close>
            )}
          </header>
          <div
            data-slot="dialog-body"
            {...scroll}
            className="-outline-offset-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 py-1 pb-6"
          >
            {children}
          </div>
          {footer !== undefined && (
            <footer
              data-slot="dialog-footer"
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

const stay = (event: Event) => event.preventDefault()
