import { useQuery } from '@tanstack/react-query'
import { type Finding, formStatus } from '#shared/contract/form'
import type { FormDefinition } from '#shared/form/definition'
import { formQueryOptions } from '#src/api/forms.ts'
import { ErrorState, LoadingState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import { FindingsNotice } from './findings-notice.tsx'
import { PublishState } from './publish-state.tsx'
import { ShareCard } from './share-card.tsx'
import { usePublishing } from './use-publishing.ts'
import { VersionsCard } from './versions-card.tsx'

/** From draft to answers: publish, give the address away, stop and go on, and what was published when. */
export function PublishPage({
  formKey,
  findings,
  onSave,
  definition,
  onRestore,
}: {
  formKey: string
  /** What is doubtful or wrong with the draft as it is on this page. */
  findings: readonly Finding[]
  /** Saves what is not saved yet; false when that was not possible. */
  onSave: () => Promise<boolean>
  /** The draft as it is on this page. */
  definition: FormDefinition
  /** Makes a version the draft again. */
  onRestore: (definition: FormDefinition) => void
}) {
  const t = useT('publish')
  const form = useQuery(formQueryOptions(formKey))
  const publishing = usePublishing(formKey, onSave)
  const shown = publishing.refusedFor ?? findings

  if (form.isPending) return <LoadingState />
  if (!form.data) return <ErrorState error={form.error} onRetry={() => void form.refetch()} headingLevel={1} />
  return (
    <div className="mx-auto flex w-full max-w-220 flex-col gap-4 px-4 py-6 sm:px-gutter">
      <h1 tabIndex={-1} className="sr-only">
        {t('title')}
      </h1>
      <PublishState form={form.data} publishing={publishing} />
      {shown.length > 0 && (
        <FindingsNotice formKey={formKey} findings={shown} isRefused={publishing.refusedFor !== null} />
      )}
      {form.data.status !== formStatus.draft && <ShareCard form={form.data} />}
      {form.data.publishedVersion !== null && (
        <VersionsCard form={form.data} draft={definition} onRestore={onRestore} />
      )}
    </div>
  )
}
