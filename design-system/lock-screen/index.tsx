import * as Primitive from '@radix-ui/react-dialog'
import { useEffect, useRef, useState } from 'react'
import { keepOpenForToasts } from '../_internal/overlay.ts'
import { useDialogFocus } from '../_internal/use-dialog-focus.ts'
import { Avatar } from '../avatar/index.tsx'
import { Button } from '../button/index.tsx'
import { FormField } from '../form-field/index.tsx'
import { useLabels } from '../labels/index.tsx'
import { PasswordInput, type PasswordInputLabels } from '../password-input/index.tsx'
import type { LockScreenLabels } from './labels.ts'

export type { LockScreenLabels } from './labels.ts'

export interface LockScreenProps {
  open: boolean
  name: string
  avatar?: string | undefined
  /** The server decides; then close it, or give an `error`. */
  onUnlock: (password: string) => void
  /** The password is being checked. */
  busy?: boolean | undefined
  /** Why it stays locked. Each new failure empties the field and focuses it. */
  error?: string | undefined
  onSignOut: () => void
  labels?: Partial<LockScreenLabels> | undefined
  /** Of the password field, where they differ from the product's. */
  passwordLabels?: Partial<PasswordInputLabels> | undefined
}

/**
 * Locks the product until the password is given (APG dialog, modal, over the whole window), on Radix. Escape and clicks
 * beside it do nothing; the way out is the password or signing out.
 *
 * Do: take the page behind out of the document while it is locked. This covers it, which keeps nobody from reading it
 * there.
 * Don't: check the password in the browser.
 * Keys: Tab goes round inside; Enter in the field unlocks.
 */
export function LockScreen({
  open,
  name,
  avatar,
  onUnlock,
  busy = false,
  error,
  onSignOut,
  labels: own,
  passwordLabels,
}: LockScreenProps) {
  const labels = useLabels('lock-screen', own)
  const focus = useDialogFocus((content) => content.querySelector('input'))
  return (
    <Primitive.Root open={open}>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="lock-screen"
          {...focus}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={keepOpenForToasts}
          className="fixed inset-0 z-palette grid animate-fade-in place-items-center overflow-y-auto bg-desk p-4 text-ink outline-none"
        >
          <div className="flex w-full max-w-sm flex-col items-center gap-1 rounded-xl border border-hairline bg-paper p-8">
            <Avatar name={name} src={avatar} size="huge" decorative />
            <p className="wrap-break-word mt-3 max-w-full text-center font-semibold text-lg">{name}</p>
            <Primitive.Title className="font-medium text-base">{labels.title}</Primitive.Title>
            <Primitive.Description className="text-center text-muted">{labels.text}</Primitive.Description>
            <PasswordForm
              onUnlock={onUnlock}
              busy={busy}
              error={error}
              labels={labels}
              passwordLabels={passwordLabels}
            />
            <Button variant="ghost" className="mt-2" onClick={onSignOut}>
              {labels.signOut}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

/** Inside the dialog, so that no password outlives it. */
function PasswordForm({
  onUnlock,
  busy,
  error,
  labels,
  passwordLabels,
}: Pick<LockScreenProps, 'onUnlock' | 'error' | 'passwordLabels'> & { labels: LockScreenLabels; busy: boolean }) {
  const [password, setPassword] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const failed = error !== undefined && !busy

  const unlock = () => {
    if (!busy && password !== '') onUnlock(password)
  }

  useEffect(() => {
    if (!failed) return
    setPassword('')
    form.current?.querySelector('input')?.focus()
  }, [failed])

  return (
    <form
      ref={form}
      className="mt-4 flex w-full flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        unlock()
      }}
    >
      <FormField label={labels.password} required marked={false} errors={failed ? [error] : []}>
        {(control) => (
          <PasswordInput
            {...control}
            value={password}
            onChange={setPassword}
            onEnter={unlock}
            labels={passwordLabels}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" busy={busy}>
        {labels.unlock}
      </Button>
    </form>
  )
}
