import { useNavigate } from '@tanstack/react-router'
import { useCreateForm } from '#src/api/forms.ts'
import { useLanguage, useT } from '#src/i18n/use-t.ts'
import { FormNameDialog } from './form-name-dialog.tsx'

/** A blank form in the language on screen, opened in the designer at once. */
export function CreateFormDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const t = useT('forms')
  const language = useLanguage()
  const create = useCreateForm()
  const navigate = useNavigate()
  return (
    <FormNameDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('create')}
      submitLabel={t('create.submit')}
      initialName=""
      onSubmit={async (name) => {
        const { formKey } = await create.mutateAsync({ name, language })
        await navigate({ to: '/project/form/editor', search: { key: formKey } })
      }}
    />
  )
}
