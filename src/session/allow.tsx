import type { ReactNode } from 'react'
import { useCurrentUser } from './current-user.ts'
import { hasPermission, hasRole } from './permissions.ts'

/** Whether the signed-in user may do one of these (`module:entity:verb`). A comfort only: the server decides. */
export const usePermission = (labels: string | readonly string[]): boolean =>
  hasPermission(useCurrentUser().data, labels)

export const useRole = (labels: string | readonly string[]): boolean => hasRole(useCurrentUser().data, labels)

/** What is inside is absent without one of the permissions (spec 6). */
export function Allow({
  permission,
  children,
  otherwise = null,
}: {
  permission: string | readonly string[]
  children: ReactNode
  otherwise?: ReactNode
}) {
  return usePermission(permission) ? children : otherwise
}

/** What is inside is absent without one of the roles (spec 6). */
export function AllowRole({ anyOf, children }: { anyOf: string | readonly string[]; children: ReactNode }) {
  return useRole(anyOf) ? children : null
}
