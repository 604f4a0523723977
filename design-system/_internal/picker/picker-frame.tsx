import { clsx } from 'clsx'
import { Popover } from 'radix-ui'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Button } from '../../button/index.tsx'
import { Icon } from '../../icon/index.tsx'
import { ControlError } from '../control-error.tsx'
import { controlFrame } from '../control-props.ts'
import { controlHeight, type Size, useSize } from '../size-context.ts'
import { leaves } from './leaves.ts'

export interface PickerFrameLabels {
  /** Name of the calendar button. */
  open: string
  /** Name of the panel. */
  choose: string
}

/** Fields with a calendar button behind them and a panel below (Radix Popover, non-modal dialog). */
export function PickerFrame({
  slot,
  fields,
  open,
  onOpenChange,
  labels,
  returnTo,
  disabled,
  readOnly,
  error,
  errorId,
  size,
  onBlur,
  className,
  children,
}: {
  slot: string
  fields: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  labels: PickerFrameLabels
  /** Takes focus when the panel closes after a choice. */
  returnTo: RefObject<HTMLInputElement | null>
  disabled: boolean | undefined
  readOnly: boolean | undefined
  error: string | undefined
  errorId: string
  size: Size | undefined
  /** Focus left fields and panel. */
  onBlur?: (() => void) | undefined
  className?: string | undefined
  children: ReactNode
}) {
  const drawn = useSize(size)
  const fixed = disabled || readOnly
  const clickedAway = useRef(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears its fields being left
    <div
      data-slot={slot}
      className={clsx('min-w-0', className)}
      onBlur={(event) => {
        if (leaves(event)) onBlur?.()
      }}
    >
      <Popover.Root open={open} onOpenChange={(next) => onOpenChange(next && !fixed)}>
        <Popover.Anchor asChild>
          <div data-slot={`${slot}-frame`} className={clsx(controlFrame, controlHeight[drawn])}>
            {fields}
            {!readOnly && (
              <Popover.Trigger asChild>
                <button
                  type="button"
                  aria-label={labels.open}
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
            aria-label={labels.choose}
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
      <ControlError id={errorId} slot={`${slot}-error`} message={error} />
    </div>
  )
}

/** Below the grid: the choice that most people look for, and none. */
export function PickerFoot({ now, clear }: { now?: ReactNode; clear: { label: string; onClick: () => void } | false }) {
  if (!now && !clear) return null
  return (
    <div className="mt-2 flex justify-between gap-2 border-hairline border-t pt-2">
      {now}
      {clear && (
        <Button variant="ghost" size="small" className="ms-auto" onClick={clear.onClick}>
          {clear.label}
        </Button>
      )}
    </div>
  )
}
