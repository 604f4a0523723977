import { definePageRenderer, ErrorState, LoadingState, Page, useData, useT, useTabTitle } from '#sdk/page'
import { getUserRoles } from '#shared/contract/user'
import type page from './definition.ts'
import { RoleChoice } from './role-choice.tsx'

/** The roles of one person; reached from the list of users only. */
export default definePageRenderer<typeof page>(function UserRolesPage({ params: { userId } }) {
  const t = useT()
  const found = useData(getUserRoles, { params: { id: userId } })
  const name = found.data?.user.userName ?? ''
  useTabTitle(name === '' ? '' : t('title.of', { name }))
  if (found.error && !found.data)
    return <ErrorState error={found.error} onRetry={() => void found.refetch()} headingLevel={1} />
  if (!found.data) return <LoadingState />
  const assigned = found.data.roles.filter(({ isAssigned }) => isAssigned).map(({ id }) => id)
  return (
    <Page title={t('title')} windowTitle={t('title.of', { name })}>
      {/* Mounted anew when the person is another one, or their roles were changed elsewhere. */}
      <RoleChoice key={`${userId} ${assigned}`} user={found.data.user} roles={found.data.roles} />
    </Page>
  )
})
