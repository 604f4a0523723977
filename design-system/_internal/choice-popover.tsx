import { Popover } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '../icon/index.tsx'
import { cn } from './cn.ts'
import { type ControlProps, controlAria } from './control-props.ts'
import { controlHeight, type Size, useSize } from './size-context.ts'

/**
 * The closed side of controls that choose from a searchable popup (Combobox, TreeSelect): frame, chips, the button
 * that opens, the one that empties, and the Radix popover, which works inside dialogs.
 */
export function ChoicePopover({
  slot,
  popup,
  control,
  open,
  onOpenChange,
  onBlur,
  size,
  wraps = false,
  chips,
  text,
  placeholder,
  title,
  clearLabel,
  onClear,
  panelLabel,
  panelClass,
  children,
}: {
  /** `data-slot`; the popup is `<slot>-popup`. */
  slot: string
  popup: 'listbox' | 'tree' | 'dialog'
  control: ControlProps
  open: boolean
  onOpenChange: (open: boolean) => void
  onBlur: (() => void) | undefined
  size: Size | undefined
  /** Chips may need several lines. */
  wraps?: boolean | undefined
  chips?: ReactNode
  /** What is chosen; undefined or false draws the placeholder's colour. */
  text: ReactNode
  placeholder?: ReactNode
  title?: string | undefined
  /** With it, and while there is something to empty, the arrow gives way to a button. */
  clearLabel?: string | undefined
  onClear?: (() => void) | undefined
  panelLabel: string
  panelClass: string
  children: ReactNode
}) {
  const drawn = useSize(size)
  const fixed = control.disabled || control.readOnly
  const chosen = text !== undefined && text !== false
  const clearable = clearLabel !== undefined && onClear !== undefined && !fixed
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        if (fixed) return
        onOpenChange(next)
        if (!next) onBlur?.()
      }}
    >
      <Popover.Anchor asChild>
        <div
          data-slot={slot}
          className={cn(
            'flex w-full items-center gap-1 rounded-md border border-control bg-paper p-1 ps-1.5 text-field text-ink',
            wraps && 'flex-wrap',
            controlHeight[drawn],
            control.readOnly && 'bg-subtle',
            control.invalid && 'border-danger-solid',
            control.disabled && 'border-hairline bg-subtle text-muted',
            control.className,
          )}
        >
          {chips}
          <Popover.Trigger asChild>
            <button
              type="button"
              {...controlAria(control)}
              id={control.id}
              role="combobox"
              aria-haspopup={popup}
              aria-expanded={open}
              aria-readonly={control.readOnly || undefined}
              disabled={control.disabled}
              title={title}
              className="flex min-w-24 flex-1 items-center justify-between gap-2 self-stretch rounded-sm px-1.5 text-start outline-offset-4"
              onKeyDown={(event) => {
                if (event.key !== 'ArrowDown' || fixed) return
                event.preventDefault()
                onOpenChange(true)
              }}
            >
              <span className={cn('min-w-0 truncate', !chosen && 'text-muted')}>{chosen ? text : placeholder}</span>
              {!clearable && !control.readOnly && <Icon name="chevron-down" className="text-muted" />}
            </button>
          </Popover.Trigger>
          {clearable && <SmallButton label={clearLabel} onClick={onClear} />}
        </div>
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          data-slot={`${slot}-popup`}
          aria-label={panelLabel}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            'z-palette flex animate-rise-in flex-col overflow-hidden rounded-lg bg-paper text-base text-ink shadow-menu outline-none',
            panelClass,
          )}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** One of several chosen, with the button that takes it away. */
export function ChoiceChip({
  slot,
  title,
  removeLabel,
  onRemove,
  children,
}: {
  slot: string
  title?: string | undefined
  removeLabel: string
  /** Absent where nothing may be changed. */
  onRemove: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <span
      data-slot={`${slot}-chip`}
      title={title}
      className="inline-flex max-w-full items-center rounded-sm bg-desk ps-2 text-base text-ink"
    >
      <span className="truncate py-0.5">{children}</span>
      {onRemove ? <SmallButton label={removeLabel} onClick={onRemove} /> : <span className="w-2" />}
    </span>
  )
}

/** The field at the head of the popup; focus stays in it (aria-activedescendant). `after` stands at its end. */
export function ChoiceSearch({ after, ...input }: ComponentProps<'input'> & { after?: ReactNode }) {
  return (
    <div className="flex items-center gap-2 border-hairline border-b px-3">
      <Icon name="search" className="text-muted" />
      <input
        {...input}
        // biome-ignore lint/a11y/noAutofocus: the popover opens to be typed into
        autoFocus
        type="text"
        role="combobox"
        aria-expanded
        aria-autocomplete="list"
        autoComplete="off"
        className="min-h-control-medium min-w-0 flex-1 bg-transparent text-field outline-none"
      />
      {after}
    </div>
  )
}

function SmallButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      className="grid size-6 shrink-0 place-items-center rounded-sm text-muted hover:text-ink pointer-coarse:size-9"
      onClick={onClick}
    >
      <Icon name="x" />
    </button>
  )
}
