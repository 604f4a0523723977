import { Link as RouterLink } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Link } from '#ds/link'

/** A link from one of the pages before signing in to another. */
export function Way({ to, children }: { to: '/login' | '/apply' | '/register'; children: ReactNode }) {
  return (
    <Link asChild>
      <RouterLink to={to}>{children}</RouterLink>
    </Link>
  )
}
