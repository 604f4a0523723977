import { toast } from '#ds/toast'
import type { FormRow } from '#shared/contract/form'
import { useRenameForm } from '#src/api/forms.ts'
import { FormNameDialog } from '#src/console-kit/form/form-name-dialog.tsx'
import { useT } from '#src/i18n/use-t.ts'

export function RenameFormDialog({
  form,
  open,
  onOpenChange,
}: {
  form: FormRow
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const t = useT('forms')
  const rename = useRenameForm()
  return (
    <FormNameDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('rename.title')}
      submitLabel={t('rename.submit')}
      initialName={form.name}
      onSubmit={async (name) => {
        if (name !== form.name) await rename.mutateAsync({ formKey: form.formKey, name })
        toast.success(t('done.renamed'))
      }}
    />
  )
}
