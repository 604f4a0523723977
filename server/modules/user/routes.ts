import { pageOf } from '#shared/contract/endpoint'
import * as contract from '#shared/contract/user'
import type { AppDeps } from '../../app.ts'
import { page } from '../../http/page.ts'
import { type Route, signedInRoute } from '../../http/route.ts'
import { departmentTree } from '../dept/service.ts'
import * as users from './service.ts'

export const userRoutes = ({ db }: Pick<AppDeps, 'db'>): readonly Route[] => [
  signedInRoute(contract.userPage, async ({ query, user }) => {
    const at = pageOf(query)
    const { rows, total } = await users.listUsers(db, user, query, at)
    return page(rows, { total, ...at })
  }),
  signedInRoute(contract.userDeptTree, ({ user }) => departmentTree(db, user)),
  signedInRoute(contract.getUser, ({ params, user }) => users.getUser(db, user, params.id)),
  signedInRoute(contract.createUser, ({ body, user, ip }) => users.createUser(db, { user, ip }, body)),
  signedInRoute(contract.updateUser, async ({ body, user, ip }) => {
    await users.updateUser(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.changeUserStatus, async ({ body, user, ip }) => {
    await users.changeStatus(db, { user, ip }, body)
    return null
  }),
  signedInRoute(contract.resetPassword, async ({ body, user, ip }) => ({
    password: await users.resetPassword(db, { user, ip }, body),
  })),
  signedInRoute(contract.deleteUsers, async ({ params, user, ip }) => {
    await users.deleteUsers(db, { user, ip }, params.ids.split(','))
    return null
  }),
  signedInRoute(contract.getUserRoles, ({ params, user }) => users.rolesOf(db, user, params.id)),
  signedInRoute(contract.assignRoles, async ({ body, user, ip }) => {
    await users.assignRoles(db, { user, ip }, body)
    return null
  }),
]
