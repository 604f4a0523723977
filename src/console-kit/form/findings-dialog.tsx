import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ds/button'
import { Dialog } from '#ds/dialog'
import type { Finding } from '#shared/contract/form'
import { useT } from '#src/i18n/use-t.ts'
import { FindingList } from './finding-list.tsx'

/** Why a form was not published, and the way to where it can be put right. */
export function FindingsDialog({
  formKey,
  findings,
  onClose,
}: {
  formKey: string
  /** Null: nothing to say, nothing shown. */
  findings: readonly Finding[] | null
  onClose: () => void
}) {
  const t = useT('publish')
  return (
    <Dialog
      open={findings !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('refused.title')}
      description={t('refused.text')}
      footer={
        <Link to="/project/form/editor" search={{ key: formKey }} className={buttonClass({ variant: 'primary' })}>
          {t('refused.edit')}
        </Link>
      }
    >
      {findings && <FindingList formKey={formKey} findings={findings} />}
    </Dialog>
  )
}
