import { Button } from '#ds/button'
import { CopyField } from '#ds/copy-field'
import { Dialog } from '#ds/dialog'
import { useT } from '#sdk/page'

/** An account that was just made, with the password nobody can see again. */
export interface NewAccount {
  readonly userName: string
  readonly password: string
}

export function NewAccountDialog({ shown, onClose }: { shown: NewAccount | undefined; onClose: () => void }) {
  const t = useT()
  const copy = { copyLabel: t('account.copy'), copiedLabel: t('account.copied') }
  return (
    <Dialog
      open={shown !== undefined}
      onOpenChange={(open) => !open && onClose()}
      size="small"
      title={t('account.title')}
      description={t('account.text')}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t('account.done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <CopyField value={shown?.userName ?? ''} label={t('field.userName')} {...copy} />
        <CopyField value={shown?.password ?? ''} label={t('account.password')} {...copy} />
      </div>
    </Dialog>
  )
}
