import { definePageRenderer, ErrorState, LoadingState, Page, useData, useT } from '#sdk/page'
import { getProfile } from '#shared/contract/profile'
import type page from './definition.ts'
import { ProfileCard } from './profile-card.tsx'
import { ProfileTabs } from './profile-tabs.tsx'

/** One's own account: who one is to others at the left, what one can change at the right. */
export default definePageRenderer<typeof page>(function ProfilePage() {
  const t = useT()
  const profile = useData(getProfile, {})
  if (profile.error && !profile.data)
    return <ErrorState error={profile.error} onRetry={() => void profile.refetch()} headingLevel={1} />
  if (!profile.data) return <LoadingState />
  return (
    <Page title={t('title')}>
      <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
        <ProfileCard profile={profile.data} />
        <ProfileTabs profile={profile.data} />
      </div>
    </Page>
  )
})
