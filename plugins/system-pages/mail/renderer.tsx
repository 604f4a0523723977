import { definePageRenderer, ErrorState, LoadingState, Page, useData, useT } from '#sdk/page'
import { getEnvConfig } from '#shared/contract/config'
import type page from './definition.ts'
import { KeptMails } from './kept-mails.tsx'
import { MailCards } from './mail-cards.tsx'
import { params } from './mail-setting.ts'

/** The server mail goes out through, a mail to see whether it works, and those that were kept. */
export default definePageRenderer<typeof page>(function MailPage() {
  const t = useT()
  const stored = useData(getEnvConfig, { params })
  if (stored.error && !stored.data)
    return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} headingLevel={1} />
  if (!stored.data) return <LoadingState />
  return (
    <Page title={t('title')} description={t('description')}>
      <div className="flex max-w-180 flex-col gap-4">
        <MailCards stored={stored.data.envValue} />
        <KeptMails />
      </div>
    </Page>
  )
})
