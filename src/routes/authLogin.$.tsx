import { createFileRoute, redirect } from '@tanstack/react-router'
import { z } from 'zod'
import { ThirdPartyPage } from '#src/features/sign-in/third-party-page.tsx'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'

const text = z.string().optional().catch(undefined)
const searchSchema = z.object({ redirect: text })

/**
 * `/authLogin/{path}` (spec 2): where somebody arrives who signed in elsewhere. With `?token=`, a hand-off token or a
 * session's, they are signed in by now (T1) and led on.
 */
export const Route = createFileRoute('/authLogin/$')({
  validateSearch: searchSchema,
  beforeLoad: ({ context, search }) => {
    if (context.arrival === 'signed-in')
      throw redirect({ href: safeInternalPath(search.redirect) ?? '/', replace: true })
    if (context.arrival === 'refused') throw redirect({ to: '/login', replace: true })
  },
  component: ThirdPartyPage,
})
