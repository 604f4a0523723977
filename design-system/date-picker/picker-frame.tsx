import { clsx } from 'clsx'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { controlFrame } from '../_internal/control-props.ts'
import { AlertGlyph } from '../_internal/glyphs.tsx'
import { controlHeight, type Size, useSize } from '../_internal/size-context.ts'
import { Icon } from '../icon/index.tsx'

/** Fields with a calendar button behind them and a panel below (Radix Popover, non-modal dialog). */
export function PickerFrame({
  slot,
  fields,
  open,
  onOpenChange,
  openLabel,
  panelLabel,
  returnTo,
  disabled,
  readOnly,
  error,
  errorId,
  size,
  className,
  children,
}: {
  slot: string
  fields: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  openLabel: string
  panelLabel: string
  /** Takes focus when the panel closes after a choice. */
  returnTo: RefObject<HTMLInputElement | null>
  disabled: boolean | undefined
  readOnly: boolean | undefined
  error: string | undefined
  errorId: string
  size: Size | undefined
  className: string | undefined
  children: ReactNode
}) {
  const drawn = useSize(size)
  const fixed = disabled || readOnly
  const clickedAway = useRef(false)
  return (
    <div data-slot={slot} className={clsx('min-w-0', className)}>
      <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next && !fixed)}>
        <Popover.Anchor asChild>
          <div data-slot={`${slot}-frame`} className={clsx(controlFrame, controlHeight[drawn])}>
            {fields}
            {!readOnly && (
              <Popover.Trigger asChild>
                <button
                  type="button"
                  aria-label={openLabel}
                  disabled={disabled}
                  className="me-1 grid min-h-6 min-w-7 shrink-0 place-items-center self-stretch rounded-sm text-muted hover:text-ink disabled:cursor-not-allowed pointer-coarse:min-w-11"
                >
                  <Icon name="calendar" />
                </button>
              </Popover.Trigger>
            )}
          </div>
        </Popover.Anchor>
        <Popover.Portal>
          <Popover.Content
            data-slot={`${slot}-panel`}
            aria-label={panelLabel}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            onOpenAutoFocus={(event) => {
              // Here and not when the calendar mounts: before the popover's own focus scope is up, a dialog around it
              // would take focus back.
              event.preventDefault()
              const content = event.currentTarget
              if (content instanceof HTMLElement)
                content.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus()
              clickedAway.current = false
            }}
            onInteractOutside={() => {
              clickedAway.current = true
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault()
              // Closed by a click elsewhere, focus is already where the person wants it.
              if (!clickedAway.current) returnTo.current?.focus()
            }}
            className="z-palette max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-1rem)] animate-rise-in overflow-y-auto rounded-lg bg-paper p-4 text-base text-ink shadow-menu outline-none"
          >
            {children}
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <p
        id={errorId}
        role="alert"
        data-slot={`${slot}-error`}
        className={clsx('mt-1 flex items-start gap-1.5 text-danger-text text-sm', error === undefined && 'hidden')}
      >
        <AlertGlyph className="mt-[calc((1lh-1rem)/2)] size-4 shrink-0" />
        {error}
      </p>
    </div>
  )
}
