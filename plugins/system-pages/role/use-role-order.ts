import { toast } from '#ds/toast'
import { useAction, useFailureText, useLazyData, usePermission } from '#sdk/page'
import { getRole, updateRole } from '#shared/contract/role'
import { bodyOf, changedByRoles, valuesOf } from './role-drawer.tsx'

/**
 * Writes the order number of a role, and nothing else of it: a role is saved with its menus, which the list does not have, so
 * it is asked what the role is now. Resolves to whether the server took it; undefined for those who may not.
 */
export const useRoleOrder = (): ((id: string, sort: number) => Promise<boolean>) | undefined => {
  const mayEdit = usePermission('system:role:edit')
  const mayRead = usePermission('system:role:query')
  const load = useLazyData(getRole)
  const update = useAction(updateRole, { changes: changedByRoles })
  const failureText = useFailureText()
  if (!mayEdit || !mayRead) return undefined
  return async (id, sort) => {
    try {
      const role = await load({ params: { id } })
      const body = { ...bodyOf({ ...valuesOf(role), sort }), id, version: role.version }
      return (await update.run({ body })) !== undefined
    } catch (error) {
      toast.error(failureText(error))
      return false
    }
  }
}
