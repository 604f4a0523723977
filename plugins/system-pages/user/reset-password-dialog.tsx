import { AlertDialog } from '#ds/alert-dialog'
import { useAction, useT } from '#sdk/page'
import { resetPassword, type UserRow } from '#shared/contract/user'
import type { NewPassword } from './new-password-dialog.tsx'

/** Asks first: the person is signed out everywhere, and the old password is gone. */
export function ResetPasswordDialog({
  user,
  onClose,
  onPassword,
}: {
  user: UserRow | undefined
  onClose: () => void
  onPassword: (password: NewPassword) => void
}) {
  const t = useT()
  const reset = useAction(resetPassword)
  const confirm = async () => {
    if (!user) return
    const done = await reset.run({ body: { id: user.id } })
    if (done?.password) onPassword({ userName: user.userName, password: done.password })
    else onClose()
  }
  return (
    <AlertDialog
      open={user !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t('reset.title', { name: user?.userName ?? '' })}
      description={t('reset.text')}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('cancel')}
      busy={reset.isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
