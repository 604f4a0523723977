import { Callout } from '#ds/callout'
import type { Finding } from '#shared/contract/form'
import { FindingList } from '#src/console-kit/form/finding-list.tsx'
import { useT } from '#src/i18n/use-t.ts'

/** What is still to be done before the draft is published, each with the way to it; said again when publishing refuses. */
export function FindingsNotice({
  formKey,
  findings,
  isRefused,
}: {
  formKey: string
  findings: readonly Finding[]
  isRefused: boolean
}) {
  const t = useT('publish')
  const stops = findings.some(({ severity }) => severity === 'error')
  const title = isRefused ? 'refused.title' : stops ? 'check.errors' : 'check.warnings'
  return (
    <Callout tone={stops ? 'danger' : 'warning'} live={isRefused} title={t(title)}>
      <div className="text-ink">
        {stops && <p className="mb-2">{t('refused.text')}</p>}
        <FindingList formKey={formKey} findings={findings} />
      </div>
    </Callout>
  )
}
