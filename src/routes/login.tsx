import { createFileRoute } from '@tanstack/react-router'
import { z } from 'zod'
import { SignInPage } from '#src/features/sign-in/sign-in-page.tsx'
import { requireNoSession } from '#src/router/guards.ts'

const searchSchema = z.object({ redirect: z.string().optional().catch(undefined) })

export const Route = createFileRoute('/login')({
  validateSearch: searchSchema,
  beforeLoad: requireNoSession,
  component: function Login() {
    const { redirect } = Route.useSearch()
    const { arrival } = Route.useRouteContext()
    return <SignInPage redirect={redirect} linkRefused={arrival === 'refused'} />
  },
})
