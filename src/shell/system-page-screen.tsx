import { type ComponentType, lazy, Suspense } from 'react'
import { type AnyPageRenderer, PageScope } from '#sdk/page'
import type { RegisteredPage } from '#src/registry/system-pages.ts'
import { Redirect } from '#src/router/redirect.tsx'
import { useCurrentUser } from '#src/session/current-user.ts'
import { hasPermission } from '#src/session/permissions.ts'
import { LoadingState, NoPermissionState } from './states.tsx'

/** A page that is a plugin: its parameters are parsed first, and what they refuse does not exist (spec 2: digits only). */
export function SystemPageScreen({
  page: { id, definition, load },
  params,
}: {
  page: RegisteredPage
  params: Readonly<Record<string, string>>
}) {
  const user = useCurrentUser().data
  const parsed = definition.params?.['~standard'].validate(params) ?? { value: {} }
  if (parsed instanceof Promise) throw new Error(`Parameters of the system page ${id} are parsed at once or not at all`)
  if (parsed.issues) return <Redirect to="/404" />
  if (definition.permissions.length > 0 && user && !hasPermission(user, definition.permissions))
    return <NoPermissionState headingLevel={1} />
  const Renderer = rendererOf(id, load)
  return (
    <PageScope id={id}>
      <Suspense fallback={<LoadingState />}>
        <Renderer params={parsed.value} />
      </Suspense>
    </PageScope>
  )
}

const renderers = new Map<string, AnyPageRenderer>()

/** The same component for the same page each time: another one would be mounted anew. */
const rendererOf = (id: string, load: RegisteredPage['load']): ComponentType<{ params: unknown }> => {
  const known = renderers.get(id) ?? lazy(async () => ({ default: await load() }))
  renderers.set(id, known)
  return known
}
