import { createFileRoute, redirect } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ThirdPartyPage } from '#src/features/sign-in/third-party-page.tsx'
import { safeInternalPath } from '#src/session/safe-internal-path.ts'

const text = z.string().optional().catch(undefined)
const searchSchema = z.object({ redirect: text, code: text, state: text })

/**
 * `/authLogin/{path}` (spec 2): where somebody arrives who signed in elsewhere. With `?token=`, a hand-off token or a
 * session's, they are signed in by now (T1) and led on; with `?code=` a provider sends them (T20).
 */
export const Route = createFileRoute('/authLogin/$')({
  validateSearch: searchSchema,
  beforeLoad: ({ context, search }) => {
    if (context.arrival === 'signed-in' && search.code === undefined)
      throw redirect({ href: safeInternalPath(search.redirect) ?? '/', replace: true })
    if (context.arrival === 'refused') throw redirect({ to: '/login', replace: true })
  },
  component: function AuthLogin() {
    const { _splat: provider = '' } = Route.useParams()
    const { code, state } = Route.useSearch()
    const navigate = Route.useNavigate()
    const [answer] = useState(() => (code && state ? { code, state } : null))
    useEffect(() => {
      // It is good for one use only, and still nothing to be left lying in a history.
      void navigate({ search: {}, replace: true })
    }, [navigate])
    return <ThirdPartyPage provider={provider} answer={answer} />
  },
})
