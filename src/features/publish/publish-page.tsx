import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Finding, formStatus } from '#shared/contract/form'
import { formQueryOptions } from '#src/api/forms.ts'
import { useT } from '#src/i18n/use-t.ts'
import { ErrorState, LoadingState } from '#src/shell/states.tsx'
import { FindingsNotice } from './findings-notice.tsx'
import { PublishState } from './publish-state.tsx'
import { ShareCard } from './share-card.tsx'
import { VersionsCard } from './versions-card.tsx'

/** From draft to answers: publish, give the address away, stop and go on, and what was published when. */
export function PublishPage({
  formKey,
  findings: draftFindings,
  onSave,
}: {
  formKey: string
  /** What is doubtful or wrong with the draft as it is on this page. */
  findings: readonly Finding[]
  /** Saves what is not saved yet; false when that was not possible. */
  onSave: () => Promise<boolean>
}) {
  const t = useT('publish')
  const form = useQuery(formQueryOptions(formKey))
  const [findings, setFindings] = useState<readonly Finding[] | null>(null)
  const shown = findings ?? draftFindings

  if (form.isPending) return <LoadingState />
  if (!form.data) return <ErrorState error={form.error} onRetry={() => void form.refetch()} headingLevel={1} />
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-4 px-4 py-6 sm:px-gutter">
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <PublishState form={form.data} onSave={onSave} onRefused={setFindings} onPublished={() => setFindings(null)} />
      {shown.length > 0 && <FindingsNotice formKey={formKey} findings={shown} isRefused={findings !== null} />}
      {form.data.status !== formStatus.draft && <ShareCard form={form.data} />}
      {form.data.publishedVersion !== null && <VersionsCard form={form.data} />}
    </div>
  )
}
