import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** A real link to another page of the console (ux C5): `to="/auth/role/7"`. */
export function PageLink({
  to,
  search = {},
  label,
  onFollow,
  opensRow = false,
  children,
  className,
}: {
  to: string
  /** What the address says behind the path: an open record, filters. */
  search?: Readonly<Record<string, string | number>>
  /** Accessible name, and what a pointer is told, where only an icon is drawn. */
  label?: string
  /** Besides leaving, also where the link opens another window. */
  onFollow?: () => void
  /** Enter in the row of a list follows it. */
  opensRow?: boolean
  children: ReactNode
  className?: string
}) {
  return (
    <Link
      to={to}
      search={search}
      aria-label={label}
      title={label}
      className={className}
      onClick={onFollow}
      data-action={opensRow ? 'open' : undefined}
    >
      {children}
    </Link>
  )
}
