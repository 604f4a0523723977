import { Link } from '@tanstack/react-router'
import { buttonClass } from '#ds/button'
import { Callout } from '#ds/callout'
import type { Finding } from '#shared/contract/form'
import { useT } from '#src/i18n/use-t.ts'
import { FindingList } from '#src/shell/finding-list.tsx'

/** What stands between the draft and its publication. */
export function RefusedNotice({ formKey, findings }: { formKey: string; findings: readonly Finding[] }) {
  const t = useT('publish')
  return (
    <Callout
      tone="danger"
      live
      title={t('refused.title')}
      actions={
        <Link to="/project/form/editor" search={{ key: formKey }} className={buttonClass({ size: 'small' })}>
          {t('refused.edit')}
        </Link>
      }
    >
      <div className="text-ink">
        <p className="mb-2">{t('refused.text')}</p>
        <FindingList formKey={formKey} findings={findings} />
      </div>
    </Callout>
  )
}
