import { AlertDialog } from '#ds/alert-dialog'
import { useFamilyT, type useLeaveGuard } from '#sdk/page'

/** Asks once whether unsaved changes may be lost (ux C27). */
export function LeaveDialog({ guard }: { guard: ReturnType<typeof useLeaveGuard> }) {
  const t = useFamilyT('record-form')
  return (
    <AlertDialog
      open={guard.isAsking}
      onOpenChange={(open) => !open && guard.stay()}
      title={t('discard.title')}
      description={t('discard.text')}
      confirmLabel={t('discard.confirm')}
      cancelLabel={t('discard.stay')}
      onConfirm={guard.leave}
    />
  )
}
