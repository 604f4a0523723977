import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A real link to another page of the console (ux C5): `to="/auth/role/7"`. */
export function PageLink({ to, children, className }: { to: string; children: ReactNode; className?: string }) {
  return (
    <Link to={to} className={className}>
      {children}
    </Link>
  )
}
