import { AlertDialog as Primitive } from 'radix-ui'
import { type ReactNode, useId, useRef, useState } from 'react'
import { cn } from '../_internal/cn.ts'
import { overlayClass } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { Button } from '../button/index.tsx'
import { FieldLabel } from '../field/index.tsx'
import { TextInput } from '../text-input/index.tsx'

export interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The question, naming the object: "Delete form “Survey”?" */
  title: ReactNode
  /** What is lost. */
  description: ReactNode
  /** A verb: "Delete 6". */
  confirmLabel: string
  cancelLabel: string
  /** @default 'danger' */
  tone?: 'danger' | 'neutral' | undefined
  /** The caller closes the dialog when the work is done. */
  onConfirm: () => void
  busy?: boolean | undefined
  /** Text that must be typed first, for what cannot be undone. */
  requireText?: { text: string; label: ReactNode } | undefined
}

/**
 * Asks before something that cannot be undone (APG alertdialog). A click outside does not close it.
 *
 * Do: name what will be lost and put the verb on the button: "Delete 204 answers".
 * Don't: ask before something that can be undone; do it and offer Undo.
 * Keys: focus starts on Cancel; Escape cancels.
 */
export function AlertDialog({ open, onOpenChange, ...rest }: AlertDialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay data-slot="alert-dialog-overlay" className={overlayClass} />
        <AlertContent {...rest} />
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Mounted per opening, so text typed last time is gone. */
function AlertContent({
  title,
  description,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  onConfirm,
  busy,
  requireText,
}: Omit<AlertDialogProps, 'open' | 'onOpenChange'>) {
  const [typed, setTyped] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  const focus = useDialogFocus(() => cancel.current)
  const inputId = useId()
  const blocked = requireText !== undefined && typed.trim() !== requireText.text.trim()

  return (
    <Primitive.Content
      data-slot="alert-dialog"
      className={cn(
        'fixed top-1/2 left-1/2 z-modal w-[calc(100vw-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2',
        'animate-fade-in rounded-xl bg-paper p-6 text-base text-ink shadow-dialog outline-none',
      )}
      {...focus}
    >
      <Primitive.Title className="wrap-break-word hyphens-auto font-semibold text-lg">{title}</Primitive.Title>
      <Primitive.Description asChild>
        <div className="wrap-break-word mt-2 text-muted">{description}</div>
      </Primitive.Description>
      {requireText && (
        <div className="mt-4 flex flex-col gap-1.5">
          <FieldLabel htmlFor={inputId}>{requireText.label}</FieldLabel>
          <TextInput id={inputId} value={typed} onChange={setTyped} autoComplete="off" />
        </div>
      )}
      <footer className="mt-6 flex flex-wrap justify-end gap-2">
        <Primitive.Cancel asChild>
          <Button ref={cancel}>{cancelLabel}</Button>
        </Primitive.Cancel>
        <Button variant={tone === 'danger' ? 'danger' : 'primary'} busy={busy} disabled={blocked} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </footer>
    </Primitive.Content>
  )
}
