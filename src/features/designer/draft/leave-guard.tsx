import { useBlocker } from '@tanstack/react-router'
import { AlertDialog } from '#ds/alert-dialog'
import { useT } from '#src/i18n/use-t.ts'
import type { Saving } from './autosave.ts'

/** Leaving saves by itself; only when that fails is the person asked, once (ux C27). */
export const LeaveGuard = ({ autosave }: { autosave: Saving }) => {
  const t = useT('designer')
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: async () => !(await autosave.flush()),
    enableBeforeUnload: false,
    withResolver: true,
  })
  return (
    <AlertDialog
      open={status === 'blocked'}
      onOpenChange={(open) => !open && reset?.()}
      tone="danger"
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => proceed?.()}
    />
  )
}
