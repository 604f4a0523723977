import { type ReactNode, useId, useState } from 'react'
import { Button } from '#ds/button'
import { Dialog } from '#ds/dialog'
import { useFailureText } from '#src/api/use-failure-text.ts'

/** What the fields of an asking dialog get. */
export interface Asking {
  /** For their `<form>`: the dialog's button sends it. */
  readonly id: string
  /** Does what was asked for and closes. Resolves to why it did not work, in words; to '' otherwise. */
  readonly send: (work: () => Promise<unknown>) => Promise<string>
}

/** A small dialog around some fields that are sent at once, such as a name. */
export function AskDialog({
  open,
  onOpenChange,
  title,
  cancelLabel,
  submitLabel,
  children,
}: {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  cancelLabel: string
  submitLabel: string
  /** Mounted per opening: what was typed and given up last time is gone. */
  children: (asking: Asking) => ReactNode
}) {
  const id = useId()
  const failureText = useFailureText()
  const [busy, setBusy] = useState(false)
  const send: Asking['send'] = async (work) => {
    if (busy) return ''
    setBusy(true)
    try {
      await work()
      onOpenChange(false)
      return ''
    } catch (failure) {
      return failureText(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="small"
      title={title}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{cancelLabel}</Button>
          <Button variant="primary" type="submit" form={id} busy={busy} cooldown>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children({ id, send })}
    </Dialog>
  )
}
