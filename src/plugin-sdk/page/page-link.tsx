import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A real link to another page of the console (ux C5): `to="/auth/role/7"`. */
export function PageLink({
  to,
  label,
  children,
  className,
}: {
  to: string
  /** Accessible name, and what a pointer is told, where only an icon is drawn. */
  label?: string
  children: ReactNode
  className?: string
}) {
  return (
    <Link to={to} aria-label={label} title={label} className={className}>
      {children}
    </Link>
  )
}
