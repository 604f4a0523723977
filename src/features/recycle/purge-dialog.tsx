import { AlertDialog } from '#ds/alert-dialog'
import { toast } from '#ds/toast'
import type { RecycleRow } from '#shared/contract/form'
import { useFormat } from '#src/i18n/use-format.ts'
import { useT } from '#src/i18n/use-t.ts'
import { usePurgeForm } from './queries.ts'

/** Names what is lost and wants the form's name typed (ux C25). */
export function PurgeDialog({ form, onClose }: { form: RecycleRow | null; onClose: () => void }) {
  const t = useT('forms')
  const { number } = useFormat()
  const purge = usePurgeForm()
  const name = form?.name ?? ''
  const count = form?.resultCount ?? 0
  return (
    <AlertDialog
      open={form !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('purge.title', { name })}
      description={t('purge.text', { count, number: number(count) })}
      confirmLabel={t('recycle.purge')}
      cancelLabel={t('cancel')}
      busy={purge.isPending}
      requireText={{ text: name, label: t('purge.type', { name }) }}
      onConfirm={() =>
        form &&
        purge.mutate(
          { formKey: form.formKey, confirmName: form.name },
          {
            onSuccess: () => toast.success(t('done.purged')),
            onSettled: onClose,
          },
        )
      }
    />
  )
}
