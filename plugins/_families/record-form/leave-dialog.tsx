import { AlertDialog } from '#ds/alert-dialog'
import { useFamilyT, type useLeaveGuard } from '#sdk/page'

/** Asks once whether unsaved changes may be lost (ux C27), or left unsaved in a tab that keeps them. */
export function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const t = useFamilyT('record-form')
  const { isKept } = guard
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t(isKept ? 'leave.title' : 'discard.title')}
      description={t(isKept ? 'leave.text' : 'discard.text')}
      confirmLabel={t(isKept ? 'leave.confirm' : 'discard.confirm')}
      cancelLabel={t('discard.stay')}
      onConfirm={guard.leave}
    />
  )
}
