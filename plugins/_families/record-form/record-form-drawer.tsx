import { type ReactNode, useId } from 'react'
import { Button } from '#ds/button'
import { Drawer } from '#ds/drawer'
import { useFamilyT, type useLeaveGuard } from '#sdk/page'
import { FormBody } from './form-body.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { RecordForm } from './use-record-form.tsx'

/**
 * A record to fill in, at the side of its list. Closing with unsaved changes asks once; a failure stands above the fields
 * where it belongs to none of them. Saving cools down, so that nothing is sent twice (ux C29).
 * @param guard of `useLeaveGuard(form.isDirty)`
 * @param instead drawn while there is no record to fill in: it loads, or could not be loaded
 * @param onClose leaves the address of the open record, so that Back and the close button are the same
 * @param onSave resolves to whether it is saved; the drawer is closed then
 * @param children the fields, and above them what a page has to say
 */
export function RecordFormDrawer<Values>({
  title,
  form,
  guard,
  width,
  saveLabel,
  isBusy,
  instead,
  onSave,
  onClose,
  children,
}: {
  title: string
  form: RecordForm<Values>
  guard: ReturnType<typeof useLeaveGuard>
  width?: number | undefined
  /** Where saving is more than that: a verb. */
  saveLabel?: string | undefined
  isBusy: boolean
  instead?: ReactNode
  onSave: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}) {
  const t = useFamilyT('record-form')
  const id = useId()
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
      footer={
        instead === undefined ? (
          <>
            <Button onClick={onClose}>{t('cancel')}</Button>
            <Button type="submit" form={id} variant="primary" busy={isBusy} cooldown>
              {saveLabel ?? t('save')}
            </Button>
          </>
        ) : undefined
      }
    >
      {instead ?? (
        <FormBody form={form} id={id} onSave={() => void save()}>
          {children}
        </FormBody>
      )}
      <LeaveDialog guard={guard} />
    </Drawer>
  )
}
