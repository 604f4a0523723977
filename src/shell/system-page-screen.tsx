import { Suspense } from 'react'
import { NoAccess } from '#ds/no-access'
import { PageScope } from '#sdk/page'
import type { Permission } from '#shared/permissions'
import { type FetchedAhead, fetchedAhead } from '#src/console-kit/states/fetched-ahead.tsx'
import { LoadingState } from '#src/console-kit/states/states.tsx'
import { useT } from '#src/i18n/use-t.ts'
import type { RegisteredPage } from '#src/registry/system-pages.ts'
import { Redirect } from '#src/router/redirect.tsx'
import { usePageTitle } from '#src/router/title.ts'
import { useCurrentUser } from '#src/session/current-user.ts'
import { hasPermission } from '#src/session/permissions.ts'
import { HomeLink } from './plain-screens.tsx'

/** A page that is a plugin: its parameters are parsed first, and what they refuse does not exist (spec 2: digits only). */
export function SystemPageScreen({ page, params }: { page: RegisteredPage; params: Readonly<Record<string, string>> }) {
  const { id, definition } = page
  const user = useCurrentUser().data
  const parsed = definition.params?.['~standard'].validate(params) ?? { value: {} }
  if (parsed instanceof Promise) throw new Error(`Parameters of the system page ${id} are parsed at once or not at all`)
  if (parsed.issues) return <Redirect to="/404" />
  if (definition.permissions.length > 0 && user && !hasPermission(user, definition.permissions))
    return <NoPageAccess permissions={definition.permissions} />
  const { Screen: Renderer } = screenOfPage(page)
  return (
    <PageScope id={id}>
      <Suspense fallback={<LoadingState />}>
        <Renderer params={parsed.value} />
      </Suspense>
    </PageScope>
  )
}

/** Reached by its address: says which permission is missing, in the words of the role editor (ux C30). */
function NoPageAccess({ permissions }: { permissions: readonly Permission[] }) {
  const t = useT('shell')
  usePageTitle(t('noAccess.title'))
  return (
    <NoAccess
      title={t('noAccess.title')}
      description={t('noAccess.text')}
      permissions={permissions.map((permission) => t(`permission.${permission.replaceAll(':', '.')}`))}
      action={<HomeLink />}
    />
  )
}

const fetched = new Map<string, FetchedAhead<{ params: unknown }>>()

/** The same component for the same page each time: another one would be mounted anew. */
export const screenOfPage = ({ id, load }: RegisteredPage): FetchedAhead<{ params: unknown }> => {
  const known = fetched.get(id) ?? fetchedAhead(load)
  fetched.set(id, known)
  return known
}
