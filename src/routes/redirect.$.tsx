import { createFileRoute, redirect } from '@tanstack/react-router'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'

/** `/redirect/{path}` (spec 2): inside this application only (T3). */
export const Route = createFileRoute('/redirect/$')({
  beforeLoad: ({ params, location }) => {
    throw redirect({ href: safeInternalPath(`/${params._splat ?? ''}${location.searchStr}`) ?? '/404', replace: true })
  },
})
