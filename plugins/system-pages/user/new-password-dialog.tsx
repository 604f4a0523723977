import { Button } from '#ds/button'
import { CopyField } from '#ds/copy-field'
import { Dialog } from '#ds/dialog'
import { useT } from '#sdk/page'

/** A password the server made up: nobody can see it again. */
export interface NewPassword {
  readonly userName: string
  readonly password: string
}

export function NewPasswordDialog({ shown, onClose }: { shown: NewPassword | undefined; onClose: () => void }) {
  const t = useT()
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={t('password.shown.title', { name: shown?.userName ?? '' })}
      description={t('password.shown.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('password.shown.done')}
        </Button>
      }
    >
      <CopyField
        value={shown?.password ?? ''}
        label={t('field.password')}
        copyLabel={t('password.copy')}
        copiedLabel={t('password.copied')}
      />
    </Dialog>
  )
}
