import type { ReactNode } from 'react'
import { Button } from '#ds/button'
import { Callout } from '#ds/callout'
import { Drawer } from '#ds/drawer'
import { useFamilyT, useLeaveGuard } from '#sdk/page'
import { LeaveDialog } from './leave-dialog.tsx'
import type { RecordForm } from './use-record-form.tsx'

/**
 * A record to fill in, at the side of its list. Closing with unsaved changes asks once; a failure stands above the fields
 * where it belongs to none of them.
 * @param onClose leaves the address of the open record, so that Back and the close button are the same
 * @param onSave resolves to whether it is saved; the drawer is closed then
 * @param onReload fetches what somebody else saved
 */
export function RecordFormDrawer<Values>({
  title,
  form,
  width,
  saveLabel,
  isBusy,
  onSave,
  onClose,
  onReload,
  children,
}: {
  title: string
  form: RecordForm<Values>
  width?: number
  /** Where saving is more than that: a verb. */
  saveLabel?: string
  isBusy: boolean
  onSave: () => Promise<boolean>
  onClose: () => void
  onReload?: (() => void) | undefined
  children: ReactNode
}) {
  const t = useFamilyT('record-form')
  const guard = useLeaveGuard(form.isDirty)
  const save = async () => {
    if (!form.check() || !(await onSave())) return
    guard.release()
    onClose()
  }
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      width={width}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void save()}>
            {saveLabel ?? t('save')}
          </Button>
        </>
      }
    >
      <div ref={form.frame} className="flex flex-col gap-4">
        {form.isConflict && (
          <Callout
            tone="warning"
            live
            title={t('conflict.title')}
            actions={onReload && <Button onClick={onReload}>{t('conflict.reload')}</Button>}
          >
            {t('conflict.text')}
          </Callout>
        )}
        {form.error !== undefined && (
          <Callout tone="danger" live>
            {form.error}
          </Callout>
        )}
        {children}
      </div>
      <LeaveDialog guard={guard} />
    </Drawer>
  )
}
