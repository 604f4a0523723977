import { definePageRenderer, ErrorState, LoadingState, Page, useData, useT } from '#sdk/page'
import { getEnvConfig } from '#shared/contract/config'
import type page from './definition.ts'
import { GatewayCards } from './gateway-cards.tsx'
import { params } from './gateway-setting.ts'

/** The gateway one-time codes go out through, and a message to see whether it works. */
export default definePageRenderer<typeof page>(function SmsPage() {
  const t = useT()
  const stored = useData(getEnvConfig, { params })
  if (stored.error && !stored.data)
    return <ErrorState error={stored.error} onRetry={() => void stored.refetch()} headingLevel={1} />
  if (!stored.data) return <LoadingState />
  return (
    <Page title={t('title')} description={t('description')}>
      <GatewayCards stored={stored.data.envValue} />
    </Page>
  )
})
