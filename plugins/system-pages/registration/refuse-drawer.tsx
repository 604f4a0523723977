import { useAction, useLeaveGuard, useT } from '#sdk/page'
import { listRegistrations, type RegistrationRow, refuseRegistration } from '#shared/contract/registration'
import { LongTextField } from '../../_families/record-form/fields.tsx'
import { RecordFormDrawer } from '../../_families/record-form/record-form-drawer.tsx'
import { useRecordForm } from '../../_families/record-form/use-record-form.tsx'
import { schemaRules } from '../../_families/records/schema-rules.ts'

/** Refuses a registration, and says why to whoever asks later. */
export function RefuseDrawer({ row, onClose }: { row: RegistrationRow; onClose: () => void }) {
  const t = useT()
  const refuse = useAction(refuseRegistration, {
    changes: [listRegistrations],
    done: t('done.refused', { name: row.name }),
    quiet: true,
  })
  const form = useRecordForm<{ readonly reason: string }>({
    initial: { reason: '' },
    rules: (values) => schemaRules(refuseRegistration.body, values, (field) => t(`wrong.${field}`)),
    failure: refuse.error,
  })
  return (
    <RecordFormDrawer
      title={t('refuse.title', { name: row.name })}
      form={form}
      guard={useLeaveGuard(form.isDirty)}
      saveLabel={t('refuse')}
      isBusy={refuse.isBusy}
      onSave={async () => (await refuse.run({ params: { id: row.id }, body: form.values })) !== undefined}
      onClose={onClose}
    >
      <p className="text-muted">{t('refuse.text')}</p>
      <LongTextField form={form} name="reason" hint={t('hint.reason')} />
    </RecordFormDrawer>
  )
}
