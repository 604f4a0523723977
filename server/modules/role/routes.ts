import { roleMenuTree } from '#shared/contract/menu'
import * as contract from '#shared/contract/role'
import type { AppDeps } from '../../deps.ts'
import { pageFor } from '../../http/page.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { listUsers } from '../user/service.ts'
import * as roles from './service.ts'

export const roleRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.rolePage, ({ query, user }) => pageFor(query, (at) => roles.listRoles(db, user, query, at))),
  signedInRoute(contract.roleOptions, ({ user }) => roles.roleOptions(db, user)),
  signedInRoute(contract.getRole, ({ params, user }) => roles.getRole(db, user, params.id)),
  signedInRoute(contract.createRole, async ({ body, user, ip }) => ({
    id: await roles.createRole(db, { user, ip }, body),
  })),
  signedInRoute(contract.updateRole, async ({ body, user, ip }) => {
    await roles.updateRole(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.changeRoleStatus, async ({ body, user, ip }) => {
    await roles.changeStatus(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.setDataScope, async ({ body, user, ip }) => {
    await roles.setDataScope(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.deleteRoles, async ({ params, user, ip }) => {
    await roles.deleteRoles(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(roleMenuTree, ({ params, user }) => roles.menusOf(db, user, params.id)),
  signedInRoute(contract.roleDeptTree, ({ params, user }) => roles.departmentsOf(db, user, params.id)),
  signedInRoute(contract.allocatedUsers, ({ query: { roleId, ...query }, user }) =>
    pageFor(query, (at) => listUsers(db, user, { ...query, role: { roleId, isHeld: true } }, at)),
  ),
  signedInRoute(contract.unallocatedUsers, ({ query: { roleId, ...query }, user }) =>
    pageFor(query, (at) => listUsers(db, user, { ...query, role: { roleId, isHeld: false } }, at)),
  ),
  signedInRoute(contract.revokeRole, async ({ body, user, ip }) => {
    await roles.allocate(db, { user, ip }, { roleId: body.roleId, userIds: [body.userId], isGrant: false })
    return null
  }),
  signedInRoute(contract.revokeRoleFromMany, async ({ body, user, ip }) => {
    await roles.allocate(db, { user, ip }, { ...body, isGrant: false })
    return null
  }),
  signedInRoute(contract.grantRoleToMany, async ({ body, user, ip }) => {
    await roles.allocate(db, { user, ip }, { ...body, isGrant: true })
    return null
  }),
]
